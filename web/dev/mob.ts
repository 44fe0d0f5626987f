/** The table of MOB without a server: /dev/mob.html?view=load&lang=fr&theme=dark under `npm run dev`. Not built. */
import { mount } from "svelte";
import "../src/app.css";
import { paint, settings } from "../src/settings.svelte";
import { need, speak, type Language } from "../src/words.svelte";
import Mob from "./Mob.svelte";

const query = new URLSearchParams(location.search);
settings.theme = (query.get("theme") ?? "light") as typeof settings.theme;
settings.density = (query.get("density") ?? "normal") as typeof settings.density;
paint();
await speak((query.get("lang") ?? "en") as Language, false);
await need("mob");
mount(Mob, { target: document.getElementById("app")!, props: { name: query.get("view") ?? "load" } });
