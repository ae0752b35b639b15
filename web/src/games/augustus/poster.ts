import type { Poster } from "../poster";
import picture from "./poster.svg";

const poster: Poster = { picture, minutes: [20, 40], first: { players: 3, options: { start: "random3" } } };

export default poster;
