import { mount } from "svelte";
import "./theme.css";
import "./base.css";
import App from "./App.svelte";
import { LOBBY_WORDS } from "./games";
import { settings } from "./lib/page/settings.svelte";
import { words } from "./lib/words/words.svelte";

settings.begin();
// Whoever has the page open while the server is renewed has names of parts that are there no more: the page is loaded
// anew, which loses nothing, but not again and again. Where nobody answers it is the line that is down, and a page that
// is loaded anew would be lost: the part is asked for again by whoever wants it.
addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem("renewed")) < 60_000) return;
    void fetch("/manifest.webmanifest", { cache: "no-store" }).then(
        ({ ok }) => {
            if (!ok) return;
            sessionStorage.setItem("renewed", String(Date.now()));
            location.reload();
        },
        () => undefined,
    );
});
const page = document.getElementById("page");
// Without words there would be nothing to read.
const read = words.start(LOBBY_WORDS);
if (page) void read.then(() => mount(App, { target: page }));

// Whoever opens an installed page is told by ourselves if the server cannot be reached; all others have their browser.
let away: Promise<void> | undefined;
const prepare = () => (away ??= read.then(() => import("./away/away.svelte")).then((part) => part.prepare()));
addEventListener("appinstalled", prepare);
if (matchMedia("(display-mode: standalone)").matches) void prepare();
else void navigator.serviceWorker?.getRegistration().then((worker) => worker && prepare());
