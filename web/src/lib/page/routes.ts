/** Where the page's addresses lead; no browser needed, so that it can be tested. */

import { BOOKS, LESSONS } from "../../games";

export type Route =
    | { readonly page: "lobby" }
    | { readonly page: "table"; readonly id: string }
    | { readonly page: "replay"; readonly id: string }
    | { readonly page: "lesson"; readonly name: string }
    | { readonly page: "rules"; readonly book: string }
    | { readonly page: "account" }
    | { readonly page: "achievements" }
    | { readonly page: "letter"; readonly purpose: "confirm" | "stop"; readonly token: string }
    | { readonly page: "lost" };

const TOKEN = /^[0-9a-f]{1,40}-[0-9a-f]{1,64}$/;
const ID = /^[A-Za-z0-9_-]{1,40}$/;

/** The route that a path names; `lost` if there is none. */
export function parse(path: string): Route {
    const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
    const [third = ""] = rest;
    if (first === "mail" && (second === "confirm" || second === "stop") && TOKEN.test(third))
        return { page: "letter", purpose: second, token: third };
    if (rest.length > 0) return { page: "lost" };
    if (first === "") return { page: "lobby" };
    if ((first === "account" || first === "achievements") && second === "") return { page: first };
    if (first === "t" && ID.test(second)) return { page: "table", id: second };
    if (first === "replay" && ID.test(second)) return { page: "replay", id: second };
    if (first === "learn" && LESSONS.includes(second)) return { page: "lesson", name: second };
    if (first === "rules") {
        if (second === "") return { page: "rules", book: BOOKS[0]!.name };
        if (BOOKS.some(({ name }) => name === second)) return { page: "rules", book: second };
    }
    return { page: "lost" };
}

/** Whether a click on a link is meant to stay in the page. */
export function staysHere(
    link: { href: string; target: string; download: boolean; origin: string },
    click: { button: number; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean },
    here: string,
): boolean {
    if (click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return false;
    if (link.download || (link.target !== "" && link.target !== "_self") || link.origin !== here)
        return false;
    return parse(new URL(link.href, here).pathname).page !== "lost";
}
