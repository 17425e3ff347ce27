/** What whoever has installed the page reads when it is opened while the server cannot be reached. It is written here
 * and now, in the reader's language and light, and shown by our worker. */

import { settings } from "../lib/page/settings.svelte";
import { t, words } from "../lib/words/words.svelte";
import again from "./again.js?raw";

/** The worker calls it the same, and knows these names. */
const KEPT = "away";
const POLICY =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
const MIDDLE = "main{max-width:40rem;margin:4rem auto;padding-inline:1rem}";

function written(): string {
    const paper = document.implementation.createHTMLDocument(t("page-unreached"));
    function add(to: Element, name: string, given: Record<string, string>, text = ""): HTMLElement {
        const one = paper.createElement(name);
        for (const key in given) one.setAttribute(key, given[key]!);
        one.textContent = text;
        to.append(one);
        return one;
    }
    const { lang, dataset } = document.documentElement;
    paper.documentElement.lang = lang;
    Object.assign(paper.documentElement.dataset, dataset);
    add(paper.head, "meta", { name: "viewport", content: "width=device-width, initial-scale=1" });
    add(paper.head, "link", { rel: "stylesheet", href: "/away.css" });
    add(paper.head, "script", { src: "/away.js", defer: "" });
    const main = add(paper.body, "main", {});
    add(main, "h1", {}, t("page-unreached"));
    add(main, "p", {}, t("page-unreached-text"));
    add(main, "a", { class: "button main", href: "" }, t("page-unreached-again"));
    return `<!doctype html>${paper.documentElement.outerHTML}`;
}

/** The page's own style: colours by day and by night, letters, buttons. */
async function style(): Promise<string> {
    const own = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
    return (own ? await (await fetch(own.href)).text() : "") + MIDDLE;
}

async function keep(page: string): Promise<void> {
    const [cache, css] = await Promise.all([caches.open(KEPT), style()]);
    const put = (name: string, type: string, text: string) =>
        cache.put(
            name,
            new Response(text, {
                headers: { "content-type": `text/${type}; charset=utf-8`, "content-security-policy": POLICY },
            }),
        );
    await Promise.all([
        put("/away", "html", page),
        put("/away.js", "javascript", again),
        put("/away.css", "css", css),
    ]);
}

/** Have it ready from now on: it is written anew whenever language or light change. A browser may forbid to keep
 * anything: then it says so in its own words. */
export function prepare(): void {
    navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
    $effect.root(() => {
        $effect(() => {
            void [words.heard, settings.theme, settings.large];
            keep(written()).catch(() => undefined);
        });
    });
}
