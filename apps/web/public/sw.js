/*
 * Shows a page of ours instead of the browser's when there is no connection. Everything else is the browser's own
 * work: files with a hash in their name are cached by it anyway, and a game is of no use without its server.
 */
// Rename when a file below changes: visitors keep the old ones until then.
const CACHE = 'offline-1';
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOldCaches(),
      // The page is asked for while this worker still starts.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(visit(event));
  else if (FILES.includes(pathname)) event.respondWith(offlineFile(event.request));
});

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
}

async function offlineFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
