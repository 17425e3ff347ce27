import { describe, expect, it } from "vitest";
import { rulesOf } from "../../games";
import { parse, staysHere } from "./routes";

describe("parse", () => {
    it("knows every page", () => {
        expect(parse("/")).toEqual({ page: "lobby" });
        expect(parse("/t/a-B_9")).toEqual({ page: "table", id: "a-B_9" });
        expect(parse("/replay/x1/")).toEqual({ page: "replay", id: "x1" });
        expect(parse("/rules")).toEqual({ page: "rules", book: "city" });
        expect(parse("/rules/rulings")).toEqual({ page: "rules", book: "rulings" });
        expect(parse("/account")).toEqual({ page: "account" });
        expect(parse("/achievements")).toEqual({ page: "achievements" });
        expect(parse("/mail/stop/0a-f9")).toEqual({ page: "letter", purpose: "stop", token: "0a-f9" });
    });

    it("is lost elsewhere", () => {
        for (const path of [
            "/t",
            "/t/a/b",
            "/t/a%20b",
            "/rules/chess",
            "/account/me",
            "/mail/start/0a-f9",
            "/mail/stop",
            "/api/me",
            "/nowhere",
        ]) {
            expect(parse(path)).toEqual({ page: "lost" });
        }
    });
});

describe("rulesOf", () => {
    it("sends a lone player of Troyes to the King's Challenge", () => {
        expect(rulesOf("city", 1)).toBe("/rules/solo");
        expect(rulesOf("city", 3)).toBe("/rules/city");
        expect(rulesOf("dice", 1)).toBe("/rules/dice");
        expect(rulesOf("chess", 2)).toBe("/rules");
    });
});

describe("staysHere", () => {
    const here = "http://localhost";
    const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    const link = (href: string) => ({ href: here + href, target: "", download: false, origin: here });

    it("keeps plain clicks on the page's own addresses", () => {
        expect(staysHere(link("/rules/dice#wheel"), click, here)).toBe(true);
    });

    it("leaves the rest to the browser", () => {
        expect(staysHere(link("/api/tables/x/record"), click, here)).toBe(false);
        expect(staysHere({ ...link("/"), download: true }, click, here)).toBe(false);
        expect(staysHere({ ...link("/"), target: "_blank" }, click, here)).toBe(false);
        expect(staysHere({ ...link("/"), origin: "http://elsewhere" }, click, here)).toBe(false);
        expect(staysHere(link("/"), { ...click, ctrlKey: true }, here)).toBe(false);
        expect(staysHere(link("/"), { ...click, button: 1 }, here)).toBe(false);
    });
});
