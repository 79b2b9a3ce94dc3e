// Shows the offline page when there is no network, and does nothing else: it keeps no page, no answer and no picture but its own.
const prefix = 'offline-';
const cacheName = `${prefix}__VERSION__`;
/** The prefix of the paths of each language; the server writes it from its table. */
const prefixes = {/* prefixes */};
const files = [
  ...Object.keys(prefixes).map((language) => `/offline/${language}.html`),
  '/offline/offline.css',
  '/offline/offline.js',
  '/icons/favicon.svg',
  '/offline/offline.svg',
];

const keepFiles = async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
};

const takeOver = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)));
  // The page is asked for while the worker starts, so that it costs no time.
  await self.registration.navigationPreload?.enable();
};

const offlinePage = async (url) => {
  const path = `${new URL(url).pathname}/`;
  const [language] = Object.entries(prefixes).findLast(([, prefix]) => path.startsWith(`${prefix}/`));
  return (await caches.match(`/offline/${language}.html`)) ?? Response.error();
};

const pageFor = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage(event.request.url);
  }
};

const fileFor = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
};

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(pageFor(event));
  else if (files.includes(pathname)) event.respondWith(fileFor(request));
});
