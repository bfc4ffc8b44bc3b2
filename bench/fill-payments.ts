import type { Client } from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** As many a day, however many years they go back: a month of them is as long at a million as at ten thousand. */
const seconds = 158;

/** Payments until now, each for nothing in particular; one in thirty went back. */
export async function fillPayments(client: Client, count: number): Promise<void> {
  await withoutIndexes(client, ['payments', 'mails'], () => loadPayments(client, count));
  await client.query('vacuum analyze');
}

async function loadPayments(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into payments (payment_no, provider, method, amount_sen, refunded_sen, status, subject, subject_ids, label, created_at,
       updated_at, paid_at)
     select 'BENCH' || n, 'sandbox', 'online', 24000, case n % 30 when 0 then 24000 else 0 end, 'paid', 'recharge', '{1}', 'bench',
       at, at, at
       from generate_series(1, $1::int) n, lateral (select now() - n * $2::float8 * interval '1 second' as at) t`,
    [count, seconds],
  );
  await client.query(
    `insert into payment_refunds (refund_no, payment_id, reference, amount_sen, status, created_at, updated_at, done_at)
     select 'R' || payment_no, id, 'R' || payment_no, amount_sen, 'done', paid_at, paid_at, paid_at
       from payments where label = 'bench' and refunded_sen > 0`,
  );
  await client.query(
    `insert into mails (about, recipient, subject, text_body, html_body, status, created_at, sent_at)
     select 'bench ' || n, 'a@example.com', 's', 't', 'h', 'sent', at, at
       from generate_series(1, $1::int) n, lateral (select now() - n * $2::float8 * interval '1 second' as at) t`,
    [count, seconds],
  );
}
