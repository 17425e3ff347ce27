/** Asking the server: JSON both ways, the token against forged requests, and errors as one clear sentence. */

import type { Refusal } from "./types";
import { message, say, words, type Message } from "../words/words.svelte";

/** The server's word to whoever asks as one who has just signed in or out. */
const SESSION_OVER = "refused-session-over";
/** After so many milliseconds the answer that says who one is now has come as well. */
const PAUSE = 300;

/** Why something did not work, for the person at the screen. */
export class Problem extends Error {
    constructor(
        readonly why: Message,
        readonly status: number,
        /** Seconds after which the same will be welcome; 0 where waiting does not help. */
        readonly retry = 0,
    ) {
        super(why.id);
        this.name = "Problem";
    }
}

/** What to tell a person about any error. */
export function sentence(error: unknown): string {
    return say(error instanceof Problem ? error.why : message("page-problem-page"));
}

/** The value of a cookie in a document's cookie text. */
export function cookie(name: string, text: string): string {
    for (const pair of text.split(";")) {
        const [key = "", ...value] = pair.trim().split("=");
        if (key === name) return decodeURIComponent(value.join("="));
    }
    return "";
}

/** A problem that the server tells of, once there are words for it; a newer server may say what this page has none for. */
export async function problem(why: Message, status: number, retry = 0): Promise<Problem> {
    return new Problem((await words.learn(why)) ? why : general(status), status, retry);
}

/** Ask, and ask again after the time that a refusal names, as long as the answer is wanted; `told` hears of the first. */
export async function patiently<T>(
    ask: () => Promise<T>,
    wanted: () => boolean,
    told: (error: unknown) => void,
): Promise<T | undefined> {
    for (let first = true; wanted(); first = false) {
        try {
            return await ask();
        } catch (error) {
            const wait = error instanceof Problem ? error.retry : 0;
            if (wanted() && (first || !wait)) told(error);
            if (!wait) return undefined;
            await new Promise((done) => setTimeout(done, wait * 1000));
        }
    }
    return undefined;
}

/** What an answer that is not a success says. */
export function refusal(status: number, body: string): Message {
    try {
        const { message } = JSON.parse(body) as Partial<Refusal>;
        if (message?.id) return message;
    } catch {
        // not JSON: a proxy or the server's last resort answered
    }
    return general(status);
}

/** What a status alone says. */
function general(status: number): Message {
    if (status === 429) return message("page-problem-fast");
    if (status === 404) return message("page-problem-missing");
    if (status === 403) return message("page-problem-forbidden");
    return message("page-problem-server");
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
    const headers: Record<string, string> = { accept: "application/json" };
    if (method !== "GET") headers["x-csrftoken"] = cookie("csrftoken", document.cookie);
    if (body !== undefined) headers["content-type"] = "application/json";
    try {
        return await fetch(path, {
            method,
            headers,
            credentials: "same-origin",
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
    } catch {
        throw new Problem(message("page-problem-line"), 0);
    }
}

async function answer<T>(response: Response): Promise<T> {
    const text = await response.text();
    if (!response.ok) throw await problem(refusal(response.status, text), response.status);
    return (text === "" ? null : JSON.parse(text)) as T;
}

/** Ask; what was on its way while this browser signed in or out is asked once more, as who one is now. */
async function ask<T>(method: string, path: string, body: unknown): Promise<T> {
    try {
        return await answer<T>(await send(method, path, body));
    } catch (error) {
        if (!(error instanceof Problem) || error.why.id !== SESSION_OVER) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
    return answer<T>(await send(method, path, body));
}

/** Read something. */
export function get<T>(path: string): Promise<T> {
    return ask<T>("GET", path, undefined);
}

/** Change something. */
export async function post<T>(path: string, body?: unknown): Promise<T> {
    if (cookie("csrftoken", document.cookie) === "") await send("GET", "/api/me", undefined);
    return ask<T>("POST", path, body);
}

/** A path with the parameters that have a value. */
export function withQuery(path: string, query: Readonly<Record<string, string | number>>): string {
    const text = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
    ).toString();
    return text === "" ? path : `${path}?${text}`;
}
