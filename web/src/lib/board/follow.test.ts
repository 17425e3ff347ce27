import { describe, expect, it } from "vitest";
import { follow, type Placed } from "./follow";

const at = (kind: string, ...places: string[]): Placed[] => places.map((place) => ({ kind, place }));
const ids = (pieces: readonly { place: string; id: string }[]) =>
    Object.fromEntries(pieces.map(({ place, id }) => [place, id]));

describe("following pieces", () => {
    it("gives every new piece a name of its own", () => {
        const pieces = follow([], at("citizen:A", "palace", "palace", "card"));
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(3);
    });

    it("keeps the names of those that stay, in whatever order they are listed", () => {
        const before = follow([], at("citizen:A", "palace", "card"));
        const after = follow(before, at("citizen:A", "card", "palace"));
        expect(ids(after)).toEqual(ids(before));
    });

    it("moves the one that left to where one came", () => {
        const before = follow([], at("citizen:A", "palace", "card"));
        const after = follow(before, at("citizen:A", "palace", "city-hall"));
        expect(ids(after)["palace"]).toBe(ids(before)["palace"]);
        expect(ids(after)["city-hall"]).toBe(ids(before)["card"]);
    });

    it("never turns one kind into another", () => {
        const before = follow([], at("citizen:A", "palace"));
        const after = follow(before, at("citizen:B", "palace"));
        expect(after[0]!.id).not.toBe(before[0]!.id);
    });

    it("tells several of one kind at one place apart", () => {
        const before = follow([], at("cube:A", "event", "event"));
        const after = follow(before, at("cube:A", "event", "cathedral"));
        expect(after[0]!.id).toBe(before[0]!.id);
        expect(after[1]!.id).toBe(before[1]!.id);
    });

    it("names nobody after a piece that is gone for good", () => {
        const before = follow([], at("cube:A", "event"));
        const gone = follow(before, []);
        const later = follow(gone, at("cube:A", "event"));
        expect(later[0]!.id).not.toBe(before[0]!.id);
    });

    it("keeps what else a piece carries", () => {
        const next = [{ kind: "die", place: "A", value: 4 }];
        expect(follow([], next)[0]).toMatchObject({ kind: "die", place: "A", value: 4 });
    });
});
