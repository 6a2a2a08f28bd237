/** The client itself: settings, addresses, and the page that is shown. */
import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./i18n/fluent.svelte";
import { listen } from "./state/address/router.svelte";
import { installation } from "./state/device/install.svelte";
import { keepClient } from "./state/device/network.svelte";
import { followDevice, settings, show } from "./state/settings.svelte";

show();
followDevice();
listen();
installation.listen();
await load(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) keepClient();
