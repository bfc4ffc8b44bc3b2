import type { KnownTicket } from '@gangway/contract/boarding/decide-scan.ts';
import type { LateScan, ScanAnswer, ScanSetup } from '@gangway/contract/boarding/schemas.ts';
import { failureOf } from './call-failure.ts';
import { decideAlone, type ScanPart } from './decide-alone.ts';
import type { DeviceMemory } from './device-memory.ts';
import { type Choice, ScanFailed, type Shown } from './engine-state.ts';
import { introduce } from './introduce.ts';
import { clipText, readScan } from './read-scan.ts';

/** What is to be scanned: a text a reader gave or somebody typed, or a ticket somebody found. */
export type ScanWish = { text: string } | { ticketId: number };

type Asked =
  | { kind: 'answered'; answers: ScanAnswer[]; revision: number }
  | { kind: 'failed'; error: unknown }
  | { kind: 'late' };

/** Asks the server for as long as somebody at a gangway can wait; after that the device answers by itself. */
export async function scanTickets(memory: DeviceMemory, wishes: readonly ScanWish[]): Promise<Shown[]> {
  const { setup, choice } = memory;
  if (!setup || !choice) throw new ScanFailed('');
  const parts = await readParts(memory, setup, wishes);
  if (memory.connection.state() === 'offline' || memory.session === 'ended')
    return answerAlone(memory, setup, choice, parts);

  const answersBefore = memory.connection.answers();
  const before = asKnown(memory, parts);
  const asking = ask(memory, choice, parts);
  const asked = await firstOf(memory, asking, setup.waitMs);
  if (asked.kind === 'answered') {
    memory.connection.answered(true);
    const answered = new Set(asked.answers.map(({ id }) => id));
    const shown = showAnswers(memory, choice, asked);
    const rest = parts.filter(({ id }) => !answered.has(id));
    // Of several the server may have come no further than this; the people stand here all the same.
    return rest.length === 0
      ? shown
      : [...shown, ...(await answerAlone(memory, setup, choice, rest, before))];
  }
  if (asked.kind === 'failed') {
    noteFailure(memory, asked.error);
    return answerAlone(memory, setup, choice, parts, before);
  }
  memory.connection.gaveUp();
  const shown = await answerAlone(memory, setup, choice, parts, before);
  void asking.then((late) => hearLate(memory, late, answersBefore));
  return shown;
}

interface Before {
  known: KnownTicket | null;
  /** How often this device had let the ticket through. */
  passed: number;
}

/** The tickets as they stood before the server was asked: news of these very scans may come where their answer does not. */
function asKnown(memory: DeviceMemory, parts: readonly ScanPart[]): Map<number, Before> {
  const ids = parts.flatMap(({ ticketId }) => ticketId ?? []);
  return new Map(
    ids.map((id) => [id, { known: memory.book?.known(id) ?? null, passed: memory.passed.get(id) ?? 0 }]),
  );
}

/** A ticket as it stood, unless this device has let it through since: that is no news of the scan itself. */
function knownNow(memory: DeviceMemory, ticketId: number, before: Before | undefined): KnownTicket | null {
  const isAsBefore = before?.passed === (memory.passed.get(ticketId) ?? 0);
  return (isAsBefore ? before?.known : null) ?? memory.book?.known(ticketId) ?? null;
}

async function readParts(
  memory: DeviceMemory,
  setup: ScanSetup,
  wishes: readonly ScanWish[],
): Promise<ScanPart[]> {
  const { vault, ports, book } = memory;
  const deviceAt = new Date(ports.clock.now()).toISOString();
  const [first, ...read] = await Promise.all([
    vault.takeSequences(wishes.length),
    ...wishes.map((wish) => ('text' in wish ? readScan(wish.text, setup.publicKeys) : null)),
  ]);
  return wishes.map((wish, index): ScanPart => {
    const common = { id: ports.random(), sequence: first + index, deviceAt };
    const found = read[index];
    if ('ticketId' in wish || !found)
      return {
        ...common,
        text: '',
        ticketId: 'ticketId' in wish ? wish.ticketId : null,
        read: { kind: 'chosen' },
      };
    const bySerial = found.serial === null ? null : book?.bySerial(found.serial);
    return {
      ...common,
      text: clipText(wish.text),
      ticketId: bySerial?.id ?? found.ticketId,
      read: found.read,
    };
  });
}

