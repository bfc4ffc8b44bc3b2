import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import {
  all,
  chainProblems,
  type LedgerProblem,
  type Span,
  shownProblems,
  transferProblems,
  walletProblems,
} from './ledger-problems.ts';

/**
 * Adds everything up anew, what was marked as checked too, and keeps what it found for the alarm. In pieces, so that no statement
 * reads the whole ledger: a transfer stands with its entries and a wallet with its own at whatever moment they are looked at.
 */
export async function checkWholeLedger(db: Db, at: Date, pieceSize = 1000): Promise<LedgerProblem[]> {
  const problems: LedgerProblem[] = [];
  const find = async (found: RawBuilder<unknown>) => {
    const { rows } = await sql<LedgerProblem>`${found} limit ${shownProblems}`.execute(db);
    problems.push(...rows);
  };
  for await (const span of spans(db, 'ledger_transfers', 'id', pieceSize)) await find(transferProblems(span));
  for await (const span of spans(db, 'wallets', 'account_id', pieceSize)) {
    await find(walletProblems(span));
    await find(chainProblems(span));
  }
  const shown = problems.slice(0, shownProblems);
  await sql`
    insert into ledger_marks (whole_at, whole_problems) values (${at}, ${JSON.stringify(shown)})
    on conflict (single) do update set whole_at = excluded.whole_at, whole_problems = excluded.whole_problems`.execute(
    db,
  );
  return shown;
}

/** The table in pieces by its number; the last has no end, for what comes meanwhile and what belongs to no row. */
async function* spans(db: Db, table: string, column: string, size: number): AsyncGenerator<Span> {
  let { after } = all;
  for (;;) {
    const { rows } = await sql<{ upTo: number }>`
      select ${sql.ref(column)} as up_to from ${sql.table(table)}
       where ${sql.ref(column)} > ${after} order by 1 offset ${size - 1} limit 1`.execute(db);
    const upTo = rows[0]?.upTo ?? all.upTo;
    yield { after, upTo };
    if (upTo === all.upTo) return;
    after = upTo;
  }
}
