import type { Answer, Call } from '@gangway/contract/core/define-call.ts';
import { ReadyAnswer } from './ready-answer.ts';

/** How long an answer is given again, unless the process is told otherwise. */
export const usualKeptMs = 1000;

const mostEntries = 200;
const mostBytes = 16 * 1024 * 1024;

/** Answers of public calls, which are the same for everybody. */
export interface KeptAnswers {
  /**
   * The answer to a call asked in this way: the one that was made a moment ago, the one that is being made, or a new one.
   * `make` names the sailings it looked at, so that it is made anew when places of them are sold.
   */
  answer<C extends Call>(
    call: C & { permission: 'public' },
    input: unknown,
    make: (seen: Set<number>) => Promise<Answer<C>>,
  ): Promise<ReadyAnswer>;
  /** Places of these were sold, held or given back. */
  dropSailings(sailingIds: Iterable<number>): void;
  dropAll(): void;
}

interface State {
  /** Whether the database has been asked; until then nothing that happens makes it old. */
  isBegun: boolean;
  /** The sailings it shows or leaves out; null until it is made. */
  seen: ReadonlySet<number> | null;
  until: number;
  bytes: number;
}

type Kept = State & { made: Promise<ReadyAnswer> };

/**
 * Keeps answers for a moment. Whoever asks after a change that was told to this process gets an answer that was begun after
 * it: what is dropped while it is made is given to those who wait for it, and to nobody else. For each way of asking one
 * answer is made at a time, so that a thousand who look at the same month ask the database once. It is no
 * truth to sell by: a checkout reads the database.
 */
export function createKeptAnswers(
  keptMs: number,
  limits = { entries: mostEntries, bytes: mostBytes },
): KeptAnswers {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<unknown>>();
  let bytes = 0;

  function drop(key: string, entry: Kept): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  }

  /** The oldest go first: those whose time is over, then others as long as there are too many. */
  function makeRoom(): void {
    for (const [key, entry] of kept) {
      const isFull = kept.size > limits.entries || bytes > limits.bytes;
      if (!isFull && performance.now() < entry.until) return;
      drop(key, entry);
    }
  }

  function begin(key: string, make: (seen: Set<number>) => Promise<ReadyAnswer>): Kept {
    const before = underWay.get(key);
    const state: State = { isBegun: false, seen: null, until: Infinity, bytes: 0 };
    const entry: Kept = Object.assign(state, { made: run() });
    const done = entry.made
      .catch(() => drop(key, entry))
      .then(() => {
        if (underWay.get(key) === done) underWay.delete(key);
      });
    underWay.set(key, done);
    kept.set(key, entry);
    makeRoom();
    return entry;

    async function run(): Promise<ReadyAnswer> {
      await before;
      state.isBegun = true;
      const until = performance.now() + keptMs;
      const seen = new Set<number>();
      const made = await make(seen);
      Object.assign(state, { seen, until });
      if (kept.get(key) === state) {
        state.bytes = made.plain.length;
        bytes += state.bytes;
        makeRoom();
      }
      return made;
    }
  }

  return {
    async answer(call, input, make) {
      const ready = async (seen: Set<number>) => new ReadyAnswer(call, await make(seen));
      if (keptMs === 0) return ready(new Set());
      const key = `${call.path} ${JSON.stringify(input)}`;
      const known = kept.get(key);
      if (known && performance.now() < known.until) return known.made;
      if (known) drop(key, known);
      return begin(key, ready).made;
    },
    dropSailings(sailingIds) {
      const ids = [...sailingIds];
      for (const [key, entry] of kept) {
        if (!entry.isBegun) continue;
        if (entry.seen === null || ids.some((id) => entry.seen?.has(id))) drop(key, entry);
      }
    },
    dropAll() {
      for (const [key, entry] of kept) if (entry.isBegun) drop(key, entry);
    },
  };
}
