/** What a file of printed facts is made of: numbers, texts, lists and tables; and how it is written down. */
export type Toml = string | number | boolean | Toml[] | { [name: string]: Toml };
export type Tables = Record<string, Toml>;

const isTable = (value: Toml): value is Tables => typeof value === "object" && !Array.isArray(value);
const key = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));
const value = (fact: Toml): string =>
  Array.isArray(fact) ? `[${fact.map(value).join(", ")}]` : isTable(fact) ? `{ ${lines(fact).join(", ")} }` : JSON.stringify(fact);
const lines = (table: Tables): string[] => Object.entries(table).map(([name, fact]) => `${key(name)} = ${value(fact)}`);

/** As TOML: plain members first, then each table, and each entry of a list of tables, under its heading. */
export function written(tables: Tables): string {
  const plain: Tables = {};
  const blocks: string[] = [];
  for (const [name, fact] of Object.entries(tables)) {
    const several = Array.isArray(fact) && fact.length > 0 && fact.every(isTable);
    if (several) blocks.push(...(fact as Tables[]).map((one) => [`[[${key(name)}]]`, ...lines(one)].join("\n")));
    else if (isTable(fact)) blocks.push([`[${key(name)}]`, ...lines(fact)].join("\n"));
    else plain[name] = fact;
  }
  return [lines(plain).join("\n"), ...blocks].filter(Boolean).join("\n\n") + "\n";
}
