// Keeps the files of the client, so that it starts without the network and says so when the server is gone.
const FILES = "spyrium-files-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(["/", "/app-icon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function fresh(request) {
  const cache = await caches.open(FILES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

async function kept(request) {
  const cache = await caches.open(FILES);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
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
