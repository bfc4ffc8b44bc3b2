import type { BoardingManifest, LateScan, ScanSetup } from '@gangway/contract/boarding/schemas.ts';
import type { Verdict } from '@gangway/contract/boarding/states.ts';
import { createConnection } from './connection.ts';
import type { ClockReading } from './device-clock.ts';
import type { Choice, EngineState, Objection, Recent } from './engine-state.ts';
import { keptUntil } from './kept-until.ts';
import { createManifestBook, type ManifestBook, type Patch } from './manifest-book.ts';
import type { EnginePorts } from './ports.ts';
import { createVault } from './vault.ts';

export type DeviceMemory = Awaited<ReturnType<typeof openMemory>>;

const lastScans = 10;

/** What the device has in mind, as it left it; whoever changes something says so with `changed`. */
export async function openMemory(ports: EnginePorts) {
  const vault = await createVault(ports.database, ports.random);
  const offsetMs = (await vault.read('clock'))?.offsetMs ?? 0;
  const waiting = await vault.readQueue();
  // With scans to hand over it is in the middle of a boarding, and its clock has nobody to be compared with.
  if (waiting.length === 0) await vault.forgetOld(ports.clock.now() + offsetMs);
  const listeners = new Set<() => void>();
  let writing: Promise<unknown> = Promise.resolve();
  let state: EngineState;

  const memory = {
    ports,
    vault,
    device: vault.device,
    setup: (await vault.read('setup')) ?? null,
    choice: (await vault.read('choice')) ?? null,
    clock: (await vault.read('clock')) ?? null,
    shares: (await vault.read('shares')) ?? {},
    /** Scans the server has not got, in the order they were made. */
    waiting,
    /** Scans of `waiting` that are on their way to the disk. */
    enqueuing: 0,
    recent: (await vault.readRecent()) as readonly Recent[],
    objections: (await vault.readObjections()) as readonly Objection[],
    /** Goes up with every heap handed over: a list asked for before does not know of it. */
    handedOver: 0,
    /** How many this device has boarded with the server's word. */
    boardedOnline: 0,
    /** How often this device has let each ticket through since it was opened. */
    passed: new Map<number, number>(),
    /** The introduction to the server that is under way. */
    introducing: null as Promise<void> | null,
    book: null as ManifestBook | null,
    /** A moment by the server's clock, long ago where nobody can tell, and what had elapsed when it was told. */
    anchor: { at: waiting.length === 0 ? ports.clock.now() + offsetMs : 0, elapsed: ports.clock.elapsed() },
    /** When the list was last known to be what the server has, by the device's clock. */
    freshAt: null as number | null,
    session: 'open' as EngineState['session'],
    connection: createConnection(() => memory.changed()),
    get state(): EngineState {
      return state;
    },
    listeners,

    changed() {
      state = picture(memory);
      for (const listener of listeners) listener();
    },
    /** Writes what nobody has to wait for, one after the other; a list that is not kept is read again. */
    write(work: () => Promise<unknown>) {
      writing = writing.then(work).catch(() => undefined);
    },
    /** When everything asked for so far is on the disk. */
    async written(): Promise<void> {
      await writing;
    },
    async close(): Promise<void> {
      await writing;
      vault.close();
    },
    /** The server's time, as far as the device can tell. */
    now: () => ports.clock.now() + (memory.clock?.offsetMs ?? 0),
    /** The earliest it can be: a clock that was set since the server told the time does not count. */
    nowAtLeast: () => {
      const { at, elapsed } = memory.anchor;
      return Math.min(ports.clock.now(), memory.now(), at + ports.clock.elapsed() - elapsed);
    },
    placesLeft: (sailingId: number) =>
      Math.max(
        0,
        (memory.shares[sailingId] ?? 0) - memory.waiting.filter((scan) => boards(scan, sailingId)).length,
      ),

    /** A list with what this device adds to it. */
    bookOf: (manifest: BoardingManifest, patches: readonly Patch[]): ManifestBook =>
      createManifestBook(manifest, patches, memory.waiting, {
        device: memory.device.name ?? '',
        nameOf: (accountId) => (memory.setup?.accountId === accountId ? memory.setup.accountName : ''),
      }),
    /** Takes up the list of the chosen sailing as it was kept. */
    async openBook(): Promise<void> {
      const kept = memory.choice && (await vault.readManifest(memory.choice.sailingId));
      memory.book = kept ? memory.bookOf(kept.manifest, kept.patches) : null;
      memory.freshAt = kept ? Date.parse(kept.manifest.readAt) - (memory.clock?.offsetMs ?? 0) : null;
      memory.changed();
    },
    remember(recent: readonly Recent[]) {
      memory.recent = [...recent, ...memory.recent].slice(0, lastScans);
      memory.write(() => vault.saveRecent(memory.recent));
    },
    /** Changes what is said of one of the last scans. */
    recall(id: string, change: Partial<Recent>) {
      if (!memory.recent.some((recent) => recent.id === id)) return;
      memory.recent = memory.recent.map((recent) => (recent.id === id ? { ...recent, ...change } : recent));
      memory.write(() => vault.saveRecent(memory.recent));
    },
    /** Forgets the people of sailings that are over, as of a moment by the server's clock. */
    async forgetOld(now: number): Promise<void> {
      const { book } = memory;
      if (book && keptUntil(book.sailing().returnsAt) <= now) {
        memory.book = null;
        memory.freshAt = null;
      }
      // Behind what is being written, or it would come back.
      memory.write(async () => {
        const isOver = await vault.forgetOld(now);
        memory.recent = memory.recent.filter(({ sailingId, at }) => !isOver(sailingId, at));
        memory.objections = memory.objections.map((objection) =>
          isOver(objection.scan.sailingId, objection.scan.deviceAt) ? { ...objection, name: '' } : objection,
        );
      });
      await writing;
      memory.changed();
    },
    /** Whoever is being asked about the same ticket finds that it was let through meanwhile. */
    notePassed(ticketId: number, verdict: Verdict) {
      if (verdict !== 'refused') memory.passed.set(ticketId, (memory.passed.get(ticketId) ?? 0) + 1);
    },
    /** On a full ship the server lets people in on our own share; so as not to count a place twice, one is taken off here. */
    noteBoarded(people: number) {
      const { choice } = memory;
      if (people === 0 || !choice) return;
      memory.boardedOnline += people;
      const held = Math.max(0, (memory.shares[choice.sailingId] ?? 0) - people);
      memory.write(() => memory.setShare(choice.sailingId, held));
    },
    async setShare(sailingId: number, held: number): Promise<void> {
      memory.shares = { ...memory.shares, [sailingId]: held };
      await vault.write('shares', memory.shares);
    },
  };
  state = picture(memory);
  await memory.openBook();
  return memory;
}

