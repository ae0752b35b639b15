import type { Poster } from "../poster";
import picture from "./poster.svg";

const poster: Poster = { picture, minutes: [40, 60], first: { players: 4 } };

export default poster;
