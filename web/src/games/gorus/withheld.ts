import type { Event } from "../../wire";
import type { Hidden, Session } from "../module";

/**
 * The bouts of the running round before the last completed one: nobody may look at them (GM-321). The server sends none
 * of them again; what this page has heard before must not be shown either.
 */
export function withheld(log: readonly Event[]): Set<Event> {
  const hidden = new Set<Event>();
  let bouts = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]!;
    if (["scored", "round", "ended"].includes(event.kind)) break;
    if (event.kind === "bout") bouts++;
    if (bouts > 1 && !event.kind.startsWith("table-")) hidden.add(event);
  }
  return hidden;
}

export function hides(session: Session): (event: Event) => Hidden {
  const hidden = session.past ? new Set<Event>() : withheld(session.log);
  return (event) => (hidden.has(event) ? "withheld" : "");
}
