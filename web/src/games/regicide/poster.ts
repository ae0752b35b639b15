import type { Poster } from "../poster";
import picture from "./poster.svg";

const poster: Poster = { picture, minutes: [15, 30], first: { players: 2 } };

export default poster;
