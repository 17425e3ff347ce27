import { mount } from "svelte";
import "./theme.css";
import "./base.css";
import App from "./App.svelte";
import { LOBBY_WORDS } from "./games";
import { settings } from "./lib/page/settings.svelte";
import { words } from "./lib/words/words.svelte";

settings.apply();
// Whoever has the page open while the server is renewed has names of parts that are there no more: the page is loaded
// anew, which loses nothing, but not again and again.
addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem("renewed")) < 60_000) return;
    sessionStorage.setItem("renewed", String(Date.now()));
    location.reload();
});
const page = document.getElementById("page");
// Without words there would be nothing to read.
if (page) void words.start(LOBBY_WORDS).then(() => mount(App, { target: page }));
