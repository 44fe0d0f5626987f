/**
 * The page that counts a game on a real table opens without a connection: what it is made of is kept here. The page says what
 * that is (frame/offline.ts); nothing of the interface under /api is ever kept.
 */
const KEPT = "backroom-count";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function keep(urls) {
  const cache = await caches.open(KEPT);
  const whole = new Set(urls.map((url) => new URL(url, self.location.href).href));
  await Promise.all([...whole].map(async (url) => (await cache.match(url, { ignoreVary: true })) ?? cache.add(url)));
  // What an earlier build was made of goes.
  for (const request of await cache.keys()) if (!whole.has(request.url)) await cache.delete(request);
}

self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data?.keep)) return;
  event.waitUntil(
    keep(event.data.keep).then(
      () => event.source?.postMessage({ kept: true }),
      () => event.source?.postMessage({ kept: false }),
    ),
  );
});

/** The page itself: as new as it can be had. Its parts carry a hash of their content in the name: as kept. */
async function answer(request) {
  const cache = await caches.open(KEPT);
  if (request.mode !== "navigate") return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
  try {
    const page = await fetch(request);
    if (page.ok) await cache.put(new URL(request.url).pathname, page.clone());
    return page;
  } catch (problem) {
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || /\/(api|ws)\//.test(url.pathname)) return;
  event.respondWith(answer(event.request));
});
