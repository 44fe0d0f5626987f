import { mount } from "svelte";
import "./app.css";
import "./palettes.css";
import "./contrast.css";
import App from "./App.svelte";
import { paint } from "./settings.svelte";
import { preferred, speak } from "./words.svelte";

paint();
await speak(preferred(), false);
mount(App, { target: document.getElementById("app")! });
