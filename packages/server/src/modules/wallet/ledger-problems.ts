import { type RawBuilder, sql } from 'kysely';

export interface LedgerProblem {
  rule: 'transfer' | 'total' | 'wallet' | 'chain';
  /** The transfer, the account or the entry it is about; null for the sum of all. */
  id: number | null;
  detail: string;
}

/** Of rows numbered from one to another, the first not among them. */
export interface Span {
  after: number;
  upTo: number;
}

/** No number is larger, and JavaScript still counts them. */
export const all: Span = { after: 0, upTo: Number.MAX_SAFE_INTEGER };

export const shownProblems = 100;

/** Transfers whose entries are not two, do not add up to nothing, or are of another amount; and entries of none. */
export const transferProblems = ({ after, upTo }: Span): RawBuilder<unknown> => sql`
  select 'transfer' as rule, coalesce(t.id, e.transfer_id) as id,
         format('%s entries, together %s, of %s sen', count(e.id), coalesce(sum(e.amount_sen), 0), t.amount_sen) as detail
    from (select id, amount_sen from ledger_transfers where id > ${after} and id <= ${upTo}) t
    full join (select id, transfer_id, amount_sen from ledger_entries
                where transfer_id > ${after} and transfer_id <= ${upTo}) e on e.transfer_id = t.id
   group by coalesce(t.id, e.transfer_id), t.amount_sen
  having count(e.id) <> 2 or sum(e.amount_sen) <> 0 or max(e.amount_sen) is distinct from t.amount_sen`;

/** Wallets whose entries come to something else than they hold. */
export const walletProblems = ({ after, upTo }: Span): RawBuilder<unknown> => sql`
  select 'wallet' as rule, w.account_id as id,
         format('holds %s, its entries say %s', w.balance_sen, coalesce(e.sen, 0)) as detail
    from wallets w
    left join (select account_id, sum(amount_sen) as sen from ledger_entries
                where account_id > ${after} and account_id <= ${upTo} group by account_id) e using (account_id)
   where w.account_id > ${after} and w.account_id <= ${upTo} and w.balance_sen <> coalesce(e.sen, 0)`;

/** Entries of wallets that do not begin where the one before ended. */
export const chainProblems = ({ after, upTo }: Span): RawBuilder<unknown> => sql`
  select 'chain' as rule, id, format('begins at %s, the one before ended at %s', balance_before_sen, left_before) as detail
    from (select id, balance_before_sen,
                 lag(balance_after_sen, 1, 0::bigint) over (partition by account_id order by id) as left_before
            from ledger_entries where account_id > ${after} and account_id <= ${upTo}) as chained
   where balance_before_sen is distinct from left_before`;
