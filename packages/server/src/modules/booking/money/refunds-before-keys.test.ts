import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from '../../../../test/sql.ts';
import { urlOfDatabase } from '../../../../test/test-database-names.ts';

const folder = path.resolve(import.meta.dirname, '../../../../migrations');
const name = `test_refunds_before_keys_${process.pid}`;
const key = '00000000-0000-0000-0000-00000000000a';
const ignoringKeys = 'set local session_replication_role = replica;';
let url: string;

beforeAll(async () => {
  await sql(inject('testServerUrl'), `create database ${name}`);
  url = urlOfDatabase(inject('testServerUrl'), name);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const run = (file: string, first = '') => sql(url, first + readFileSync(path.join(folder, file), 'utf8'));
  for (const file of files.filter((one) => one < '0016')) await run(file);
  await enterOldMoney();
  await run(files.find((file) => file.startsWith('0016')) ?? '', ignoringKeys);
});
afterAll(() => sql(inject('testServerUrl'), `drop database ${name} with (force)`));

/**
 * Order 1 was paid by card (payment 1) and by balance for a fee (2), order 2 in cash (3). A payment (4) came late for both, one
 * (5) came late and was not asked back yet. What they are orders of does not matter here, so the keys are not looked at.
 */
async function enterOldMoney(): Promise<void> {
  await sql(
    url,
    `begin;
     ${ignoringKeys}
     insert into payments (id, payment_no, provider, method, amount_sen, refunded_sen, status, subject, subject_ids, label,
                           created_at, updated_at, paid_at) overriding system value
     select id, 'PY' || id, provider, method, 9000, 0, status, subject, ids, 'then', now(), now(),
            case status when 'paid' then timestamptz '2025-01-02T03:04:05Z' + id * interval '1 hour' end
       from (values (1, 'stripe', 'creditCard', 'paid', 'orders', '{1}'::bigint[]),
                    (2, 'balance', 'balance', 'paid', 'change', '{1}'), (3, 'cash', 'cash', 'paid', 'orders', '{2}'),
                    (4, 'stripe', 'bank', 'paid', 'orders', '{1,2}'), (5, 'stripe', 'bank', 'paid', 'orders', '{2}'),
                    (6, 'stripe', 'bank', 'failed', 'recharge', '{1}'), (8, 'stripe', 'bank', 'paid', 'recharge', '{1}'),
                    (7, 'stripe', 'bank', 'paid', 'recharge', '{1}')) as p(id, provider, method, status, subject, ids);
     insert into order_payments values (1, 1, 9000, 'paid', now()), (1, 2, 9000, 'paid', now()),
       (2, 3, 9000, 'paid', now()), (1, 4, 4000, 'returned', '2025-02-01Z'), (2, 4, 5000, 'returned', '2025-02-01Z'),
       (2, 5, 9000, 'returned', '2025-02-02Z');
     insert into payment_refunds (id, refund_no, payment_id, reference, amount_sen, status, created_at, updated_at)
       overriding system value
     select id, 'RF' || id, payment, reference, 100, 'requested', now(), now()
       from (values (11, 2, 'order 1 ${key} of payment 2'), (12, 1, 'order 1 ${key} of payment 1'),
                    (13, 3, 'order 2 sailing of payment 3'), (14, 2, 'change 21 of payment 2'),
                    (15, 4, 'payment 4 rest'), (16, 1, 'order 11 ${key} of payment 1'),
                    (17, 1, 'parked 1')) as r(id, payment, reference);
     insert into order_refunds (order_id, key, ticket_ids, amount_sen, fee_sen, way, at)
     values (1, '${key}', '{5}', 200, 0, 'gateway', '2025-01-03Z'), (2, null, '{6}', 100, 0, 'cash', '2025-01-04Z'),
            (1, gen_random_uuid(), '{7}', 0, 0, 'none', '2025-01-05Z');
     insert into order_changes (id, order_id, key, sailing_id, people, new_total_sen, fee_sen, due_sen, non_refundable,
                                kept_percent, peak, status, created_at, updated_at) overriding system value
     select id, order_id, gen_random_uuid(), 1, 1, 0, 0, due, false, 0, false, status, now(), '2025-01-06Z'
       from (values (21, 1, -100, 'done'), (22, 1, 500, 'done'), (23, 2, -100, 'ended')) as c(id, order_id, due, status);
     insert into recharges (id, recharge_no, account_id, made_by, key, amount_sen, method, status, created_at, paid_at,
                            updated_at) overriding system value
     values (1, 'RC1', 1, 1, gen_random_uuid(), 9000, 'bank', 'paid', now(), now(), now()),
            (2, 'RC2', 1, 1, gen_random_uuid(), 9000, 'bank', 'pending', now(), null, now());
     commit`,
  );
}

test('refunds of orders know those of the payments that their texts named, and changes and late money stand among them', async () => {
  const rows = await sql(
    url,
    `select order_id::int as order, kind, amount_sen::int as sen, way, refund_ids::int[] as refunds, ticket_ids::int[] as tickets
       from order_refunds order by at, order_id`,
  );
  expect(rows).toEqual([
    { order: 1, kind: 'cancel', sen: 200, way: 'gateway', refunds: [11, 12], tickets: [5] },
    { order: 2, kind: 'cancel', sen: 100, way: 'cash', refunds: [13], tickets: [6] },
    { order: 1, kind: 'cancel', sen: 0, way: 'none', refunds: [], tickets: [7] },
    { order: 1, kind: 'change', sen: 100, way: 'balance', refunds: [14], tickets: [] },
    { order: 1, kind: 'late', sen: 4000, way: 'gateway', refunds: [15], tickets: [] },
    { order: 2, kind: 'late', sen: 5000, way: 'gateway', refunds: [15], tickets: [] },
  ]);
});

test('a paid recharge knows the payment that came first for it', async () => {
  const rows = await sql(
    url,
    'select recharge_no as no, payment_id::int as payment from recharges order by id',
  );
  expect(rows).toEqual([
    { no: 'RC1', payment: 7 },
    { no: 'RC2', payment: null },
  ]);
});
