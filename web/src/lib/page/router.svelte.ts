/** The page's address as state, on the browser's own history. */

import { tick } from "svelte";
import { parse, staysHere, type Route } from "./routes";

class Router {
    path = $state(location.pathname);
    hash = $state(location.hash);
    readonly route: Route = $derived(parse(this.path));

    /** Follow the browser's buttons and all links of the page; returns how to stop. */
    start(): () => void {
        const back = () => this.#read();
        const click = (event: MouseEvent) => this.#click(event);
        addEventListener("popstate", back);
        addEventListener("hashchange", back);
        document.addEventListener("click", click);
        return () => {
            removeEventListener("popstate", back);
            removeEventListener("hashchange", back);
            document.removeEventListener("click", click);
        };
    }

    /** Go to an address of this page. */
    go(address: string, how: { replace?: boolean } = {}): void {
        const from = this.path;
        history[how.replace ? "replaceState" : "pushState"](null, "", address);
        this.#read();
        if (this.path !== from && this.hash === "") {
            scrollTo(0, 0);
            void tick().then(() => document.getElementById("content")?.focus({ preventScroll: true }));
        }
    }

    #read(): void {
        this.path = location.pathname;
        this.hash = location.hash;
    }

    #click(event: MouseEvent): void {
        if (event.defaultPrevented || !(event.target instanceof Element)) return;
        const link = event.target.closest("a");
        if (!link?.href) return;
        const { href, target, origin } = link;
        if (
            !staysHere(
                { href, target, origin, download: link.hasAttribute("download") },
                event,
                location.origin,
            )
        )
            return;
        event.preventDefault();
        const url = new URL(href);
        this.go(url.pathname + url.search + url.hash);
    }
}

export const router = new Router();

/** Go to an address of this page. */
export function go(address: string): void {
    router.go(address);
}
