import { scannerDocument } from '@gangway/contract/core/pages.ts';

const prefix = 'gangway-scanner-';
const noteName = `${prefix}current`;
const notePlace = '/current';

export interface Kept {
  version: string;
  /** Addresses of everything the app may load. */
  files: readonly string[];
}

/** As much of a browser's caches as is used here. */
export interface Caches {
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, response: Response): Promise<void>;
  }>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

/**
 * The versions of the app this device holds: one that is used, and perhaps a newer one that waits. Which one is used stands
 * in a note of its own, so that a newer worker, whenever the browser starts it, goes on with the old version until it is told.
 */
export function createShelf(caches: Caches, load: typeof fetch, { version, files }: Kept) {
  const own = prefix + version;

  const current = async () => {
    const note = await (await caches.open(noteName)).match(notePlace);
    return note ? note.text() : null;
  };
  const change = async (name: string) => (await caches.open(noteName)).put(notePlace, new Response(name));
  const forgetAllBut = async (wanted: readonly (string | null)[]) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== noteName);
    await Promise.all(names.filter((name) => !wanted.includes(name)).map((name) => caches.delete(name)));
  };

  return {
    /** Fetches this version whole; it is used at once only where there is none. */
    async fill(): Promise<void> {
      const cache = await caches.open(own);
      const document = await loadWhole(load, scannerDocument, { cache: 'reload' });
      // Another release answered: its document asks for other files than these.
      if (!(await document.clone().text()).includes(`"${version}"`))
        throw new Error(`the document is not of version ${version}`);
      await cache.put(scannerDocument, document);
      await Promise.all(files.map(async (file) => cache.put(file, await loadWhole(load, file))));
      if (!(await current())) await change(own);
    },

    /** Goes over to this version and forgets the others. */
    async take(): Promise<void> {
      await change(own);
      await forgetAllBut([own]);
    },

    /** Forgets what is neither used nor waits. */
    async tidy(): Promise<void> {
      await forgetAllBut([own, await current()]);
    },

    /** The document of the version that is used. */
    async document(): Promise<Response | undefined> {
      const name = await current();
      return name ? (await caches.open(name)).match(scannerDocument) : undefined;
    },

    /** A file of any version held here: names carry what is in them, so one is as good as another. */
    async file(address: string): Promise<Response | undefined> {
      for (const name of new Set([(await current()) ?? own, own])) {
        const found = await (await caches.open(name)).match(address);
        if (found) return found;
      }
      return undefined;
    },
  };
}

async function loadWhole(load: typeof fetch, address: string, options?: RequestInit): Promise<Response> {
  const response = await load(address, options);
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
  return response;
}
