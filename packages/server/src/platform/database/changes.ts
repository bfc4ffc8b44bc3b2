import type { Db, Tx } from './create-database.ts';

/** What a transaction has done that this process must know of as soon as it is committed. */
export type Change =
  /** Places of a sailing were taken, held or given back. */
  | { what: 'places'; sailingId: number }
  /** What is for sale, or how it is shown. */
  | { what: 'catalogue' }
  /** The menu of the back office. */
  | { what: 'menus' }
  /** Something of this topic stands in the outbox. */
  | { what: 'outbox'; topic: string };

type Listener = (changes: readonly Change[]) => void;

const noted = new WeakMap<object, Change[]>();
const listeners = new WeakMap<object, Set<Listener>>();

/**
 * Notes a change that this transaction has made; whoever listens hears of it after the commit. Called after the statement
 * that makes it: one that is a transaction in itself is committed by then, and is told of at once.
 */
export function noteChange(tx: Tx, change: Change): void {
  const list = noted.get(tx);
  if (list) list.push(change);
  else tell(tx, [change]);
}

/** Hears what is changed through this pool; returns the way to stop. Other processes are told by other means. */
export function onChanges(db: Db, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => void all.delete(listener);
}

/**
 * Runs a transaction and tells what it noted when it is over. Also when it failed: where the answer to a commit was lost,
 * nobody knows whether it came through, and what is told in vain costs a look.
 */
export async function tellingChanges<T>(
  db: Db,
  run: (work: <R>(tx: Tx, work: (tx: Tx) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const changes: Change[] = [];
  try {
    return await run((tx, work) => {
      noted.set(tx, changes);
      return work(tx);
    });
  } finally {
    tell(db, changes);
  }
}

function tell(db: object, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  for (const listener of listeners.get(db) ?? []) listener(changes);
}
