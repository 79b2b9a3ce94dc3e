// Takes an earlier worker and all it kept out of the browser.
const leave = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
