import type { Seen } from './kept-values.ts';

interface Kept<T> {
  /** Null once places of the sailing were sold, held or given back. */
  read: Promise<ReadonlyMap<number, T>> | null;
  until: number;
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
 * Keeps what is known of sailings for a moment. Whoever asks after a change that was told to this process gets what was read after it. What
 * is read anew after a sale is given up when it would have been without one, so that the sailings of a month grow old together and are
 * read in one statement.
 */
export function createKeptBySailing<T>(options: { keptMs: number; most: number }): KeptBySailing<T> {
  const kept = new Map<number, Kept<T>>();

  function begin(ids: readonly number[], reading: Promise<ReadonlyMap<number, T>>): void {
    const now = performance.now();
    for (const id of ids) {
      const before = kept.get(id);
      kept.delete(id);
      kept.set(id, {
        read: reading,
        until: before && now < before.until ? before.until : now + options.keptMs,
      });
    }
    reading.catch(() => {
      for (const id of ids) if (kept.get(id)?.read === reading) kept.delete(id);
    });
  }

  /** The oldest go first. */
  function makeRoom(): void {
    const now = performance.now();
    for (const [id, { until }] of kept) {
      if (kept.size <= options.most && now < until) return;
      kept.delete(id);
    }
  }

  return {
    async get(ids, seen, read) {
      const now = performance.now();
      const isKnown = (entry: Kept<T> | undefined) => entry?.read && now < entry.until;
      const unknown = ids.filter((id) => !isKnown(kept.get(id)));
      if (unknown.length > 0) begin(unknown, read(unknown));
      const entries = ids.flatMap((id) => {
        const entry = kept.get(id);
        return entry ? [{ id, until: entry.until, read: entry.read }] : [];
      });
      makeRoom();
      const found = new Map<number, T>();
      for (const { id, until, read: reading } of entries) {
        const own = (await reading)?.get(id);
        seen.addPart({ seen: [id], until });
        if (own !== undefined) found.set(id, own);
      }
      return found;
    },
    drop(sailingIds) {
      for (const id of sailingIds) {
        const entry = kept.get(id);
        if (entry) entry.read = null;
      }
    },
    dropAll() {
      kept.clear();
    },
  };
}
