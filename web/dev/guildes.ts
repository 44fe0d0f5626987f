/**
 * The table of Guildes without a server: /dev/guildes.html?file=/dev/guildes.json&view=take&lang=fr&theme=dark under
 * `npm run dev`. Not built. The file holds { name: { view, log } };
 * with `at` the log's first line is a show, at that step.
 */
import { mount } from "svelte";
import "../src/app.css";
import { paint, settings } from "../src/settings.svelte";
import { need, speak, type Language } from "../src/words.svelte";
import Guildes from "./Guildes.svelte";
import GuildesShow from "./GuildesShow.svelte";

const query = new URLSearchParams(location.search);
settings.theme = (query.get("theme") ?? "light") as typeof settings.theme;
settings.density = (query.get("density") ?? "normal") as typeof settings.density;
paint();
await speak((query.get("lang") ?? "en") as Language, false);
await need("guildes", "guildes-steps");
const all = await (await fetch(query.get("file") ?? "/dev/guildes.json")).json();
const recorded = all[query.get("view") ?? Object.keys(all)[0]!];
const target = document.getElementById("app")!;
const at = query.get("at");
if (at === null) mount(Guildes, { target, props: { recorded } });
else mount(GuildesShow, { target, props: { view: recorded.view, steps: recorded.log[0].steps, at: Number(at) } });
