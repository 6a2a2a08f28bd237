/** The first words: all that the first page needs is sent for at once. */
import "./styles/base.css";
import { awaitOffer, connectTo } from "./early";
import { LANGUAGES, preferredLanguage, textsOf } from "./i18n/languages";
import { isLocal } from "./local/ids";
import { routeOf } from "./pages/routes";
import { SERVERLESS, shownPage } from "./state/address/place";

/** Without the client, there is nothing but this. */
function tell(): void {
  const again = document.createElement("button");
  again.className = "button unloaded";
  again.textContent = LANGUAGES[preferredLanguage()].unloaded;
  again.onclick = () => location.reload();
  document.getElementById("app")?.replaceChildren(again);
}

awaitOffer();
// The client says so should the page fail to load, and asks for the texts itself.
const { path, fragment } = shownPage();
const route = routeOf(path);
route?.load().catch(() => undefined);
textsOf(preferredLanguage()).catch(() => undefined);
// A link to a seat takes the seat first: a connection keeps the identity with which it was opened.
const game = route?.parameters.game;
if (game && !isLocal(game) && !fragment && !SERVERLESS) connectTo(game);
import("./client").catch(tell);
