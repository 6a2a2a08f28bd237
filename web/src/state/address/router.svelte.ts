/** Addresses of the pages. Plain history navigation: links are real links, and middle clicks work. */
import { addressOf, SERVERLESS, shownPage } from "./place";

export const location = $state(globalThis.window ? shownPage() : { path: "/", query: "", fragment: "" });

/** The game that was left for another page, if any: there is a way back to it. */
export const left: { game: string | null } = $state({ game: null });

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(to));
  moved();
  scrollTo(0, 0);
}

function moved(): void {
  if (location.path.startsWith("/game/")) left.game = location.path;
  Object.assign(location, shownPage());
}

/** A link of this site that was clicked, unless it leads to a file. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = (target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  const own = link && link.origin === window.location.origin && !link.pathname.startsWith("/api/");
  return own && !link.target && !link.hasAttribute("download") ? link : null;
}

/** Follows clicks on links of this site without loading a page anew. */
export function listen(): void {
  addEventListener("popstate", moved);
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.button !== 0 || event.defaultPrevented) return;
    // A fragment of this page: with a path of its own where pages have none.
    const here = link.getAttribute("href")?.startsWith("#") || link.pathname === location.path;
    const to = link.pathname + link.search + link.hash;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return elsewhere(event, to);
    event.preventDefault();
    if (link.hash && here) document.getElementById(link.hash.slice(1))?.scrollIntoView();
    else go(to);
  });
  document.addEventListener("auxclick", (event) => {
    const link = linkOf(event);
    if (link && event.button === 1) elsewhere(event, link.pathname + link.search + link.hash);
  });
}

/** Another tab: the browser opens it, but knows no paths where pages have none. */
function elsewhere(event: Event, to: string): void {
  if (!SERVERLESS) return;
  event.preventDefault();
  window.open(addressOf(to));
}
