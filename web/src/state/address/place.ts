/** Where the client is: on a server of its own its pages have paths, on any file server they follow a “#”. */
export const SERVERLESS = import.meta.env.MODE === "site";

/** The address of a page, to be shown and copied. */
export function addressOf(to: string): string {
  return SERVERLESS ? `#${to}` : to;
}

/** The page that the browser's address names. */
export function shownPage(): { path: string; query: string; fragment: string } {
  const { pathname, search, hash } = window.location;
  if (!SERVERLESS) return { path: pathname, query: search, fragment: hash.slice(1) };
  const {
    pathname: path,
    search: query,
    hash: fragment,
  } = new URL(hash.slice(1) || "/", window.location.origin);
  return { path, query, fragment: fragment.slice(1) };
}
