import { type RawBuilder, sql } from 'kysely';
import type { Span } from './ledger-problems.ts';

/** Of some transfers, the entries of wallets that do not begin where the one before ended, which may be of an earlier transfer. */
export const recentChainProblems = ({ after, upTo }: Span): RawBuilder<unknown> => sql`
  select 'chain' as rule, id, format('begins at %s, the one before ended at %s', balance_before_sen, ended_at) as detail
    from (select r.id, r.balance_before_sen,
                 coalesce(r.left_before, (
                   select p.balance_after_sen from ledger_entries p
                    where p.account_id = r.account_id and p.id < r.id order by p.id desc limit 1), 0) as ended_at
            from (select id, account_id, balance_before_sen,
                         lag(balance_after_sen) over (partition by account_id order by id) as left_before
                    from ledger_entries
                   where transfer_id > ${after} and transfer_id <= ${upTo} and account_id is not null) r) as chained
   where balance_before_sen is distinct from ended_at`;
