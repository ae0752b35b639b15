import type { Info, Me, NewTable, SetMe, TableLine, TableMade, Trouble } from "../wire";
import { words } from "./words.svelte";

/** What goes over plain HTTP. */

export class Failure extends Error {
  constructor(
    readonly trouble: Trouble | null,
    readonly status = 0,
  ) {
    super(trouble?.reason["en"] ?? `status ${status}`);
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failure(null);
  }
  if (!response.ok) throw new Failure(await trouble(response), response.status);
  return (await response.json()) as T;
}

async function trouble(response: Response): Promise<Trouble | null> {
  try {
    const told = (await response.json()) as Partial<Trouble>;
    return told.reason ? { reason: told.reason, rule: told.rule ?? "", wait: told.wait ?? 0 } : null;
  } catch {
    return null;
  }
}

/** A sentence for the player. */
export function sentence(error: unknown): string {
  const told = error instanceof Failure ? error.trouble?.reason : null;
  if (told) return told[words.language] ?? told["en"] ?? words.t("server-trouble");
  return words.t(error instanceof Failure && error.status ? "server-trouble" : "no-server");
}

const table = (name: string): string => `/api/tables/${encodeURIComponent(name)}`;

export const api = {
  info: () => ask<Info>("/api/info"),
  me: () => ask<Me>("/api/me"),
  setMe: (me: SetMe) => ask<Me>("/api/me", "PUT", me),
  newTable: (made: NewTable) => ask<TableMade>("/api/tables", "POST", made),
  table: (name: string) => ask<TableLine>(table(name)),
  claim: (name: string, key: string) => ask<TableMade>(`${table(name)}/claim`, "POST", { key }),
  record: (name: string): string => `${table(name)}/record`,
};
