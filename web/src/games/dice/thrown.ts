/** Which dice the story throws: before they lie on a plaza all but the black one are clear. */

import { throwsOf } from "../throws";

export const thrownIn = throwsOf({ "dice-black-thrown": "black", "dice-die-thrown": "clear" });
