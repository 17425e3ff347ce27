import { mount } from "svelte";
import "./theme.css";
import "./base.css";
import App from "./App.svelte";
import { LOBBY_WORDS } from "./games";
import { settings } from "./lib/page/settings.svelte";
import { words } from "./lib/words/words.svelte";

settings.apply();
const page = document.getElementById("page");
// Without words there would be nothing to read.
if (page) void words.start(LOBBY_WORDS).then(() => mount(App, { target: page }));
