import { type IDBPDatabase, openDB } from 'idb';
import { makeKey } from '#lib/seal.ts';
import type { VaultSchema } from './vault-schema.ts';

/** Opens the device's database with the key of this browser. */
export async function openVault(name: string): Promise<{ db: IDBPDatabase<VaultSchema>; key: CryptoKey }> {
  const db = await openDB<VaultSchema>(name, 1, {
    upgrade(fresh) {
      for (const store of [
        'own',
        'manifests',
        'patches',
        'queue',
        'objections',
        'recent',
        'musters',
      ] as const)
        fresh.createObjectStore(store);
    },
  });
  return { db, key: await ownKey(db) };
}

/** Another tab may be making one at the same moment: the first that is kept is everybody's. */
async function ownKey(db: IDBPDatabase<VaultSchema>): Promise<CryptoKey> {
  const known = await db.get('own', 'key');
  if (known) return known as CryptoKey;
  const made = await makeKey();
  const work = db.transaction('own', 'readwrite', { durability: 'strict' });
  const kept = ((await work.store.get('key')) as CryptoKey | undefined) ?? made;
  await work.store.put(kept, 'key');
  await work.done;
  return kept;
}
