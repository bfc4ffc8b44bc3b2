import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Span, transferProblems } from './ledger-problems.ts';
import { recentChainProblems } from './recent-chain-problems.ts';

interface Mark {
  transferId: number;
  nextTransferId: number;
  /** Whether all transactions have ended that could still bring a transfer up to the next one. */
  isSettled: boolean;
}

/**
 * Moves the mark on over what adds up and is settled, a piece at a time: the first time that is the whole ledger, which no one
 * statement may read. Gives where it stands; it stays before what does not add up.
 */
export async function markLedger(db: Db, pieceSize: number): Promise<{ transferId: number }> {
  await sql`insert into ledger_marks default values on conflict do nothing`.execute(db);
  for (;;) {
    // Read before the transaction begins: whatever has a lower number was begun before it.
    const newest = await readNewest(db);
    const { mark, isMoved } = await inTransaction(db, async (tx) => {
      const held = await holdMark(tx);
      if (!held.isSettled) return { mark: held, isMoved: false };
      const isAtNext = held.transferId === held.nextTransferId;
      return {
        mark: held,
        isMoved: isAtNext ? await chooseNext(tx, newest) : await moveOn(tx, held, pieceSize),
      };
    });
    if (!isMoved) return mark;
  }
}

/** One process at a time moves it. */
async function holdMark(tx: Tx): Promise<Mark> {
  await sql`select from ledger_marks for update`.execute(tx);
  // A restored database counts its transactions anew: none of those of the other one is still to come.
  const { rows } = await sql<Mark>`
    select transfer_id, next_transfer_id,
           next_xid <= pg_snapshot_xmin(now) or next_xid > pg_snapshot_xmax(now) as is_settled
      from ledger_marks, pg_current_snapshot() as now`.execute(tx);
  const [mark] = rows;
  if (!mark) throw new Error('the ledger has no mark');
  return mark;
}

async function moveOn(tx: Tx, { transferId, nextTransferId }: Mark, pieceSize: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from ledger_transfers where id > ${transferId} and id <= ${nextTransferId}
     order by id offset ${pieceSize - 1} limit 1`.execute(tx);
  const span: Span = { after: transferId, upTo: rows[0]?.id ?? nextTransferId };
  if (!(await addsUp(tx, span))) return false;
  await sql`
    insert into wallet_checks as c (account_id, balance_sen)
    select account_id, sum(amount_sen) from ledger_entries
     where transfer_id > ${span.after} and transfer_id <= ${span.upTo} and account_id is not null group by account_id
    on conflict (account_id) do update set balance_sen = c.balance_sen + excluded.balance_sen`.execute(tx);
  await sql`update ledger_marks set transfer_id = ${span.upTo}`.execute(tx);
  return true;
}

async function addsUp(tx: Tx, span: Span): Promise<boolean> {
  const { rows } = await sql`
    select from (${transferProblems(span)} union all ${recentChainProblems(span)}) as problems limit 1`.execute(
    tx,
  );
  return rows.length === 0;
}

/** The next to mark, when all have ended that had begun when it was there. False when it is no newer one. */
async function chooseNext(tx: Tx, newest: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ledger_marks set next_transfer_id = ${newest}, next_xid = pg_current_xact_id()
     where next_transfer_id < ${newest}`.execute(tx);
  return numAffectedRows === 1n;
}

async function readNewest(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ledger_transfers`.execute(db);
  return rows[0]?.id ?? 0;
}
