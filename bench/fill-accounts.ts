import type { Client } from 'pg';

/** Transfers of the balances there are, in and out by turns; the last of each wallet goes out again. */
export async function fillLedger(client: Client, transfers: number): Promise<void> {
  const wallets = 2;
  const holders = `(select account_id, balance_sen, row_number() over (order by account_id) - 1 as place
                      from wallets order by account_id limit ${wallets}) w`;
  await client.query('begin');
  await client.query(
    `insert into ledger_transfers (kind, reference, amount_sen, at)
     select case (n / ${wallets}) % 2 when 0 then 'recharge' else 'orderPayment' end, 'BENCH' || n, 100,
            now() - interval '1 day' - ($1 - n) * interval '3 minutes'
       from generate_series(0, $1::int - 1) n order by n`,
    [transfers],
  );
  await client.query(
    `insert into ledger_entries (transfer_id, account_id, house, amount_sen, balance_before_sen, balance_after_sen)
     select t.id, case when side = 0 then w.account_id end, case when side = 1 then 'received' end,
            case when (t.kind = 'recharge') = (side = 0) then 100 else -100 end,
            case when side = 0 then w.balance_sen + case t.kind when 'recharge' then 0 else 100 end end,
            case when side = 0 then w.balance_sen + case t.kind when 'recharge' then 100 else 0 end end
       from ledger_transfers t
       join ${holders} on w.place = substr(t.reference, 6)::int % ${wallets}
      cross join generate_series(0, 1) side
      where t.reference like 'BENCH%' order by t.id, side`,
  );
  await client.query('commit');
}

/** Drawers opened and closed three times a day, and cabins slept in before those of the demo: as many as there were days for so many orders. */
export async function fillDesks(client: Client, orders: number): Promise<void> {
  await client.query(
    `insert into cash_shifts (shift_no, account_id, float_sen, opened_at, closed_at, closed_by, expected_sen, handed_out_sen, counted_sen)
     select 'BENCH' || n, a.id, 10000, at, at + interval '7 hours', a.id, 10000, 0, 10000
       from generate_series(1, $1::int) n, (select min(id) as id from accounts where kind = 'staff') a,
            lateral (select now() - interval '1 day' - n * interval '8 hours' as at) t`,
    [Math.ceil(orders / 160)],
  );
  await client.query(
    `insert into stays (wish_id, order_id, sailing_id, room_id, checked_in_at, checked_out_at)
     select gen_random_uuid(), o.id, o.sailing_id, r.id, at, at + interval '6 hours'
       from (select *, row_number() over (order by id) as n from orders where order_no like 'PAST%' and id % 10 = 0) o
       join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_rooms from rooms) r
         on r.place = o.n % r.all_rooms,
       lateral (select now() - interval '800 days' - (o.n / r.all_rooms) * interval '12 hours' as at) t`,
  );
  await client.query('vacuum analyze');
}
