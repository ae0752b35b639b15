import type {
  Comments,
  DeckRead,
  Erased,
  Hinted,
  Info,
  Judged,
  LessonAnswer,
  LessonScene,
  LinkSeen,
  Me,
  MyDevices,
  MyLink,
  MyTables,
  NewComment,
  NewTable,
  PlayOn,
  Proof,
  RecordShown,
  Replay,
  ReplayPage,
  SetMe,
  TableLine,
  TableMade,
  Trouble,
} from "../wire";
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
    const body = (await response.json()) as Partial<Trouble>;
    return body.reason ? { reason: body.reason, rule: body.rule ?? "", wait: body.wait ?? 0 } : null;
  } catch {
    return null;
  }
}

/** May the same question be answered another time? Not where the server has looked and said no. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Failure) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** Is what was asked for not there at all? */
export const isMissing = (error: unknown): boolean => error instanceof Failure && error.status === 404;

/** A sentence for the player. */
export function sentence(error: unknown): string {
  const reason = error instanceof Failure ? error.trouble?.reason : null;
  if (reason) return reason[words.language] ?? reason["en"] ?? words.t("server-trouble");
  return words.t(error instanceof Failure && error.status ? "server-trouble" : "no-server");
}

const table = (name: string): string => `/api/tables/${encodeURIComponent(name)}`;

const lesson = (game: string, step: number): string => `/api/lessons/${encodeURIComponent(game)}/${step}`;

export const api = {
  info: () => ask<Info>("/api/info"),
  me: () => ask<Me>("/api/me"),
  setMe: (me: SetMe) => ask<Me>("/api/me", "PUT", me),
  newTable: (made: NewTable) => ask<TableMade>("/api/tables", "POST", made),
  readDeck: (game: string, text: string) => ask<DeckRead>(`/api/games/${game}/decks`, "POST", { text }),
  schema: (game: string) => ask<unknown>(`/api/games/${game}/schema`),
  defaultDeck: (game: string, option: string): string => `/api/games/${game}/decks/${option}`,
  table: (name: string) => ask<TableLine>(table(name)),
  claim: (name: string, key: string) => ask<TableMade>(`${table(name)}/claim`, "POST", { key }),
  record: (name: string): string => `${table(name)}/record`,
  proof: (name: string) => ask<Proof>(`${table(name)}/proof`),
  recordProof: (record: string) => ask<Proof>("/api/proof", "POST", { record }),
  replay: (name: string, seat: string) => ask<Replay>(`${table(name)}/replay?seat=${seat}`),
  replayPage: (name: string, seat: string, first: number) =>
    ask<ReplayPage>(`${table(name)}/replay/frames?seat=${seat}&first=${first}`),
  playOn: (name: string, wanted: PlayOn) => ask<TableMade>(`${table(name)}/replay/play-on`, "POST", wanted),
  recordReplay: (shown: RecordShown) => ask<Replay>("/api/replay", "POST", shown),
  recordPage: (shown: RecordShown) => ask<ReplayPage>("/api/replay/frames", "POST", shown),
  recordPlayOn: (wanted: PlayOn) => ask<TableMade>("/api/replay/play-on", "POST", wanted),
  comments: (name: string) => ask<Comments>(`${table(name)}/comments`),
  comment: (name: string, comment: NewComment) => ask<Comments>(`${table(name)}/comments`, "POST", comment),
  forgetComment: (name: string, id: string) =>
    ask<Comments>(`${table(name)}/comments/${encodeURIComponent(id)}`, "DELETE"),
  lesson: (game: string, step: number) => ask<LessonScene>(lesson(game, step)),
  judgeInLesson: (game: string, step: number, move: string) =>
    ask<Judged>(`${lesson(game, step)}/judge`, "POST", { move }),
  playInLesson: (game: string, step: number, move: string) =>
    ask<LessonAnswer>(`${lesson(game, step)}/play`, "POST", { move }),
  lessonHint: (game: string, step: number) => ask<Hinted>(`${lesson(game, step)}/hint`),
  myTables: (status: "running" | "over", after: string) =>
    ask<MyTables>(`/api/me/tables?status=${status}&after=${encodeURIComponent(after)}`),
  devices: () => ask<MyDevices>("/api/me/devices"),
  stayAlone: () => ask<MyDevices>("/api/me/devices", "DELETE"),
  makeLink: () => ask<MyLink>("/api/me/link", "POST"),
  dropLink: () => ask<MyDevices>("/api/me/link", "DELETE"),
  lookAtLink: (code: string) => ask<LinkSeen>("/api/me/link/look", "POST", { code }),
  useLink: (code: string) => ask<Me>("/api/me/link/use", "POST", { code }),
  erase: (confirm: string) => ask<Erased>("/api/me/erase", "POST", { confirm }),
  myData: "/api/me/export",
};
