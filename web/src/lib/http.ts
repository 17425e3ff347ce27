/** Asking the server: JSON both ways, the token against forged requests, and errors as one clear sentence. */

import { asRefused, message, say, type Message } from "./words.svelte";

/** Why something did not work, for the person at the screen; a string is a refusal in the server's own words. */
export class Problem extends Error {
    constructor(
        readonly why: Message | string,
        readonly status: number,
    ) {
        super(typeof why === "string" ? why : why.id);
        this.name = "Problem";
    }
}

/** What to tell a person about any error. */
export function sentence(error: unknown): string {
    const why = error instanceof Problem ? error.why : message("page-problem-page");
    return typeof why === "string" ? asRefused(why) : say(why);
}

/** The value of a cookie in a document's cookie text. */
export function cookie(name: string, text: string): string {
    for (const pair of text.split(";")) {
        const [key = "", ...value] = pair.trim().split("=");
        if (key === name) return decodeURIComponent(value.join("="));
    }
    return "";
}

/** What an answer that is not a success says. */
export function refusal(status: number, body: string): Message | string {
    try {
        const parsed: unknown = JSON.parse(body);
        if (typeof parsed === "object" && parsed !== null && "message" in parsed) {
            if (typeof parsed.message === "string" && parsed.message) return parsed.message;
        }
    } catch {
        // not JSON: a proxy or the server's last resort answered
    }
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
    if (!response.ok) throw new Problem(refusal(response.status, text), response.status);
    return JSON.parse(text) as T;
}

/** Read something. */
export async function get<T>(path: string): Promise<T> {
    return answer<T>(await send("GET", path, undefined));
}

/** Change something. */
export async function post<T>(path: string, body?: unknown): Promise<T> {
    if (cookie("csrftoken", document.cookie) === "") await send("GET", "/api/me", undefined);
    return answer<T>(await send("POST", path, body));
}

/** A path with the parameters that have a value. */
export function withQuery(path: string, query: Readonly<Record<string, string | number>>): string {
    const text = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
    ).toString();
    return text === "" ? path : `${path}?${text}`;
}
