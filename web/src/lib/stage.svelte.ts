import { onDestroy, untrack } from "svelte";
import type { Session } from "../games/module";
import type { Event, Update } from "../wire";
import { Director, type Scene } from "./card-flight";
import { perSession } from "./per-session";

/** What the screen shows of a table just now: a little behind the newest update while cards are flying. */
export class Stage<View> {
  shown = $state.raw<View | null>(null);
  /** The scene that is being played; "" when the screen is up to date. */
  scene = $state("");
  busy = $state(false);
}

const stages = perSession(() => new Stage<unknown>());

/** The board and the seats of one session share a stage. */
export const stageOf = <View>(session: Session): Stage<View> => stages(session) as Stage<View>;

export interface Play<View> {
  session(): Session;
  root(): HTMLElement | undefined;
  view(update: Update): View | null;
  /** What happened between two views, as scenes; [] where only the result can be shown. */
  story(before: View, events: readonly Event[], after: View): Scene<View>[];
  /** Called for every update, before its scenes are played. */
  heard?(before: View | null, after: View): void;
}

/** Plays what happens at a table as scenes on its stage. Called once by a board while it is created; returns a function that skips. */
export function onStage<View>(play: Play<View>): () => void {
  const stage = () => stageOf<View>(play.session());
  const director = new Director<View>(
    play.root,
    (shown, scene) => {
      stage().shown = shown;
      stage().scene = scene;
    },
    (busy) => (stage().busy = busy),
  );
  let latest: Update | null = null;
  let online = true;
  let paused = false;

  function follow(now: Update): void {
    const before = latest && play.view(latest);
    const after = play.view(now);
    latest = now;
    if (!after) return;
    play.heard?.(before, after);
    const scenes = before && !paused ? play.story(before, play.session().fresh, after) : [];
    paused = false;
    if (scenes.length) director.play(scenes);
    else if (director.busy && before) director.play([{ name: "", view: after, hold: 0 }]);
    else director.jump(after);
  }
  $effect.pre(() => {
    const now = play.session().update;
    const connected = play.session().online;
    untrack(() => {
      if (now !== latest) follow(now);
      if (online && !connected) paused = true; // what was missed is not played, only its result shown
      online = connected;
    });
  });
  onDestroy(() => {
    director.skip();
    stage().shown = null;
    stage().scene = "";
  });
  const skip = () => void (stage().busy && director.skip());
  // A player who is already choosing an answer, on the board or from a list, wants to see how things are now.
  $effect(() => {
    if (play.session().composer.chosen.length) untrack(skip);
  });
  return skip;
}
