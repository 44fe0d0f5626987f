/** A table's own figures in words, for the rules that tell the usual ones (MB-03, MB-06, MB-07). */
import type { Tables } from "../../frame/toml";
import { apart, say } from "../../words.svelte";
import { actionName, bonusWords } from "./terms";
import type { Bonus, Icon, Row } from "./view";

export interface Facts {
  crates: number;
  row: { action: Row; costs: number[]; icons: (Icon | "")[] }[];
  attorney: Record<string, Bonus[]>;
}

export function told(data: Tables): Record<string, string> {
  const { crates, row, attorney } = data as unknown as Facts;
  const spaces = (one: Facts["row"][number]): string =>
    apart(one.costs.map((cost, i) => (one.icons[i] ? say("mob-data-with", { cost, icon: actionName(one.icons[i]) }) : String(cost))));
  return {
    "MB-03": say("mob-data-crates-told", { crates }),
    "MB-06": row.map((one) => say("web-pair", { label: actionName(one.action), value: spaces(one) })).join("\n"),
    "MB-07": Object.entries(attorney)
      .map(([space, parts]) => say("web-pair", { label: say("mob-data-space", { space: Number(space) }), value: bonusWords(parts) }))
      .join("\n"),
  };
}
