import { expect, test, vi } from "vitest";
import { boardKeys, isFree, placeOf, tableKeys } from "../../src/lib/keys";
import { stageOf } from "../../src/lib/stage.svelte";
import type { GameModule, Session } from "../../src/games/module";

/** A key pressed in a place of the page. */
function pressed(key: string, place = "<p></p>", more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = place;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.body.firstElementChild!.dispatchEvent(event);
  return event;
}

function table(chosen: string[] = []) {
  const composer = { chosen, clear: vi.fn(), submit: vi.fn() };
  const run = vi.fn();
  const session = {
    composer,
    openRule: vi.fn(),
    module: { shortcuts: () => [{ key: "a", label: "", run }] } as unknown as GameModule,
  };
  return {
    composer,
    run,
    session: session as unknown as Session & { module: GameModule; openRule: ReturnType<typeof vi.fn> },
  };
}

test.each(["<input>", "<textarea></textarea>", "<select></select>", "<dialog open></dialog>", "<div popover></div>"])(
  "a key in %s is not for the table",
  (place) => {
    const { session, run } = table();
    const press = vi.fn();
    tableKeys(session, pressed("a", place));
    boardKeys({ session, press }, pressed("1", place));
    expect([run.mock.calls.length, press.mock.calls.length]).toEqual([0, 0]);
    expect(isFree(pressed("a"))).toBe(true);
  },
);

test("the page has the keys of the game, Escape and the question mark; a key with Ctrl is the browser's", () => {
  const { session, composer, run } = table();
  for (const key of ["a", "Escape", "?"]) tableKeys(session, pressed(key));
  tableKeys(session, pressed("a", "<p></p>", { ctrlKey: true }));
  expect([run.mock.calls.length, composer.clear.mock.calls.length, session.openRule.mock.calls]).toEqual([
    1,
    1,
    [[""]],
  ]);
});

test("digits press the cards, 0 is the tenth", () => {
  const press = vi.fn();
  for (const key of ["1", "9", "0", "x"]) boardKeys({ session: table().session, press }, pressed(key));
  expect(press.mock.calls).toEqual([[0], [8], [9]]);
  expect(placeOf(pressed("F1"))).toBeNull();
});

test("Ctrl+Enter confirms what is chosen and presses nothing", () => {
  for (const [chosen, times] of [
    [["2C"], 1],
    [[], 0],
  ] as const) {
    const { session, composer } = table([...chosen]);
    const event = pressed("Enter", "<button></button>", { ctrlKey: true });
    boardKeys({ session, press: () => {} }, event);
    expect([composer.submit.mock.calls.length, event.defaultPrevented]).toEqual([times, true]);
  }
});

test("Escape first ends the running animation, wherever the keyboard is; a digit does too", () => {
  const { session } = table();
  const [skip, other, press] = [vi.fn(), vi.fn(), vi.fn()];
  stageOf(session).busy = true;
  const event = pressed("Escape", "<input>");
  boardKeys({ session, skip, press, other }, event);
  expect([event.defaultPrevented, skip.mock.calls.length, other.mock.calls.length]).toEqual([true, 1, 0]);
  stageOf(session).busy = false;
  boardKeys({ session, skip, press, other }, pressed("Escape"));
  expect([skip.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  boardKeys({ session, skip, press, other }, pressed("2"));
  expect([skip.mock.calls.length, press.mock.calls]).toEqual([2, [[1]]]);
});
