import { scannerPages } from '@gangway/contract/core/pages.ts';
import { createShelf, type Kept } from './shelf.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written here by the build: build/scanner-worker.ts. */
declare const __KEPT__: Kept;

const kept = __KEPT__;
const shelf = createShelf(self.caches, (address, options) => fetch(address, options), kept);

self.addEventListener('install', (event) => event.waitUntil(shelf.fill()));
self.addEventListener('activate', (event) => event.waitUntil(shelf.tidy()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data === 'which') port?.postMessage(kept.version, []);
  // Only ever by the page's wish: an update must not come between two passengers.
  if (event.data === 'take')
    event.waitUntil(
      shelf
        .take()
        .then(() => self.skipWaiting())
        .then(() => port?.postMessage(kept.version, [])),
    );
});

// Whatever is not named here goes on as if there were no worker: calls above all, and the other screens under /ship.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScanPage(pathname)) event.respondWith(orLoad(request, shelf.document()));
  } else if (pathname.startsWith('/assets/') || kept.files.includes(pathname))
    event.respondWith(orLoad(request, shelf.file(pathname)));
});

function isScanPage(pathname: string): boolean {
  const clean = pathname.replace(/\/+$/, '');
  return scannerPages.some((page) => page === clean);
}

/** A browser short of room may have thrown away what was kept, or fail to read it. */
async function orLoad(request: Request, found: Promise<Response | undefined>): Promise<Response> {
  return (await found.catch(() => undefined)) ?? fetch(request);
}
