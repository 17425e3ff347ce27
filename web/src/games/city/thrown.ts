/** Which dice the story throws. */

import { throwsOf } from "../throws";

export const thrownIn = throwsOf({
    "city-throw-roll-black-dice": "black",
    "city-tell-kings-first": "black",
    "city-tell-kings-second": "black",
    "city-tell-arrow-hits": "red",
    "city-tell-arrow-misses": "red",
    "city-throw-roll-head": "purple",
});
