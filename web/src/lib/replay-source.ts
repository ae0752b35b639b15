import type { PlayOn, Replay, ReplayChange, ReplayFrame, ReplayPage, TableMade } from "../wire";
import { api } from "./api";

/** Where a replay comes from: a table of the server, or a record that this browser holds. */
export interface Source {
  /** The name in the address. */
  readonly name: string;
  replay(seat: string): Promise<Replay>;
  page(seat: string, first: number): Promise<ReplayPage>;
  playOn(wanted: PlayOn): Promise<TableMade>;
}

/** In the place of a table's name. */
export const FILE = "file";

export const fromTable = (name: string): Source => ({
  name,
  replay: (seat) => api.replay(name, seat),
  page: async (seat, first) => unpacked(await api.replayPage(name, seat, first)),
  playOn: (wanted) => api.playOn(name, wanted),
});

/** The server does not store uploaded records: the text is sent again with every request. */
export const fromRecord = (record: string): Source => ({
  name: FILE,
  replay: (seat) => api.recordReplay({ record, seat }),
  page: async (seat, first) => unpacked(await api.recordPage({ record, seat, first })),
  playOn: (wanted) => api.recordPlayOn({ ...wanted, record }),
});

/** A page with whole views: after the first one, the server sends only what has changed since the one before. */
export function unpacked(page: ReplayPage): ReplayPage {
  let view: ReplayFrame["view"] = null;
  const frames = page.frames.map((frame) => {
    if (!frame.changes) {
      view = frame.view ?? view;
      return frame;
    }
    view = frame.changes.reduce<unknown>((whole, change) => changed(whole, change, 0), view) as ReplayFrame["view"];
    return { view, to_act: frame.to_act };
  });
  return { ...page, frames };
}

/** The value with one place of it changed; what stays the same is shared, nothing is written into it. */
function changed(value: unknown, change: ReplayChange, depth: number): unknown {
  const name = change.at[depth];
  if (name === undefined) return change.value ?? null;
  const last = change.gone === true && depth === change.at.length - 1;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    if (last) list.length = Number(name);
    else list[Number(name)] = changed(list[Number(name)], change, depth + 1);
    return list;
  }
  const fields = new Map(Object.entries(value as Record<string, unknown>));
  if (last) fields.delete(String(name));
  else fields.set(String(name), changed(fields.get(String(name)), change, depth + 1));
  return Object.fromEntries(fields);
}

const STORAGE_KEY = "ludus-record";
let brought: string | null = null;

/** Remember a record until this tab is closed. */
export function bring(record: string): void {
  brought = record;
  try {
    sessionStorage.setItem(STORAGE_KEY, record);
  } catch {
    // Without room for it only a reload loses it.
  }
}

export const broughtRecord = (): string | null => brought ?? sessionStorage.getItem(STORAGE_KEY);
