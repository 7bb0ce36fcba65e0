// The worker of the application. It stands aside while the tavern can be reached: it keeps the page that says what is wrong
// when it cannot, and shows notices to whoever asked for them. The server writes `KNOWN` above: what is kept.

const CACHE = "tortuga";
/** Under this address the worker remembers which language the reader speaks. */
const LANG = "/worker-lang";

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Nothing of anybody is kept: pages are asked for as by a stranger. */
async function keep() {
  const cache = await caches.open(CACHE);
  for (const old of await cache.keys()) if (new URL(old.url).pathname !== LANG) await cache.delete(old);
  await cache.addAll([...KNOWN.files, ...KNOWN.pages].map((url) => new Request(url, { credentials: "omit" })));
  await self.skipWaiting();
}

self.addEventListener("message", ({ data }) => {
  if (data?.lang) caches.open(CACHE).then((cache) => cache.put(LANG, new Response(data.lang)));
});

async function language() {
  const kept = await caches.match(LANG);
  return kept ? kept.text() : navigator.language.slice(0, 2);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(fetch(request).catch(offline));
  else if (KNOWN.files.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function offline() {
  const lang = await language();
  const page = KNOWN.pages.find((url) => url.endsWith(lang)) ?? KNOWN.pages[0];
  return (await caches.match(page)) ?? Response.error();
}

/** A slow game waits: the tavern says which, and nothing else of it. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

async function tell({ table = "/", game }) {
  const lang = await language();
  const title = KNOWN.games[game]?.[lang] ?? KNOWN.games[game]?.en ?? "Tortuga";
  const body = KNOWN.called[lang] ?? KNOWN.called.en;
  await self.registration.showNotification(title, { body, icon: KNOWN.icon, tag: table, data: table });
}

/** A click on a notice leads to its table, in the window that shows it if there is one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data ?? "/", self.location.origin)));
});

async function lead(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === url.pathname);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}
