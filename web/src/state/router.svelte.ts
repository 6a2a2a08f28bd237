/** Addresses of the pages. Plain history navigation: links are real links, and middle clicks work. */

export const location = $state({
  path: globalThis.location?.pathname ?? "/",
  query: globalThis.location?.search ?? "",
});

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  moved();
  scrollTo(0, 0);
}

function moved(): void {
  location.path = window.location.pathname;
  location.query = window.location.search;
}

/** Follows clicks on links of this site without loading a page anew. */
export function listen(): void {
  addEventListener("popstate", moved);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (
      !link ||
      !plain ||
      link.origin !== window.location.origin ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.hash && link.pathname === window.location.pathname) {
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      return;
    }
    go(link.pathname + link.search + link.hash);
  });
}
