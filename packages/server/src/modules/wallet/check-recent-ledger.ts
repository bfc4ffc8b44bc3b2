import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { all, type LedgerProblem, shownProblems, transferProblems } from './ledger-problems.ts';

/** What is known of the ledger without reading all of it. */
export interface RecentCheck {
  balanceSen: number;
  problems: LedgerProblem[];
}

/**
 * Adds up what came since the last time, and every wallet to what it held then. What adds up need not be read again: it is marked
 * by the statement that read it, so that nothing comes between. What does not is found again until it is mended.
 */
export function checkRecentLedger(db: Db): Promise<RecentCheck> {
  return inTransaction(db, async (tx) => {
    await sql`insert into ledger_marks default values on conflict do nothing`.execute(tx);
    const mark = await tx
      .selectFrom('ledgerMarks')
      .select(['transferId', 'wholeProblems'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { rows } = await sql<RecentCheck>`
      with recent as materialized (
        select id, transfer_id, account_id, amount_sen, balance_before_sen,
               lag(balance_after_sen) over (partition by account_id order by id) as left_before
          from ledger_entries where transfer_id > ${mark.transferId}
      ), grown as (
        select r.account_id, max(r.id) as entry_id, coalesce(max(c.balance_sen), 0) + sum(r.amount_sen) as balance_sen
          from recent r left join wallet_checks c using (account_id)
         where r.account_id is not null and r.id > coalesce(c.entry_id, 0)
         group by r.account_id
      ), problems as materialized (
        ${transferProblems({ ...all, after: mark.transferId })}
        union all
        select 'wallet', w.account_id,
               format('holds %s, its entries say %s', w.balance_sen, coalesce(g.balance_sen, c.balance_sen, 0))
          from wallets w left join wallet_checks c using (account_id) left join grown g using (account_id)
         where w.balance_sen <> coalesce(g.balance_sen, c.balance_sen, 0)
        union all
        select 'chain', id, format('begins at %s, the one before ended at %s', balance_before_sen, ended_at)
          from (select r.id, r.balance_before_sen,
                       coalesce(r.left_before, (
                         select p.balance_after_sen from ledger_entries p
                          where p.account_id = r.account_id and p.id < r.id order by p.id desc limit 1), 0) as ended_at
                  from recent r where r.account_id is not null) as chained
         where balance_before_sen is distinct from ended_at
      ), checked as (
        insert into wallet_checks (account_id, entry_id, balance_sen)
        select account_id, entry_id, balance_sen from grown where not exists (select from problems)
        on conflict (account_id) do update set entry_id = excluded.entry_id, balance_sen = excluded.balance_sen
      ), ended as (
        -- A restored database counts its transactions anew: none of those of the other one is still to come.
        select next_xid <= pg_snapshot_xmin(now) or next_xid > pg_snapshot_xmax(now) as are_all,
               pg_snapshot_xmax(now) as next_xid
          from ledger_marks, pg_current_snapshot() as now
      ), marked as (
        update ledger_marks m set transfer_id = m.next_transfer_id, next_xid = ended.next_xid,
               next_transfer_id = greatest(m.next_transfer_id, (select max(transfer_id) from recent))
          from ended where ended.are_all and not exists (select from problems)
      )
      select (select coalesce(sum(balance_sen), 0)::bigint from wallets) as balance_sen,
             coalesce((select json_agg(found) from (select * from problems limit ${shownProblems}) as found), '[]')
               as problems`.execute(tx);
    const [check] = rows;
    if (!check) throw new Error('the ledger could not be added up');
    return { ...check, problems: together(check.problems, mark.wholeProblems) };
  });
}

/** What both checks found is one problem. */
function together(recent: LedgerProblem[], whole: LedgerProblem[]): LedgerProblem[] {
  const key = ({ rule, id }: LedgerProblem) => `${rule} ${id}`;
  const known = new Set(recent.map(key));
  return [...recent, ...whole.filter((problem) => !known.has(key(problem)))];
}
