import { describe, expect, it } from "vitest";
import { CLOCKS, clockOf, faceOf, lengthOf, patienceOf } from "./terms";

describe("time at a table", () => {
    it("is named in the largest unit that fits", () => {
        expect(lengthOf(3 * 86_400)).toEqual({ id: "page-time-days", args: { count: 3 } });
        expect(lengthOf(43_200)).toEqual({ id: "page-time-hours", args: { count: 12 } });
        expect(lengthOf(90)).toEqual({ id: "page-time-seconds", args: { count: 90 } });
        expect(patienceOf(0)).toEqual({ id: "page-patience-none" });
        expect(clockOf(CLOCKS.live[2]).id).toBe("page-clock-reserve");
    });
    it("is shown as a clock does", () => {
        expect(faceOf(65)).toEqual({ id: "page-clock-time", args: { time: "1:05" } });
        expect(faceOf(3_661)).toEqual({ id: "page-clock-time", args: { time: "1:01:01" } });
        expect(faceOf(-2)).toEqual({ id: "page-clock-time", args: { time: "0:00" } });
        expect(faceOf(90_000)).toEqual({ id: "page-clock-days", args: { days: 1, hours: 1 } });
    });
});
