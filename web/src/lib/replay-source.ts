import type { PlayOn, Replay, ReplayPage, TableMade } from "../wire";
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
  page: (seat, first) => api.replayPage(name, seat, first),
  playOn: (wanted) => api.playOn(name, wanted),
});

/** The server keeps no record that somebody brings: it is sent again with every question. */
export const fromRecord = (record: string): Source => ({
  name: FILE,
  replay: (seat) => api.recordReplay({ record, seat }),
  page: (seat, first) => api.recordPage({ record, seat, first }),
  playOn: (wanted) => api.recordPlayOn({ ...wanted, record }),
});

const KEPT = "ludus-record";
let brought: string | null = null;

/** Remember a record until this tab is closed. */
export function bring(record: string): void {
  brought = record;
  try {
    sessionStorage.setItem(KEPT, record);
  } catch {
    // Without room for it only a reload loses it.
  }
}

export const broughtRecord = (): string | null => brought ?? sessionStorage.getItem(KEPT);
