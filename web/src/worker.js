// Keeps the whole client, so that it opens without the network. The build fills in what it is made of.
const { version, files } = __CLIENT__;
const CLIENT = `spyrium-client-${version}`;
const CARDS = "spyrium-cards";
const place = (file) => new URL(file, self.registration.scope).href;
const own = new Set(files.map(place));

async function keep() {
  const cache = await caches.open(CLIENT);
  await cache.addAll(own);
}

// A new version waits until the pages of the old one are closed: those go on finding their files.
self.addEventListener("install", (event) => event.waitUntil(keep()));

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CLIENT && name !== CARDS).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(clear()));

/** Every page is the same document. */
async function document(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CLIENT);
    return (await cache.match(place(""))) ?? Response.error();
  }
}

/** Editions that do not come with the client: the server's word, or what it last said. Nothing else of it is kept. */
async function cards(request) {
  const cache = await caches.open(CARDS);
  const answer = await fetch(request).catch(() => Response.error());
  if (!answer.ok) return (await cache.match(request)) ?? answer;
  await cache.put(request, answer.clone());
  return answer;
}

// The version of the client changes with the content of these files, and their names do, or both.
const file = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/editions/")) event.respondWith(cards(request));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(document(request));
  else if (own.has(request.url) || pathname.includes("/assets/")) event.respondWith(file(request));
});

// A notice that it is somebody's turn; a click leads to the table, in a window that shows it already if there is one.
self.addEventListener("push", (event) => {
  const { title, body, link, game } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: game, icon: "/app-icon.svg", data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link || "/games", self.location.origin).href;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const shown = windows.find((each) => each.url.startsWith(link));
    return shown ? shown.focus() : self.clients.openWindow(link);
  };
  event.waitUntil(show());
});
