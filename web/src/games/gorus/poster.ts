import type { Poster } from "../poster";
import picture from "./poster.svg";

const poster: Poster = { picture, minutes: [15, 40], first: { players: 4 } };

export default poster;
