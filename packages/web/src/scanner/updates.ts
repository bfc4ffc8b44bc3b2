import { createStore } from '#ui/scanner/create-store.ts';
import { isQuiet } from '#ui/scanner/last-scan.ts';
import { askWorker, newestWorker } from './ask-worker.ts';

const worker = '/scanner-worker.js';
const scope = '/ship/';
const triedKey = 'gangway_update_tried';
const lookEveryMs = 30 * 60_000;

/** The version of the app this page is. */
export const appVersion =
  document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content ?? 'development';

/** A version that is on the device and waits until it may take this one's place. */
export const newerVersion = createStore<string | null>(null);

/**
 * At the start of the app, and only if nothing was scanned for a while, goes over to a version that waits.
 * True: this page is about to be loaded again.
 */
export async function updateAtStart(): Promise<boolean> {
  const version = await findNewer();
  if (!version || !isQuiet() || sessionStorage.getItem(triedKey) === version) return false;
  // Once: a browser that threw away what was kept would give this page again and again.
  sessionStorage.setItem(triedKey, version);
  return switchToNewer();
}

/** Goes over to the version that waits, by the operator's wish. */
export async function switchToNewer(): Promise<boolean> {
  const waiting = newestWorker(await registration());
  if (!waiting || !(await askWorker(waiting, 'take'))) return false;
  location.reload();
  return true;
}

/** Keeps the app on this device, and looks for newer versions, which then wait. */
export async function keepOnDevice(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const held = await navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
  held.addEventListener('updatefound', () => {
    held.installing?.addEventListener('statechange', () => void tellNewer());
  });
  setInterval(() => void held.update().catch(() => {}), lookEveryMs);
  await tellNewer();
  // Else a browser short of room may throw away all of it, with scans that wait. It answers as it likes.
  await navigator.storage.persist().catch(() => false);
}

async function tellNewer(): Promise<void> {
  newerVersion.set(await findNewer());
}

async function findNewer(): Promise<string | null> {
  const newest = newestWorker(await registration());
  const version = newest ? await askWorker(newest, 'which') : null;
  return version === appVersion ? null : version;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration(scope);
}
