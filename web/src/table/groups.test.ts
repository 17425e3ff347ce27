import { describe, expect, it } from "vitest";
import { grouped } from "./groups";

const word = (ref: string) => ({ text: ref, ref, label: ref });
const words = ["die:r4@A", "card:merchant", "done", "pass", "die:y2@B", "banner:red", "cathedral"].map(word);

describe("choices in groups", () => {
    it("stand in the order of the list, and by number within", () => {
        expect(grouped([4, 3, 2, 1, 0, 6], words)).toEqual([
            { title: "Finish", tokens: [2] },
            { title: "Activity cards", tokens: [1] },
            { title: "Other actions", tokens: [3, 6] },
            { title: "Dice", tokens: [0, 4] },
        ]);
    });

    it("have a group for whatever is not known", () => {
        expect(grouped([5, 99], words)).toEqual([{ title: "Choices", tokens: [5, 99] }]);
    });

    it("are none where nothing can be chosen", () => {
        expect(grouped([], words)).toEqual([]);
    });
});
