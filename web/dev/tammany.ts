import { mount } from "svelte";
import "../src/app.css";
import Fixture from "./TammanyFixture.svelte";
import Night from "./Night.svelte";
import { paint, settings } from "../src/settings.svelte";
import { need, speak, type Language } from "../src/words.svelte";

const query = new URLSearchParams(location.search);
settings.theme = (query.get("theme") ?? "light") as typeof settings.theme;
settings.density = (query.get("density") ?? "normal") as typeof settings.density;
paint();
await speak((query.get("lang") ?? "en") as Language, false);
await need("tammany", "tammany-steps");
const view = await (await fetch(`/dev/views/${query.get("view")}.json`)).json();
if (view.steps) mount(Night, { target: document.getElementById("app")!, props: { ...view, at: Number(query.get("at")) } });
else mount(Fixture, { target: document.getElementById("app")!, props: view.view ? view : { view } });
