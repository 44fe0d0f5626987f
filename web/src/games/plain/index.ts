/** A table for any game, from its view alone: for one that has no client of its own. */
import { call, type GameInfo } from "../../frame/protocol";
import type { GameClient } from "../../frame/table-props";
import { learn } from "./read";
import Table from "./Table.svelte";

/** What the game declares of its view comes from the server. */
export async function client(game: string): Promise<GameClient> {
  const { games } = await call<{ games: GameInfo[] }>("GET", "/games");
  const info = games.find((one) => one.name === game);
  if (info) learn(info);
  return { Table };
}

export { Table };