function ask(memory: DeviceMemory, choice: Choice, parts: readonly ScanPart[]): Promise<Asked> {
  const items = parts.map(({ id, sequence, deviceAt, text, ticketId, read }) =>
    read.kind === 'chosen' && ticketId !== null
      ? { id, sequence, deviceAt, ticketId }
      : { id, sequence, deviceAt, text },
  );
  const body = {
    deviceId: memory.device.id,
    ...choice,
    offsetMs: memory.clock?.offsetMs ?? 0,
    manifestVersion: memory.book?.version ?? 0,
    items,
  };
  // Named a moment ago, the device may not have been introduced; where it cannot be, the scan will find out.
  const introduced = introduce(memory).catch(() => undefined);
  return introduced
    .then(() => memory.ports.api.scan({ body }))
    .then(
      ({ answers, counts }): Asked => ({ kind: 'answered', answers, revision: counts.revision }),
      (error: unknown): Asked => ({ kind: 'failed', error }),
    );
}

function firstOf(memory: DeviceMemory, asking: Promise<Asked>, waitMs: number): Promise<Asked> {
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const callOff = memory.ports.clock.after(waitMs, () => resolve({ kind: 'late' }));
  void asking.then((asked) => {
    callOff();
    resolve(asked);
  });
  return promise;
}

/** What a failed call means here; a refusal of the call itself is shown and nothing is decided. */
function noteFailure(memory: DeviceMemory, error: unknown): void {
  const failure = failureOf(error);
  if (failure === 'refused') throw new ScanFailed(error instanceof Error ? error.message : '');
  if (failure === 'lost') memory.connection.lost();
  if (failure === 'session') memory.session = 'ended';
}

function showAnswers(
  memory: DeviceMemory,
  choice: Choice,
  { answers, revision }: Extract<Asked, { kind: 'answered' }>,
): Shown[] {
  const patches = answers.flatMap(({ ticket }) => (ticket && memory.book?.take(ticket, revision)) ?? []);
  if (patches.length > 0) memory.write(() => memory.vault.savePatches(choice.sailingId, patches));
  const shown = answers.map((answer): Shown => ({
    ...answer,
    ...choice,
    at: new Date(memory.now()).toISOString(),
    alone: false,
    rest: answer.ticket ? (memory.book?.restOfOrder(answer.ticket, choice.post) ?? []) : [],
  }));
  for (const { ticket, verdict } of answers) if (ticket) memory.notePassed(ticket.id, verdict);
  memory.noteBoarded(shown.filter(({ post, verdict }) => post === 'board' && verdict !== 'refused').length);
  remember(memory, shown);
  return shown;
}

async function answerAlone(
  memory: DeviceMemory,
  setup: ScanSetup,
  choice: Choice,
  parts: readonly ScanPart[],
  before = new Map<number, Before>(),
): Promise<Shown[]> {
  const decided: { shown: Shown; scan: LateScan }[] = [];
  for (const part of parts) {
    const { ticketId } = part;
    const known = ticketId === null ? null : knownNow(memory, ticketId, before.get(ticketId));
    const one = decideAlone(memory, setup, choice, { ...part, known });
    // The same ticket once more, also one that is still being asked about, finds what was decided of it.
    if (ticketId !== null) memory.notePassed(ticketId, one.shown.verdict);
    decided.push(one);
    // The next of the same order finds one place fewer.
    memory.waiting = [...memory.waiting, one.scan];
    memory.book?.addOwn(one.scan);
  }
  memory.enqueuing += 1;
  try {
    // On the disk before anybody walks on.
    await memory.vault.enqueue(decided.map(({ scan }) => scan));
  } catch {
    for (const { scan } of decided) memory.book?.settleOwn(scan, false);
    memory.waiting = memory.waiting.filter(({ id }) => !decided.some(({ scan }) => scan.id === id));
    throw new ScanFailed('');
  } finally {
    memory.enqueuing -= 1;
  }
  const shown = decided.map(({ shown: one }) => ({
    ...one,
    ticket: (one.ticket && memory.book?.ticket(one.ticket.id)) ?? one.ticket,
    rest: one.ticket ? (memory.book?.restOfOrder(one.ticket, choice.post) ?? []) : [],
  }));
  remember(memory, shown);
  return shown;
}

function remember(memory: DeviceMemory, shown: readonly Shown[]): void {
  memory.remember(
    shown.map(({ rest: _rest, ...one }) => ({ ...one, isWaiting: one.alone, late: null })).toReversed(),
  );
  memory.changed();
}

/** The answer to a scan that was given up. The scan itself is handed over all the same: what was shown is a fact. */
function hearLate(memory: DeviceMemory, late: Asked, answersBefore: number): void {
  if (late.kind === 'failed') {
    const failure = failureOf(late.error);
    if (failure === 'lost' && memory.connection.answers() === answersBefore) memory.connection.lost();
    if (failure === 'session') memory.session = 'ended';
  }
  if (late.kind === 'answered') {
    memory.connection.answered(false);
    for (const { id, verdict, reason } of late.answers) {
      const shown = memory.recent.find((recent) => recent.id === id);
      if (shown?.isWaiting && shown.verdict !== verdict)
        memory.recall(id, { late: { state: 'known', verdict, reason, conflict: null } });
    }
  }
  memory.changed();
}
