import type { Poster } from "../poster";
import picture from "./poster.svg";

const poster: Poster = { picture, minutes: [60, 120], first: { players: 3, options: { length: "quick" } } };

export default poster;
