import { type IDBPDatabase, openDB } from 'idb';
import { forgetSearches } from './kept-searches.ts';
import { type Sealed, seal, unseal } from './seal.ts';

/** Where the scanning screens keep what a device needs without a network. */
export const scannerDatabase = 'gangway-scanner';

/** What in it is about passengers and not owed to the server. */
const storesOfPeople = ['manifests', 'patches', 'recent', 'musters'] as const;

/** Forgets whom somebody looked for, the passengers this browser knew for scanning, and who scanned. Scans it has not handed over stay. */
export async function forgetPeople(database = scannerDatabase): Promise<void> {
  forgetSearches();
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === database)) return;
  const db = await openDB(database);
  try {
    const work = db.transaction([...storesOfPeople, 'own'], 'readwrite');
    for (const store of storesOfPeople) void work.objectStore(store).clear();
    void work.objectStore('own').delete('setup');
    await work.done;
    await forgetNames(db, () => true);
  } finally {
    db.close();
  }
}

/** What has to be known of an objection. */
interface Named {
  scan: { sailingId: number; deviceAt: string };
  name: string;
}

/** Takes the names off scans the server objected to. The objection stays until somebody has looked at it. */
export async function forgetNames(db: IDBPDatabase, isMeant: (objection: Named) => boolean): Promise<void> {
  const key = (await db.get('own', 'key')) as CryptoKey | undefined;
  if (!key) return;
  for (const id of await db.getAllKeys('objections')) {
    const sealed = (await db.get('objections', id)) as Sealed | undefined;
    const objection = sealed && (await unseal<Named>(key, sealed));
    if (!objection?.name || !isMeant(objection)) continue;
    const unnamed = await seal(key, { ...objection, name: '' });
    const work = db.transaction('objections', 'readwrite');
    // One that somebody has looked at meanwhile must not come back.
    if ((await work.store.getKey(id)) !== undefined) await work.store.put(unnamed, id);
    await work.done;
  }
}
