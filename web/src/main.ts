import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./i18n/fluent.svelte";
import { listen } from "./state/router.svelte";
import { followDevice, settings, show } from "./state/settings.svelte";

show();
followDevice();
listen();
await load(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
