import type { BoardingManifest, LateScan } from '@gangway/contract/boarding/schemas.ts';
import { type IDBPDatabase, unwrap, wrap } from 'idb';
import { forgetNames } from '#lib/forget-people.ts';
import { type Sealed, seal, unseal } from '#lib/seal.ts';
import type { Objection, Recent } from './engine-state.ts';
import { keptUntil } from './kept-until.ts';
import type { Patch } from './manifest-book.ts';
import { openVault } from './open-vault.ts';
import type { Own, OwnName, Ticked, VaultSchema } from './vault-schema.ts';

/** The device must not say "let in" before the disk has it: a battery may end the next moment. */
const strict = { durability: 'strict' } as const;

/** Whether the people of a sailing are to be forgotten, by a scan of it and when that was. */
export type IsOver = (sailingId: number, at: string) => boolean;

/** Everything the device keeps. Whatever speaks of passengers is sealed. */
export async function createVault(database: string, random: () => string) {
  const { db, key } = await openVault(database);
  const device = await ownDevice(db, random);
  const secret = await ownSecret(db, random);

  const unsealAll = async <T>(sealed: readonly Sealed[]) =>
    (await Promise.all(sealed.map((one) => unseal<T>(key, one)))).filter((value) => value !== null);

  return {
    device,
    secret,
    close: () => db.close(),
    read: async <N extends OwnName>(name: N) => (await db.get('own', name)) as Own[N] | undefined,
    write: async <N extends OwnName>(name: N, value: Own[N]) => void (await db.put('own', value, name)),

    /** Numbers for the next scans, never given twice; gives the first of them. */
    async takeSequences(count: number): Promise<number> {
      const work = db.transaction('own', 'readwrite', strict);
      const last = ((await work.store.get('sequence')) as Own['sequence'] | undefined) ?? 0;
      await work.store.put(last + count, 'sequence');
      await work.done;
      return last + 1;
    },

    async saveManifest(manifest: BoardingManifest, patches: readonly Patch[]): Promise<void> {
      const { id, returnsAt } = manifest.sailing;
      const sealed = await seal(key, manifest);
      const kept = await Promise.all(
        patches.map(async (patch) => [patch.id, await seal(key, patch)] as const),
      );
      const work = db.transaction(['manifests', 'patches'], 'readwrite');
      await work.objectStore('manifests').put({ sealed, until: keptUntil(returnsAt) }, id);
      await work.objectStore('patches').delete(ofSailing(id));
      for (const [ticketId, patch] of kept) await work.objectStore('patches').put(patch, [id, ticketId]);
      await work.done;
    },

    async readManifest(id: number): Promise<{ manifest: BoardingManifest; patches: Patch[] } | null> {
      const kept = await db.get('manifests', id);
      const manifest = kept && (await unseal<BoardingManifest>(key, kept.sealed));
      if (!manifest) return null;
      return { manifest, patches: await unsealAll<Patch>(await db.getAll('patches', ofSailing(id))) };
    },

    async savePatches(sailingId: number, patches: readonly Patch[]): Promise<void> {
      const sealed = await Promise.all(patches.map((patch) => seal(key, patch)));
      const work = db.transaction('patches', 'readwrite');
      for (const [index, patch] of patches.entries())
        await work.store.put(sealed[index] as Sealed, [sailingId, patch.id]);
      await work.done;
    },

    /** Keeps scans for the server. They are on the disk when this is over. */
    async enqueue(scans: readonly LateScan[]): Promise<void> {
      const sealed = await Promise.all(scans.map((scan) => seal(key, scan)));
      const work = db.transaction('queue', 'readwrite', strict);
      for (const [index, scan] of scans.entries())
        await work.store.put(sealed[index] as Sealed, scan.sequence);
      await work.done;
    },

    /** The scans that wait, in the order they were made. */
    readQueue: async (limit?: number) => unsealAll<LateScan>(await db.getAll('queue', null, limit)),

    count: () => db.count('queue'),

    /** Scans the server has answered leave the queue; what it objected to is kept for somebody to look at. */
    async settle(sequences: readonly number[], objections: readonly Objection[]): Promise<void> {
      const sealed = await Promise.all(
        objections.map(async (objection) => [objection.scan.id, await seal(key, objection)] as const),
      );
      const work = db.transaction(['queue', 'objections'], 'readwrite', strict);
      for (const [id, objection] of sealed) await work.objectStore('objections').put(objection, id);
      for (const sequence of sequences) await work.objectStore('queue').delete(sequence);
      await work.done;
    },

    readObjections: async () => unsealAll<Objection>(await db.getAll('objections')),
    dropObjection: (id: string) => db.delete('objections', id),

    async readRecent(): Promise<Recent[]> {
      const sealed = await db.get('recent', 'last');
      return (sealed && (await unseal<Recent[]>(key, sealed))) ?? [];
    },
    async saveRecent(recent: readonly Recent[]): Promise<void> {
      await db.put('recent', await seal(key, recent), 'last');
    },

    readMuster: async (sailingId: number) => (await db.get('musters', sailingId))?.ticked ?? null,
    saveMuster: async (sailingId: number, ticked: Ticked, returnsAt: string) =>
      void (await db.put('musters', { ticked, until: keptUntil(returnsAt) }, sailingId)),

    /** Forgets the people of sailings that are over. Gives what tells whether a scan was of one of them. */
    async forgetOld(now: number): Promise<IsOver> {
      const listed = new Map<number, boolean>();
      const work = db.transaction(['manifests', 'patches', 'musters'], 'readwrite');
      const manifests = work.objectStore('manifests');
      for (const id of await manifests.getAllKeys()) {
        const isOver = ((await manifests.get(id))?.until ?? 0) <= now;
        listed.set(id, isOver);
        if (!isOver) continue;
        await manifests.delete(id);
        await work.objectStore('patches').delete(ofSailing(id));
      }
      const musters = work.objectStore('musters');
      for (const id of await musters.getAllKeys())
        if (((await musters.get(id))?.until ?? 0) <= now) await musters.delete(id);
      await work.done;

      // Without a list nobody knows when the ship comes back; a day after the scan has to do.
      const isOver: IsOver = (sailingId, at) => listed.get(sailingId) ?? keptUntil(at) <= now;
      const recent = await this.readRecent();
      const left = recent.filter((one) => !isOver(one.sailingId, one.at));
      if (left.length < recent.length) await this.saveRecent(left);
      // Unwrapped it is a database of no schema in particular, as lib knows it.
      await forgetNames(wrap(unwrap(db)), ({ scan }) => isOver(scan.sailingId, scan.deviceAt));
      return isOver;
    },
  };
}

/** The id of this device, made once. */
async function ownDevice(db: IDBPDatabase<VaultSchema>, random: () => string): Promise<Own['device']> {
  const work = db.transaction('own', 'readwrite', strict);
  const known = (await work.store.get('device')) as Own['device'] | undefined;
  const device = known ?? { id: random(), name: null };
  if (!known) await work.store.put(device, 'device');
  await work.done;
  return device;
}

/** What this device keeps to itself, made once. A device that has it since today introduces itself anew. */
async function ownSecret(db: IDBPDatabase<VaultSchema>, random: () => string): Promise<Own['secret']> {
  const work = db.transaction('own', 'readwrite', strict);
  const known = (await work.store.get('secret')) as Own['secret'] | undefined;
  const secret = known ?? random();
  if (!known) {
    await work.store.put(secret, 'secret');
    await work.store.delete('namedFor');
  }
  await work.done;
  return secret;
}

function ofSailing(id: number): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
