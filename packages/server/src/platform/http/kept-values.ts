/** The sailings something was made from, shown or left out: it is made anew when places of them are sold. */
export class Seen extends Set<number> {
  /** When the first of the parts it was made from is too old. */
  until = Infinity;

  /** Made from a part that looked at these itself. */
  addPart({ seen, until }: { seen: Iterable<number> | null; until: number }): void {
    for (const id of seen ?? []) this.add(id);
    this.until = Math.min(this.until, until);
  }
}

interface State {
  /** Whether the database has been asked; until then nothing that happens makes it old. */
  isBegun: boolean;
  /** The sailings it shows or leaves out; null until it is made. */
  seen: ReadonlySet<number> | null;
  until: number;
  bytes: number;
}

export type Kept<T> = State & { made: Promise<T> };

export interface KeptValues<T> {
  /** The one that was made a moment ago, the one that is being made, or a new one. */
  get(key: string, make: (seen: Seen) => Promise<T>): Kept<T>;
  dropSailings(sailingIds: readonly number[]): void;
  dropAll(): void;
}

export interface KeptOptions<T> {
  keptMs: number;
  entries: number;
  bytes: number;
  bytesOf: (value: T) => number;
  /** Lets somebody begin when it is their turn. */
  inTurn: <R>(work: () => Promise<R>) => Promise<R>;
}

/**
 * Keeps things for a moment. Whoever asks after a change that was told to this process gets one that was begun after it: what
 * is dropped while it is made is given to those who wait for it, and to nobody else. For each key one is made at a time.
 */
export function createKeptValues<T>(options: KeptOptions<T>): KeptValues<T> {
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<unknown>>();
  let bytes = 0;

  function drop(key: string, entry: Kept<T>): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  }

  /** The oldest go first: those whose time is over, then others as long as there are too many. */
  function makeRoom(): void {
    for (const [key, entry] of kept) {
      const isFull = kept.size > options.entries || bytes > options.bytes;
      if (!isFull && performance.now() < entry.until) return;
      drop(key, entry);
    }
  }

  function begin(key: string, make: (seen: Seen) => Promise<T>): Kept<T> {
    const before = underWay.get(key);
    const state: State = { isBegun: false, seen: null, until: Infinity, bytes: 0 };
    const entry: Kept<T> = Object.assign(state, { made: wait() });
    const done = entry.made
      .catch(() => drop(key, entry))
      .then(() => {
        if (underWay.get(key) === done) underWay.delete(key);
      });
    underWay.set(key, done);
    kept.set(key, entry);
    makeRoom();
    return entry;

    async function wait(): Promise<T> {
      await before;
      return options.inTurn(run);
    }

    async function run(): Promise<T> {
      state.isBegun = true;
      const until = performance.now() + options.keptMs;
      const seen = new Seen();
      const made = await make(seen);
      Object.assign(state, { seen, until: Math.min(until, seen.until) });
      if (kept.get(key) === state) {
        state.bytes = options.bytesOf(made);
        bytes += state.bytes;
        makeRoom();
      }
      return made;
    }
  }

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known && performance.now() < known.until) return known;
      if (known) drop(key, known);
      return begin(key, make);
    },
    dropSailings(ids) {
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
