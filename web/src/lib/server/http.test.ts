import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wait } from "./backoff";
import "../words/english.testing";
import { cookie, get, post, Problem, refusal, sentence, withQuery } from "./http";

describe("cookie", () => {
    it("finds the whole value of the one that is meant", () => {
        expect(cookie("csrftoken", "a=1; csrftoken=x=y%3B; xcsrftoken=2")).toBe("x=y;");
        expect(cookie("csrftoken", "notcsrftoken=1")).toBe("");
    });
});

describe("refusal", () => {
    it("hands on what the server says", () => {
        expect(refusal(409, '{"message": {"id": "refused-seat-taken"}}')).toEqual({
            id: "refused-seat-taken",
        });
    });

    it("has words of its own where the server has none", () => {
        expect(refusal(429, "<html>")).toEqual({ id: "page-problem-fast" });
        expect(refusal(404, "{}")).toEqual({ id: "page-problem-missing" });
        expect(refusal(403, '{"message": "No."}')).toEqual({ id: "page-problem-forbidden" });
        expect(refusal(404, "null")).toEqual({ id: "page-problem-missing" });
        expect(refusal(502, "")).toEqual({ id: "page-problem-server" });
    });
});

describe("withQuery", () => {
    it("adds what is there", () => {
        expect(withQuery("/a", {})).toBe("/a");
        expect(withQuery("/a", { seat: 1, name: "é&" })).toBe("/a?seat=1&name=%C3%A9%26");
    });
});

describe("asking", () => {
    const asked: { path: string; init: RequestInit }[] = [];
    let answer: () => Promise<Response>;

    beforeEach(() => {
        asked.length = 0;
        answer = async () => new Response('{"id": "x"}');
        vi.stubGlobal("document", { cookie: "csrftoken=abc" });
        vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
            asked.push({ path, init });
            return answer();
        });
    });
    afterEach(() => vi.unstubAllGlobals());

    it("sends JSON and the token against forged requests", async () => {
        expect(await post("/api/tables", { game: "dice" })).toEqual({ id: "x" });
        expect(asked).toHaveLength(1);
        expect(asked[0]?.init.method).toBe("POST");
        expect(asked[0]?.init.body).toBe('{"game":"dice"}');
        expect(asked[0]?.init.headers).toEqual({
            accept: "application/json",
            "content-type": "application/json",
            "x-csrftoken": "abc",
        });
    });

    it("says who it is before it changes anything", async () => {
        vi.stubGlobal("document", { cookie: "" });
        await post("/api/tables");
        expect(asked.map(({ path }) => path)).toEqual(["/api/me", "/api/tables"]);
    });

    it("turns refusals and dropped lines into problems", async () => {
        const why = { id: "refused-too-many", args: { seconds: 1 } };
        answer = async () => new Response(JSON.stringify({ message: why }), { status: 429 });
        const refused = await get("/api/x").catch((found: unknown) => found);
        expect(refused).toEqual(new Problem(why, 429));
        expect(sentence(refused)).toBe("That was too much at once; try again in 1 second.");
        answer = async () => new Response('{"message": {"id": "refused-newly"}}', { status: 404 });
        vi.useFakeTimers();
        const unknown = get("/api/x").catch((found: unknown) => found);
        await vi.advanceTimersByTimeAsync(3_000);
        expect(sentence(await unknown)).toBe("There is nothing here; check the address.");
        vi.useRealTimers();
        answer = () => Promise.reject(new TypeError("network"));
        const error = await get("/api/x").catch((found: unknown) => found);
        expect(sentence(error)).toBe("The server cannot be reached; check the connection and try again.");
        expect(sentence(new Error("x"))).toBe("Something went wrong in this page; load it again.");
    });
});

describe("wait", () => {
    it("grows to half a minute and no further", () => {
        expect([0, 1, 2, 6, 100].map((attempt) => wait(attempt, () => 1))).toEqual([
            500, 1000, 2000, 30000, 30000,
        ]);
        expect(wait(1, () => 0)).toBe(500);
    });
});