/** Whether a scan that waits has taken one of the places set aside. */
export function boards(scan: LateScan, sailingId: number): boolean {
  return scan.sailingId === sailingId && scan.post === 'board' && scan.verdict !== 'refused';
}

function picture(memory: {
  device: EngineState['device'];
  setup: ScanSetup | null;
  choice: Choice | null;
  clock: ClockReading | null;
  waiting: readonly LateScan[];
  recent: readonly Recent[];
  objections: readonly Objection[];
  book: ManifestBook | null;
  freshAt: number | null;
  session: EngineState['session'];
  connection: ReturnType<typeof createConnection>;
  placesLeft: (sailingId: number) => number;
}): EngineState {
  const { book, choice, setup } = memory;
  return {
    device: memory.device,
    setup,
    choice,
    sailing: book?.sailing() ?? setup?.sailings.find(({ id }) => id === choice?.sailingId) ?? null,
    manifest: book ? { version: book.version, freshAt: memory.freshAt ?? 0 } : null,
    counts: book?.counts() ?? null,
    connection: memory.connection.state(),
    session: memory.session,
    waiting: memory.waiting.length,
    placesLeft: choice ? memory.placesLeft(choice.sailingId) : 0,
    offsetMs: memory.clock?.offsetMs ?? null,
    recent: memory.recent,
    objections: memory.objections,
  };
}
