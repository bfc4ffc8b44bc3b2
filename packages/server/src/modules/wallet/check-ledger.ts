import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import {
  all,
  chainProblems,
  type LedgerProblem,
  shownProblems,
  transferProblems,
  walletProblems,
} from './ledger-problems.ts';

/** What does not add up in the ledger, one line each. */
export interface LedgerCheck {
  transfers: number;
  entries: number;
  wallets: number;
  /** What the customers have left, all together. */
  balanceSen: number;
  problems: LedgerProblem[];
}

/**
 * Adds everything up: both entries of a transfer to nothing, all entries to nothing, the entries of a wallet to its
 * balance, and every balance before to the balance after the entry before it. One statement, so one moment.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const { rows } = await sql<LedgerCheck>`
    with problems as (
      ${transferProblems(all)}
      union all
      select 'total', null, format('all entries together are %s sen', sum(amount_sen))
        from ledger_entries having coalesce(sum(amount_sen), 0) <> 0
      union all
      ${walletProblems(all)}
      union all
      ${chainProblems(all)}
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
