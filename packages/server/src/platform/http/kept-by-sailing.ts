import type { Seen } from './kept-values.ts';

interface Reading<T> {
  found: Promise<ReadonlyMap<number, T>>;
  isUnderWay: boolean;
}

/** What is known of single sailings, each by itself: of a month that is being sold only what was sold is read anew. */
export interface KeptBySailing<T> {
  /** What is known of these, as `read` tells it of those that have to be read; `seen` is told of all of them. */
  get(
    ids: readonly number[],
    seen: Seen,
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<Map<number, T>>;
  drop(sailingIds: Iterable<number>): void;
  dropAll(): void;
}

/**
 * Keeps what is known of sailings for a moment. Whoever asks after a change that was told to this process gets what was read after it.
 * All of it is given up at once, whenever it was read, so that the sailings of a month are read in one statement however they are asked
 * for; what is being read just then is waited for and not read twice.
 */
export function createKeptBySailing<T>(options: { keptMs: number; most: number }): KeptBySailing<T> {
  const kept = new Map<number, Reading<T>>();
  let until = 0;

  function giveUpOld(): void {
    const now = performance.now();
    if (now < until) return;
    until = now + options.keptMs;
    for (const [id, { isUnderWay }] of kept) if (!isUnderWay) kept.delete(id);
  }

  function begin(ids: readonly number[], found: Reading<T>['found']): void {
    const reading = { found, isUnderWay: true };
    for (const id of ids) kept.set(id, reading);
    found
      .catch(() => {
        for (const id of ids) if (kept.get(id) === reading) kept.delete(id);
      })
      .finally(() => (reading.isUnderWay = false));
  }

  /** The oldest go first. */
  function makeRoom(): void {
    for (const id of kept.keys()) {
      if (kept.size <= options.most) return;
      kept.delete(id);
    }
  }

  return {
    async get(ids, seen, read) {
      giveUpOld();
      seen.addPart({ seen: ids, until });
      const unknown = ids.filter((id) => !kept.has(id));
      if (unknown.length > 0) begin(unknown, read(unknown));
      const readings = ids.map((id) => kept.get(id));
      makeRoom();
      const found = new Map<number, T>();
      for (const [index, id] of ids.entries()) {
        const own = (await readings[index]?.found)?.get(id);
        if (own !== undefined) found.set(id, own);
      }
      return found;
    },
    drop(sailingIds) {
      for (const id of sailingIds) kept.delete(id);
    },
    dropAll() {
      kept.clear();
    },
  };
}
