import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { all, type LedgerProblem, shownProblems, transferProblems } from './ledger-problems.ts';
import { markLedger } from './mark-ledger.ts';
import { recentChainProblems } from './recent-chain-problems.ts';

/** What is known of the ledger without reading all of it. */
export interface RecentCheck {
  balanceSen: number;
  problems: LedgerProblem[];
}

/**
 * Adds up what came since what is marked, and every wallet to what it held then. What adds up is marked first, as far as nothing
 * can come before it any more; what does not is found again until it is mended.
 */
export async function checkRecentLedger(db: Db, pieceSize = 20_000): Promise<RecentCheck> {
  const marked = await markLedger(db, pieceSize);
  // One statement, so one moment; the mark it reads is the one of that moment.
  const { rows } = await sql<RecentCheck & { wholeProblems: LedgerProblem[] }>`
    with grown as (
      select account_id, sum(amount_sen) as sen from ledger_entries
       where transfer_id > (select transfer_id from ledger_marks) and account_id is not null group by account_id
    ), problems as (
      ${transferProblems({ ...all, after: marked.transferId })}
      union all
      ${recentChainProblems({ ...all, after: marked.transferId })}
      union all
      select 'wallet', w.account_id,
             format('holds %s, its entries say %s', w.balance_sen, coalesce(c.balance_sen, 0) + coalesce(g.sen, 0))
        from wallets w left join wallet_checks c using (account_id) left join grown g using (account_id)
       where w.balance_sen <> coalesce(c.balance_sen, 0) + coalesce(g.sen, 0)
    )
    select (select coalesce(sum(balance_sen), 0)::bigint from wallets) as balance_sen,
           (select whole_problems from ledger_marks) as whole_problems,
           coalesce((select json_agg(found) from (select * from problems limit ${shownProblems}) as found), '[]')
             as problems`.execute(db);
  const [check] = rows;
  if (!check) throw new Error('the ledger could not be added up');
  return { balanceSen: check.balanceSen, problems: together(check.problems, check.wholeProblems) };
}

const key = ({ rule, id }: LedgerProblem) => `${rule} ${id}`;

/** What both checks found is one problem. */
function together(recent: LedgerProblem[], whole: LedgerProblem[]): LedgerProblem[] {
  const known = new Set(recent.map(key));
  return [...recent, ...whole.filter((problem) => !known.has(key(problem)))];
}
