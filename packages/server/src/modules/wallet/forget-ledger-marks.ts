import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/** What was mended by hand no longer agrees with what was marked before: the next check begins anew. */
export function forgetLedgerMarks(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await sql`delete from ledger_marks`.execute(tx);
    await sql`delete from wallet_checks`.execute(tx);
  });
}
