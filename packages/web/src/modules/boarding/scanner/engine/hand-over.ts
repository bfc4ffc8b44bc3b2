import type { LateAnswer, LateScan } from '@gangway/contract/boarding/schemas.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureOf } from './call-failure.ts';
import { boards, type DeviceMemory } from './device-memory.ts';
import type { LateWord, Objection } from './engine-state.ts';

const chunk = 500;

/** A scan and what became of it; no word where the server could not even read it. */
interface Settled {
  scan: LateScan;
  word: LateWord | null;
}

type Send = (body: { deviceId: string; scans: LateScan[] }) => Promise<LateAnswer[]>;

/** Hands over every scan that waits, in order. Rejects where the server cannot be asked; what it has got stays settled. */
export async function handOverQueue(memory: DeviceMemory, send: Send): Promise<void> {
  for (;;) {
    const scans = await memory.vault.readQueue(chunk);
    if (scans.length === 0) break;
    const settled = await sendScans(memory, send, scans);
    if (settled.length === 0) throw new ApiError(0, '', 'The server left every scan unanswered');
    await settle(memory, settled);
  }
}

/** Where the server cannot take a heap of scans, it is halved until the one that spoils it lies alone. */
async function sendScans(memory: DeviceMemory, send: Send, scans: readonly LateScan[]): Promise<Settled[]> {
  try {
    return answered(scans, await send({ deviceId: memory.device.id, scans: [...scans] }));
  } catch (error) {
    if (!isAboutScans(error)) throw error;
    if (scans.length === 1) return scans.map((scan) => ({ scan, word: null }));
    const half = Math.ceil(scans.length / 2);
    const first = await sendScans(memory, send, scans.slice(0, half));
    // What is settled already must not be lost when the second half finds no server.
    await settle(memory, first);
    return sendScans(memory, send, scans.slice(half));
  }
}

function answered(scans: readonly LateScan[], answers: readonly LateAnswer[]): Settled[] {
  const words = new Map(answers.map(({ id, ...word }) => [id, word]));
  return scans.flatMap((scan) => {
    const word = words.get(scan.id);
    return word ? [{ scan, word }] : [];
  });
}

/** A refusal of what was sent, not of who sent it. */
function isAboutScans(error: unknown): boolean {
  return failureOf(error) === 'refused' && error instanceof ApiError && error.code !== 403;
}

async function settle(memory: DeviceMemory, settled: readonly Settled[]): Promise<void> {
  const objections = settled.filter(isObjection).map(({ scan, word }): Objection => {
    const ticket = scan.ticketId === null ? null : memory.book?.ticket(scan.ticketId);
    return { scan, name: ticket?.name ?? '', word };
  });
  await memory.vault.settle(
    settled.map(({ scan }) => scan.sequence),
    objections,
  );
  memory.handedOver += 1;
  const gone = new Set(settled.map(({ scan }) => scan.id));
  memory.waiting = memory.waiting.filter(({ id }) => !gone.has(id));
  memory.objections = [...memory.objections.filter(({ scan }) => !gone.has(scan.id)), ...objections];
  await spendShares(memory, settled);
  const patches = settled.flatMap(({ scan, word }) => {
    memory.recall(scan.id, { isWaiting: false, late: isObjection({ scan, word }) ? word : null });
    return memory.book?.settleOwn(scan, counts(word)) ?? [];
  });
  const sailingId = memory.book?.sailing().id;
  if (sailingId !== undefined) memory.write(() => memory.vault.savePatches(sailingId, patches));
  memory.changed();
}

/** Whoever boarded alone sits on a place of the share: the server has taken it off, too. */
async function spendShares(memory: DeviceMemory, settled: readonly Settled[]): Promise<void> {
  for (const sailingId of new Set(settled.map(({ scan }) => scan.sailingId))) {
    const spent = settled.filter(({ scan }) => boards(scan, sailingId)).length;
    if (spent > 0) await memory.setShare(sailingId, Math.max(0, (memory.shares[sailingId] ?? 0) - spent));
  }
}

function counts(word: LateWord | null): boolean {
  return word !== null && word.state !== 'rejected' && word.verdict !== 'refused';
}

/** Whether somebody should look: it was not taken, let through and not counted, or somebody else says otherwise. */
function isObjection({ scan, word }: Settled): boolean {
  if (!word || word.state === 'rejected' || word.conflict) return true;
  return (scan.verdict === 'refused') !== (word.verdict === 'refused');
}
