import { boards, type DeviceMemory } from './device-memory.ts';
import type { ManifestBook } from './manifest-book.ts';

/** A lane alone never holds more than this part of what is left: there are three or four of them, and the desk. */
const lanes = 4;

/**
 * Has the server set places aside for this device, for when it is alone: a part of what is left, and not more than
 * there are people to come. Asked again when that has moved noticeably; given back where the device no longer boards.
 */
export async function renewShare(memory: DeviceMemory): Promise<void> {
  if (memory.connection.state() === 'offline') return;
  const { choice, book } = memory;
  const boarding = choice?.post === 'board' && book ? book.sailing().id : null;
  if (boarding !== null) await takeShare(memory, boarding, wantedOf(book));
  for (const [id, held] of Object.entries(memory.shares).map(
    ([key, count]) => [Number(key), count] as const,
  )) {
    const isOwed = memory.waiting.some((scan) => boards(scan, id));
    if (id !== boarding && held > 0 && !isOwed) await takeShare(memory, id, 0);
  }
}

function wantedOf(book: ManifestBook | null): number {
  if (!book) return 0;
  const { counts, status } = book.sailing();
  const { aboard, boarded, expected } = book.counts();
  const left = status === 'boarding' ? Math.max(0, counts.capacity - aboard) : 0;
  // Somebody may have bought a ticket since: a few more than are expected.
  const toCome = Math.max(0, expected - boarded) + lanes;
  return Math.min(Math.ceil(left / lanes), toCome);
}

async function takeShare(memory: DeviceMemory, id: number, wanted: number): Promise<void> {
  const held = memory.shares[id];
  if (held !== undefined && Math.abs(wanted - held) <= Math.floor(held / 5)) return;
  const before = memory.boardedOnline;
  const answer = await memory.ports.api.takeShare({
    params: { id },
    body: { deviceId: memory.device.id, wanted },
  });
  // Whoever boarded while the answer was on its way may sit on a place it still counts.
  await memory.setShare(id, Math.max(0, answer.held - (memory.boardedOnline - before)));
  memory.changed();
}
