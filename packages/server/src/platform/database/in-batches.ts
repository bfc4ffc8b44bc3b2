import type { Db, Tx } from './create-database.ts';
import { inTransaction } from './in-transaction.ts';

const batchSize = 1000;

/**
 * Does something to many rows a batch at a time, each in a transaction of its own, so that nobody waits for long; returns
 * how many. `work` takes at most so many rows and says how many it took.
 */
export async function inBatches(
  db: Db,
  work: (tx: Tx, atMost: number) => Promise<bigint | undefined>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const count = Number((await inTransaction(db, (tx) => work(tx, batchSize))) ?? 0);
    total += count;
    if (count < batchSize) return total;
  }
}
