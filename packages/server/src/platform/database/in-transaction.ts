import { setTimeout } from 'node:timers/promises';
import { tellingChanges } from './changes.ts';
import type { Db, Tx } from './create-database.ts';
import { isTableChanged } from './named-client.ts';

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const foreignKeyViolation = '23503';
const attempts = 4;

/** How often PostgreSQL broke a transaction of this process off, by why, since it started; for the metrics. */
export const brokenOff = { deadlock: 0, serialization: 0, tableChanged: 0 };

/**
 * Runs work in one transaction, and again from the start when PostgreSQL broke it off to let another one
 * through, or because a table was given a column meanwhile.
 * Nothing outside the database may happen inside: put it into the outbox.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return tellingChanges(db, (listening) =>
    retried(() => db.transaction().execute((tx) => listening(tx, work))),
  );
}

/**
 * For work that is one single statement: that is a transaction in itself, and two round trips are saved. The hottest path
 * of the product is one.
 */
export function inOneStatement<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => work(db as Tx));
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const why = passingReason(error);
      if (why) brokenOff[why] += 1;
      if (attempt === attempts || !why) throw error;
      // Without a pause it would take the same row again before the other one, which waits for it, has woken up.
      await setTimeout(attempt * 10 * (1 + Math.random()));
    }
  }
}

/** Whether an error of PostgreSQL breaks the named constraint. */
export function breaksConstraint(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Whether an error of PostgreSQL says that something else still refers to the row. */
export function breaksReference(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
}

function passingReason(error: unknown): keyof typeof brokenOff | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (isTableChanged(error)) return 'tableChanged';
  if (error.code === deadlockDetected) return 'deadlock';
  return error.code === serializationFailure ? 'serialization' : null;
}
