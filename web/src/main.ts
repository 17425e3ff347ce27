import { mount } from "svelte";
import "./theme.css";
import "./base.css";
import App from "./App.svelte";

const page = document.getElementById("page");
if (page) mount(App, { target: page });
