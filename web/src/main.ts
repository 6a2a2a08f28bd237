import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./i18n/fluent.svelte";
import { routeOf } from "./pages/routes";
import { installation } from "./state/install.svelte";
import { keepClient } from "./state/network.svelte";
import { listen } from "./state/router.svelte";
import { followDevice, settings, show } from "./state/settings.svelte";

show();
followDevice();
listen();
installation.listen();
// The page comes along with its texts, not after them; should it fail, App says so.
void routeOf(location.pathname)
  ?.load()
  .catch(() => undefined);
await load(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) keepClient();
