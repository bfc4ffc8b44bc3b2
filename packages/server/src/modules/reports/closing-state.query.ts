import type { ClosingFigures } from '@gangway/contract/reports/closing-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

type Wallets = Omit<ClosingFigures['wallets'], 'openingSen' | 'lateSen'>;
type Drawer = ClosingFigures['drawers'][number];

/**
 * The balances of all customers when a day ended, by the ledger: what they hold now, less what moved since. So only what
 * moved since is read, and not every entry there ever was.
 */
export async function readWallets(db: Db, start: Date, end: Date): Promise<Wallets> {
  const { rows } = await sql<Wallets>`
    with moved as materialized (
      select t.at < ${end} as is_inside, t.kind, e.amount_sen
        from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
       where t.at >= ${start} and e.account_id is not null
    )
    select coalesce(sum(amount_sen) filter (where is_inside and kind = 'recharge'), 0)::bigint as recharges_sen,
           coalesce(sum(amount_sen) filter (where is_inside and kind = 'orderPayment'), 0)::bigint as payments_sen,
           coalesce(sum(amount_sen) filter (where is_inside and kind = 'refund'), 0)::bigint as refunds_sen,
           coalesce(sum(amount_sen) filter (where is_inside and kind = 'reset'), 0)::bigint as resets_sen,
           ((select coalesce(sum(balance_sen), 0) from wallets)
             - coalesce(sum(amount_sen) filter (where not is_inside), 0))::bigint as closing_sen
      from moved`.execute(db);
  const [wallets] = rows;
  if (!wallets) throw new Error('a sum gave no row');
  return wallets;
}

/** The drawers that were open in a day, as they stood when it ended. */
export async function readDrawers(db: Db, start: Date, end: Date): Promise<Drawer[]> {
  const { rows } = await sql<
    Omit<Drawer, 'openedAt' | 'closedAt'> & { openedAt: Date; closedAt: Date | null }
  >`
    select s.id as shift_id, s.shift_no, coalesce(nullif(a.name, ''), a.username) as person, s.opened_at,
           case when s.closed_at < ${end} then s.closed_at end as closed_at, s.float_sen,
           p.today as taken_sen, r.today as handed_out_sen, s.float_sen + p.all_sen - r.all_sen as expected_sen,
           case when s.closed_at < ${end} then s.counted_sen end as counted_sen,
           case when s.closed_at < ${end} then s.difference_sen end as difference_sen,
           case when s.closed_at < ${end} then s.note else '' end as note
      from cash_shifts s join accounts a on a.id = s.account_id
     cross join lateral (
       select coalesce(sum(amount_sen), 0)::bigint as all_sen,
              coalesce(sum(amount_sen) filter (where paid_at >= ${start}), 0)::bigint as today
         from payments where shift_id = s.id and paid_at < ${end}
     ) p
     cross join lateral (
       select coalesce(sum(amount_sen), 0)::bigint as all_sen,
              coalesce(sum(amount_sen) filter (where done_at >= ${start}), 0)::bigint as today
         from payment_refunds where shift_id = s.id and status = 'done' and done_at < ${end}
     ) r
     where s.opened_at < ${end} and (s.closed_at is null or s.closed_at >= ${start})
     order by s.opened_at, s.id`.execute(db);
  return rows.map(({ openedAt, closedAt, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

/** What was not done when a day ended, and what came in it for something that was gone. */
export async function readOpen(
  db: Db,
  start: Date,
  end: Date,
): Promise<Pick<ClosingFigures, 'parked' | 'tooLate' | 'openRefunds'>> {
  const { rows } = await sql<Record<'parked' | 'tooLate' | 'openRefunds', { count: number; sen: number }>>`
    select (select jsonb_build_object('count', count(*), 'sen', coalesce(sum(came), 0)) from (
              select distinct on (v.payment_id) (v.data ->> 'cameSen')::bigint as came
                from payment_events v
               where v.kind = 'parked' and v.at < ${end} and not exists (
                 select from payment_events d where d.payment_id = v.payment_id and d.kind = 'resolved' and d.at < ${end})
               order by v.payment_id, v.id desc) waiting) as parked,
           (select jsonb_build_object('count', count(*), 'sen', coalesce(sum(amount_sen), 0))
              from order_refunds where kind = 'late' and at >= ${start} and at < ${end}) as too_late,
           (select jsonb_build_object('count', count(*), 'sen', coalesce(sum(amount_sen), 0)) from (
              select amount_sen from payment_refunds where status in ('requested', 'sent', 'failed') and created_at < ${end}
              union all
              select amount_sen from payment_refunds where done_at >= ${end} and created_at < ${end}) undone) as open_refunds`.execute(
    db,
  );
  const [open] = rows;
  if (!open) throw new Error('a sum gave no row');
  return open;
}

/** What each payment company was owed for all that moved before a moment, from another one on. */
export async function readOwed(db: Db, start: Date | null, end: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ provider: string; sen: number }>`
    select provider, sum(sen)::bigint as sen from (
      select provider, amount_sen as sen from payments
       where status = 'paid' and (${start}::timestamptz is null or paid_at >= ${start}) and paid_at < ${end}
      union all
      select p.provider, -r.amount_sen from payment_refunds r join payments p on p.id = r.payment_id
       where r.status = 'done' and r.method is null
         and (${start}::timestamptz is null or r.done_at >= ${start}) and r.done_at < ${end}
    ) moved where provider not in ('cash', 'terminal', 'balance') group by 1`.execute(db);
  return new Map(rows.map(({ provider, sen }) => [provider, sen]));
}
