import { expect, test } from "vitest";
import { shapeOf } from "./screen.svelte";

test.each([
    [390, 844, "phone"],
    [360, 480, "phone"],
    [844, 390, "low"],
    [720, 450, "low"], // 1440 × 900 at 200 %
    [683, 384, "low"],
    [820, 1180, "tablet"],
    [1024, 1366, "tablet"],
    [768, 1024, "tablet"],
    [1180, 820, "desk"],
    [960, 540, "desk"],
    [1366, 768, "desk"],
    [2560, 1440, "desk"],
] as const)("a window of %i × %i", (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
});
