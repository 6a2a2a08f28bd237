/** The first words: all that the first page needs is sent for at once. Should anything fail, the client says so. */
import "./styles/base.css";
import { connectTo } from "./early";
import { preferredLanguage, textsOf } from "./i18n/languages";
import { routeOf } from "./pages/routes";

const route = routeOf(location.pathname);
route?.load().catch(() => undefined);
textsOf(preferredLanguage()).catch(() => undefined);
// A link to a seat takes the seat first: a connection keeps the identity with which it was opened.
const game = route?.parameters.game;
if (game && !location.hash) connectTo(game);
void import("./client");
