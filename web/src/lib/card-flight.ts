import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

/**
 * Cards that visibly move between zones. A card is any element with `data-flight` (its name), a zone any element with
 * `data-zone`. What happened is shown as scenes: each shows a new view, and the cards fly to where they now lie.
 */
export interface Scene<View> {
  name: string;
  view: View;
  /** How long it stays before the next one, in milliseconds. */
  hold: number;
  /** Zones from which cards come that lay nowhere before, and to which cards go that lie nowhere after; by flight name. */
  from?: Record<string, string>;
  to?: Record<string, string>;
  /** Cards that fly face down. */
  backs?: { from: string; to: string; count: number };
  /** Something happens to a zone: it shakes, glows, or lunges at another one. */
  accent?: { zone: string; way: "shake" | "glow" | "strike"; at?: string };
}

const FLIGHT = 420;
const STAGGER = 70;
const MOST_BACKS = 5;
const LONGEST = 3500; // milliseconds: a longer story plays faster
const EASE = "cubic-bezier(.3,.1,.2,1)";

type Places = Map<string, { box: DOMRect; node: HTMLElement }>;

export const still = (): boolean => prefersReducedMotion.current;

const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** Where every card of this part of the page lies now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    const box = node.getBoundingClientRect();
    const name = node.dataset.flight ?? "";
    if (visible(box) && !found.has(name)) found.set(name, { box, node });
  }
  return found;
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: DOMRect, to: DOMRect): string {
  const [a, b] = [centre(from), centre(to)];
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${from.width / to.width})`;
}

/** A box of a card's size in the middle of a zone, or of the pile that stands for it. */
function spot(zone: string, like?: DOMRect): DOMRect | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)];
  const element = all.find((one) => visible(one.getBoundingClientRect()));
  if (!element) return null;
  const pile = element.querySelector<HTMLElement>("[data-pile]")?.getBoundingClientRect();
  if (pile && visible(pile)) return pile;
  const box = element.getBoundingClientRect();
  if (!like) return box;
  const { x, y } = centre(box);
  const width = Math.min(like.width, box.width);
  const height = (width * like.height) / like.width;
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

/** Cards that have moved since `before` glide to their new places (a sorted hand). */
export function glide(root: ParentNode, before: Places, duration = 240): void {
  if (still()) return;
  for (const [name, { box, node }] of places(root)) {
    const was = before.get(name);
    if (was && changed(was.box, box))
      node.animate([{ transform: between(was.box, box) }, { transform: "none" }], { duration, easing: EASE });
  }
}

/** What lies on something that flies goes with it. */
const carried = (node: HTMLElement, before: Places): boolean =>
  before.has(node.parentElement?.closest<HTMLElement>("[data-flight]")?.dataset.flight ?? "");
const far = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 90;
const changed = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) > 1;

/** Plays scenes one after another. `show` puts a view on the screen. */
export class Director<View> {
  #queue: Scene<View>[] = [];
  #running: Animation[] = [];
  #ghosts = new Set<HTMLElement>();
  #wake: (() => void) | null = null;
  #root: () => HTMLElement | undefined;
  #show: (view: View, scene: string) => void;
  #busy: (busy: boolean) => void;
  /** Each playback has its number, so that one that was skipped cannot go on. */
  #playback = 0;
  #playing = false;

  constructor(
    root: () => HTMLElement | undefined,
    show: (view: View, scene: string) => void,
    busy: (busy: boolean) => void = () => {},
  ) {
    this.#root = root;
    this.#show = show;
    this.#busy = busy;
  }

  get busy(): boolean {
    return this.#playing;
  }

  /** Queue scenes; the last of them must show how things are now. */
  play(scenes: Scene<View>[]): void {
    if (!scenes.length) return;
    this.#queue.push(...scenes);
    if (still() || document.hidden || !this.#root()) return this.skip();
    if (!this.#playing) void this.#run();
  }

  /** How things are now, without a story. */
  jump(view: View): void {
    this.#stop();
    this.#show(view, "");
  }

  /** To the end of the story. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#stop();
    if (last) this.#show(last.view, "");
  }

  async #run(): Promise<void> {
    const playback = ++this.#playback;
    this.#set(true);
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      await this.#play(scene, this.#rate(scene));
      if (playback !== this.#playback) return;
    }
    this.#set(false);
  }

  #set(busy: boolean): void {
    if (busy === this.#playing) return;
    this.#playing = busy;
    this.#busy(busy);
  }

  #rate(scene: Scene<View>): number {
    const left = scene.hold + this.#queue.reduce((sum, next) => sum + next.hold, 0);
    return Math.max(1, left / LONGEST);
  }

  async #play(scene: Scene<View>, rate: number): Promise<void> {
    const root = this.#root();
    if (!root) return this.#show(scene.view, scene.name);
    const before = places(root);
    // Ghosts must start where the card was, so its picture is taken before it leaves.
    const pictures = new Map(
      [...before]
        .filter(([name]) => scene.to?.[name])
        .map(([name, { node }]) => [name, node.cloneNode(true) as HTMLElement]),
    );
    const playback = this.#playback;
    this.#show(scene.view, scene.name);
    await tick();
    if (playback !== this.#playback) return;
    const after = places(root);
    this.#move(scene, before, after, rate);
    for (const [name, picture] of pictures)
      if (!after.has(name)) this.#leave(picture, before.get(name)!.box, scene.to![name]!, rate);
    if (scene.backs) this.#backs(scene.backs, rate);
    if (scene.accent) this.#accent(scene.accent, rate);
    await this.#wait(scene.hold / rate);
  }

  #move(scene: Scene<View>, before: Places, after: Places, rate: number): void {
    let order = 0;
    for (const [name, { box, node }] of after) {
      const zone = scene.from?.[name];
      if (before.has(name) && carried(node, before)) continue;
      const was = before.get(name)?.box ?? (zone ? spot(zone, box) : null);
      if (!was || !changed(was, box)) continue;
      const delay = before.has(name) ? 0 : (order++ * STAGGER) / rate;
      if (far(was, box)) this.#arrive(node, was, box, rate, delay);
      else
        this.#animate(node, [{ transform: between(was, box) }, { transform: "none" }], {
          duration: FLIGHT / rate,
          easing: EASE,
        });
    }
  }

  /** A picture of the card flies above everything; the card itself appears when it lands. */
  #arrive(node: HTMLElement, from: DOMRect, to: DOMRect, rate: number, delay: number): void {
    const duration = FLIGHT / rate;
    const picture = this.#picture(node.cloneNode(true) as HTMLElement, to, to.width);
    this.#animate(node, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    this.#fly(picture, [{ transform: between(from, to) }, { transform: "none" }], {
      duration,
      delay,
      easing: EASE,
      fill: "both",
    });
  }

  #leave(picture: HTMLElement, from: DOMRect, zone: string, rate: number, delay = 0): void {
    const to = spot(zone, from);
    if (!to) return;
    const ghost = this.#picture(
      picture,
      new DOMRect(
        to.x + to.width / 2 - from.width / 2,
        to.y + to.height / 2 - from.height / 2,
        from.width,
        from.height,
      ),
      from.width,
    );
    const [a, b] = [centre(from), centre(to)];
    const landed = `scale(${Math.min(1.2, to.width / from.width)})`;
    this.#fly(
      ghost,
      [
        { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)`, opacity: 1 },
        { transform: landed, opacity: 1, offset: 0.9 },
        { transform: landed, opacity: 0 },
      ],
      { duration: FLIGHT / rate, delay, easing: EASE, fill: "both" },
    );
  }

  /** A copy of a card, fixed above the page. */
  #picture(node: HTMLElement, box: DOMRect, width: number): HTMLElement {
    node.removeAttribute("data-flight");
    node.setAttribute("aria-hidden", "true");
    node.style.cssText += `;position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;--card-width:${width}px;margin:0;z-index:60;pointer-events:none`;
    document.body.append(node);
    this.#ghosts.add(node);
    return node;
  }

  #fly(ghost: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const gone = () => {
      ghost.remove();
      this.#ghosts.delete(ghost);
    };
    this.#animate(ghost, frames, options).finished.then(gone, gone);
  }

  #backs({ from, to, count }: NonNullable<Scene<View>["backs"]>, rate: number): void {
    const back = [...document.querySelectorAll<HTMLElement>("[data-back]")].find((node) =>
      visible(node.getBoundingClientRect()),
    );
    const start = spot(from, back?.getBoundingClientRect());
    if (!back || !start) return;
    for (let n = 0; n < Math.min(count, MOST_BACKS); n++)
      this.#leave(back.cloneNode(true) as HTMLElement, start, to, rate, (n * STAGGER) / rate);
  }

  #accent({ zone, way, at }: NonNullable<Scene<View>["accent"]>, rate: number): void {
    const node = document.querySelector<HTMLElement>(`[data-accent="${CSS.escape(zone)}"]`);
    if (!node) return;
    if (way === "shake") {
      const steps = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 4}deg)` }));
      this.#animate(node, steps, { duration: 340 / rate });
    } else if (way === "glow") {
      const glow = "drop-shadow(0 0 10px var(--bronze, #c8892b))";
      this.#animate(node, [{ filter: "none" }, { filter: glow }, { filter: "none" }], { duration: 520 / rate });
    } else {
      this.#strike(node, at ?? "", rate);
    }
  }

  #strike(node: HTMLElement, at: string, rate: number): void {
    const target = spot(at);
    const [a, b] = [centre(node.getBoundingClientRect()), centre(target ?? node.getBoundingClientRect())];
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const reach = Math.min(70, far / 2);
    const lunge = `translate(${((b.x - a.x) / far) * reach}px, ${((b.y - a.y) / far) * reach}px) scale(1.06)`;
    this.#animate(node, [{ transform: "none" }, { transform: lunge, offset: 0.45 }, { transform: "none" }], {
      duration: 460 / rate,
      easing: "ease-in-out",
    });
  }

  #animate(node: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = node.animate(frames, options);
    this.#running.push(animation);
    animation.finished
      .catch(() => {})
      .finally(() => (this.#running = this.#running.filter((other) => other !== animation)));
    return animation;
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), time);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }

  #stop(): void {
    this.#queue = [];
    this.#playback++;
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts.clear();
    this.#wake?.();
    this.#set(false);
  }
}
