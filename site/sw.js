// Keeps the whole client, so that it opens without the network. The build fills in what it is made of.
const { version, files } = {"version":"84c22422bc61","files":["","app-icon.svg","assets/index-RH5-MGii.js","assets/Cards-BMI930FD.js","assets/Games-Dv3jMhTh.js","assets/Home-CW6D1tpl.js","assets/LessonPage-C3WaxChU.js","assets/LessonPage-WN5NuHyU.js","assets/Lobby-CxtniCnQ.js","assets/NewTable-BecxccIi.js","assets/Page-BK82Zg7H.js","assets/Profile-CHEzp9Ku.js","assets/Ratings-CeUFoBo8.js","assets/Rules-BPfANOZk.js","assets/SecondLessonPage-BpiIpQ-T.js","assets/Settings-C-c1k4DK.js","assets/TablePage-CLjQFS6y.js","assets/client-CPMqBnDk.js","assets/de-CzyF5N0G.js","assets/en-B5IIQfNg.js","assets/engine-Xa0Gcj7Z.js","assets/first-BHwg1P9R.js","assets/games-CT_EcW5Z.js","assets/it-Cw6aJ2Lj.js","assets/nl-BaurJAb5.js","assets/ru-B_gVeCr3.js","assets/shared-C3PZIW64.js","assets/shelf-CV5y55hQ.js","assets/table-X5mWaxV7.js","assets/Cards-2xvYTcQP.css","assets/Games-CStIYn5f.css","assets/Home-TqQ6GiFa.css","assets/LessonPage-CeHfW-ex.css","assets/Lobby-bCR6OSXb.css","assets/NewTable-o5GY3vdG.css","assets/Page-DLLIX_k_.css","assets/Profile-RCZQs6S9.css","assets/Ratings-DUgYHz-3.css","assets/Rules-CrJ4neT9.css","assets/Settings-BBKNMQbU.css","assets/alegreya-sans-cyrillic-400-normal-CFUoBDld.woff2","assets/alegreya-sans-cyrillic-500-normal-kQHBM3cE.woff2","assets/alegreya-sans-cyrillic-700-normal-BMO00Gdb.woff2","assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2","assets/alegreya-sans-latin-500-normal-DS713u5J.woff2","assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2","assets/alegreya-sans-latin-ext-400-normal-D7N6b6bd.woff2","assets/alegreya-sans-latin-ext-500-normal-TH5u60nj.woff2","assets/alegreya-sans-latin-ext-700-normal-HuHd3-Mg.woff2","assets/engine-DBn7Dlf1.wasm","assets/index-BeBzk9gm.css","assets/playfair-display-cyrillic-wght-normal-5WvUvBgz.woff2","assets/playfair-display-latin-ext-wght-normal-CT1r92Rl.woff2","assets/playfair-display-latin-wght-normal-BOwq7MWX.woff2","assets/shared-mCQsZsr0.css","assets/table-DDbviHXV.css","assets/table-texture-C8LYeLyZ.svg","assets/thinking-CZxKWjv8.js","assets/value-B0RLJasN.npz"]};
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
