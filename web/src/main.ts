import { mount } from "svelte";
import "./theme.css";
import "./base.css";
import App from "./App.svelte";
import { words } from "./lib/words.svelte";

const page = document.getElementById("page");
// Without words there would be nothing to read.
if (page) void words.start().then(() => mount(App, { target: page }));
