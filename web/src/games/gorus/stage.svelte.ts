import type { Session } from "../module";
import { viewOf, type View } from "./view";

/** What the screen shows of a table just now: a little behind the newest update while cards are flying. */
export class Stage {
  shown = $state.raw<View | null>(null);
  scene = $state("");
  busy = $state(false);
}

const stages = new WeakMap<Session, Stage>();

/** The board and the seats of one session share a stage. */
export function stageOf(session: Session): Stage {
  let stage = stages.get(session);
  if (!stage) stages.set(session, (stage = new Stage()));
  return stage;
}

/** The view on the stage, or the newest one where no board tells stories. */
export const shownView = (session: Session): View | null => stageOf(session).shown ?? viewOf(session.update);
