import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wait } from "./backoff";
import "../words/english.testing";
import { message } from "../words/words.svelte";
import { cookie, get, patiently, post, Problem, refusal, sentence, withQuery } from "./http";

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

    it("asks once more what was on its way while one signed in", async () => {
        const answers = [
            new Response('{"message": {"id": "refused-session-over", "args": {}}}', { status: 401 }),
            new Response('{"name": "Aude"}'),
        ];
        answer = async () => answers.shift() ?? new Response("{}", { status: 500 });
        vi.useFakeTimers();
        const found = get("/api/me");
        await vi.advanceTimersByTimeAsync(1_000);
        expect(await found).toEqual({ name: "Aude" });
        vi.useRealTimers();
        expect(asked.map(({ path }) => path)).toEqual(["/api/me", "/api/me"]);
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

describe("asking patiently", () => {
    const busy = (retry: number) => new Problem(message("page-problem-fast"), 0, retry);

    it("asks again after the time that a refusal names, and says so once", async () => {
        vi.useFakeTimers();
        const answers = [busy(3), busy(1), "a tree"];
        const asked: number[] = [];
        const told: unknown[] = [];
        const begin = Date.now();
        const found = patiently(
            async () => {
                asked.push(Date.now() - begin);
                const next = answers.shift();
                if (next instanceof Problem) throw next;
                return next;
            },
            () => true,
            (error) => told.push(error),
        );
        await vi.runAllTimersAsync();
        expect(await found).toBe("a tree");
        expect(asked).toEqual([0, 3000, 4000]);
        expect(told).toEqual([busy(3)]);
        vi.useRealTimers();
    });

    it("does not ask for what nobody wants any more, or what waiting does not mend", async () => {
        vi.useFakeTimers();
        let [asked, wanted] = [0, true];
        const told: unknown[] = [];
        const ask = (retry: number) => async () => {
            asked++;
            throw busy(retry);
        };
        const gone = patiently(
            ask(5),
            () => wanted,
            (error) => told.push(error),
        );
        await vi.advanceTimersByTimeAsync(4000);
        wanted = false;
        await vi.runAllTimersAsync();
        expect(await gone).toBeUndefined();
        expect(asked).toBe(1);
        wanted = true;
        const never = patiently(
            ask(0),
            () => wanted,
            (error) => told.push(error),
        );
        expect(await never).toBeUndefined();
        expect([asked, told.length]).toEqual([2, 2]);
        vi.useRealTimers();
    });
});
