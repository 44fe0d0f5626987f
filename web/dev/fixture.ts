/** For looking at a table without a server: /dev/fixture.html?view=bid&lang=fr&theme=dark under `npm run dev`. Not built. */
import { mount } from "svelte";
import "../src/app.css";
import Fixture from "./Fixture.svelte";
import { paint, settings } from "../src/settings.svelte";
import { need, speak, type Language } from "../src/words.svelte";

const query = new URLSearchParams(location.search);
settings.theme = (query.get("theme") ?? "light") as typeof settings.theme;
settings.density = (query.get("density") ?? "normal") as typeof settings.density;
paint();
await speak((query.get("lang") ?? "en") as Language, false);
await need("tammany");
mount(Fixture, { target: document.getElementById("app")!, props: { name: query.get("view") ?? "turn" } });
