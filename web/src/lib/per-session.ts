import type { Session } from "../games/module";

/** Something that board and seats of one session share: made when it is first asked for. */
export function perSession<Thing>(make: () => Thing): (session: Session) => Thing {
  const made = new WeakMap<Session, Thing>();
  return (session) => {
    let thing = made.get(session);
    if (thing === undefined) made.set(session, (thing = make()));
    return thing;
  };
}
