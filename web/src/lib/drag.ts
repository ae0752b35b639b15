import type { Attachment } from "svelte/attachments";

/** What a draggable element reports. Zones are elements with `data-drop`; its value is the zone's name. */
export interface Dragging {
  enabled(): boolean;
  /** The drag begins. */
  lift?(): void;
  /** The zone under the pointer has changed. */
  over(zone: string | null): void;
  /** Let go over this zone, or nowhere; not called when the drag was given up. It lies there until the promise is kept. */
  drop(zone: string | null): void | Promise<void>;
  /** It is over, however it ended. */
  end?(): void;
}

const FAR = 6; // pixels: a shorter way stays a click
const REST = 300; // milliseconds: after a drop was answered, until the page has followed
const LONG = 220; // milliseconds: a finger that rests so long lifts the card; one that moves earlier scrolls the page

/** Pointer drag for mouse, pen and touch. A short press stays a click; Escape gives the drag up. */
export function draggable(dragging: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let lifted = false;
    let dragged = false;
    let over: string | null = null;
    let timer = 0;

    const zoneAt = (x: number, y: number): string | null => {
      for (const element of document.elementsFromPoint(x, y)) {
        const zone = node.contains(element) ? null : element.closest<HTMLElement>("[data-drop]");
        if (zone) return zone.dataset.drop ?? null;
      }
      return null;
    };
    const lift = () => {
      lifted = dragged = true;
      node.classList.add("dragging");
      dragging.lift?.();
    };
    const follow = (x: number, y: number) => {
      if (!start) return;
      node.style.translate = `${x - start.x}px ${y - start.y}px`;
      const zone = zoneAt(x, y);
      if (zone !== over) dragging.over((over = zone));
    };
    const settle = () => {
      node.style.translate = "";
      node.classList.remove("dragging");
    };
    const end = () => {
      clearTimeout(timer);
      const was = lifted;
      start = null;
      lifted = false;
      over = null;
      removeEventListener("keydown", escape, true);
      if (was) {
        dragging.over(null);
        dragging.end?.();
      }
    };
    const reset = () => {
      end();
      settle();
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !dragging.enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragged = false;
      addEventListener("keydown", escape, true);
      if (event.pointerType === "touch") timer = window.setTimeout(lift, LONG);
      else node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= FAR;
      if (!lifted && far) {
        if (event.pointerType === "touch") return reset();
        lift();
      }
      if (lifted) follow(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      if (!lifted) return reset();
      const zone = zoneAt(event.clientX, event.clientY);
      end();
      setTimeout(() => (dragged = false)); // the click that follows comes before this
      const done = dragging.drop(zone);
      if (done) void done.finally(() => setTimeout(settle, REST));
      else settle();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !lifted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      reset();
    };
    // Without this the browser would scroll with the lifted card; before the card is lifted it may.
    const hold = (event: Event) => {
      if (lifted && event.cancelable) event.preventDefault();
    };
    const menu = (event: Event) => {
      if (start) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", reset);
    node.addEventListener("touchmove", hold, { passive: false });
    node.addEventListener("contextmenu", menu);
    node.addEventListener("click", click, true);
    return () => {
      reset();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", reset);
      node.removeEventListener("touchmove", hold);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("click", click, true);
    };
  };
}
