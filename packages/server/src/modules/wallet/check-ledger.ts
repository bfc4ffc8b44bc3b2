import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** What does not add up in the ledger, one line each. */
export interface LedgerCheck {
  transfers: number;
  entries: number;
  wallets: number;
  /** What the customers have left, all together. */
  balanceSen: number;
  problems: LedgerProblem[];
}

export interface LedgerProblem {
  rule: 'transfer' | 'total' | 'wallet' | 'chain';
  /** The transfer, the account or the entry it is about; null for the sum of all. */
  id: number | null;
  detail: string;
}

const shownProblems = 100;

/**
 * Adds everything up: both entries of a transfer to nothing, all entries to nothing, the entries of a wallet to its
 * balance, and every balance before to the balance after the entry before it. One statement, so one moment.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const { rows } = await sql<{
    transfers: number;
    entries: number;
    wallets: number;
    balanceSen: number;
    problems: LedgerProblem[];
  }>`
    with chained as (
      select id, account_id, balance_before_sen,
             lag(balance_after_sen, 1, 0::bigint) over (partition by account_id order by id) as left_before
        from ledger_entries where account_id is not null
    ), problems as (
      select 'transfer' as rule, t.id, format('%s entries, together %s, of %s sen',
               count(e.id), coalesce(sum(e.amount_sen), 0), t.amount_sen) as detail
        from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
       group by t.id
      having count(e.id) <> 2 or sum(e.amount_sen) <> 0 or max(e.amount_sen) <> t.amount_sen
      union all
      select 'total', null, format('all entries together are %s sen', sum(amount_sen))
        from ledger_entries having coalesce(sum(amount_sen), 0) <> 0
      union all
      select 'wallet', w.account_id, format('holds %s, its entries say %s', w.balance_sen, coalesce(sum(e.amount_sen), 0))
        from wallets w left join ledger_entries e on e.account_id = w.account_id
       group by w.account_id, w.balance_sen
      having w.balance_sen <> coalesce(sum(e.amount_sen), 0)
      union all
      select 'chain', id, format('begins at %s, the one before ended at %s', balance_before_sen, left_before)
        from chained where balance_before_sen is distinct from left_before
    )
    select (select count(*) from ledger_transfers) as transfers,
           (select count(*) from ledger_entries) as entries,
           (select count(*) from wallets) as wallets,
           (select coalesce(sum(balance_sen), 0)::bigint from wallets) as balance_sen,
           coalesce((select json_agg(found) from (select * from problems limit ${shownProblems}) as found), '[]')
             as problems`.execute(db);
  const [check] = rows;
  if (!check) throw new Error('the ledger could not be added up');
  return check;
}
