import 'fake-indexeddb/auto';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { openDB } from 'idb';
import { openEngine } from '../engine.ts';
import type { EngineNews } from '../ports.ts';
import { createVault } from '../vault.ts';
import { fakeServer, sailingId } from './fake-server.ts';
import { manualClock } from './manual-clock.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
export const publicPem = publicKey.export({ type: 'spki', format: 'pem' });

/** The text of a ticket's QR code. */
export function codeOf(ticketId: number, sailing = sailingId, key = privateKey): string {
  const part = signedPart(ticketId, sailing);
  return `${part}.${sign(null, Buffer.from(part), key).toString('base64url')}`;
}

/** The same, signed by somebody else. */
export const forgedCode = (ticketId: number) => codeOf(ticketId, sailingId, stranger.privateKey);

/** A pier: a server, a clock, and devices that are taken out of the drawer under their names. */
export function openPier(people = 10, start = '2026-11-16T01:00:00Z') {
  const clock = manualClock(start);
  const server = fakeServer([publicPem], people, clock.now);
  const pier = randomUUID();

  /** Switches a device on; under the same name again it is the same one, after a reload. */
  const open = async (name = 'lane one') => {
    let news: EngineNews | null = null;
    const engine = await openEngine({
      api: server.api,
      clock,
      random: randomUUID,
      database: `${pier} ${name}`,
      listen(own) {
        news = own;
        server.listeners.add(own);
        return () => server.listeners.delete(own);
      },
    });
    return { engine, news: () => news as unknown as EngineNews };
  };
  /** The same, named, at the gangway of the sailing. */
  const board = async (name = 'lane one', post: 'board' | 'food' | 'chip' | 'disembark' = 'board') => {
    const device = await open(name);
    await device.engine.nameDevice(name);
    await device.engine.choose({ sailingId, post });
    return device;
  };
  /** What a device has kept. */
  const vaultOf = (name = 'lane one') => createVault(`${pier} ${name}`, randomUUID);
  /** Everything that lies on the disk of a device, as it lies there. */
  const diskOf = async (name = 'lane one') => {
    const db = await openDB(`${pier} ${name}`);
    const stores = await Promise.all([...db.objectStoreNames].map((store) => db.getAll(store)));
    db.close();
    return stores.flat() as unknown[];
  };
  return { clock, server, open, board, vaultOf, diskOf };
}

/** Waits until something is so, by letting what is under way go on. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > 20_000) throw new Error(`never came: ${isSo.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
