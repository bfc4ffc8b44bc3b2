import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from '../../../../test/sql.ts';
import { urlOfDatabase } from '../../../../test/test-database-names.ts';

const folder = path.resolve(import.meta.dirname, '../../../../migrations');
const name = `test_backfill_${process.pid}`;
let url: string;

beforeAll(async () => {
  await sql(inject('testServerUrl'), `create database ${name}`);
  url = urlOfDatabase(inject('testServerUrl'), name);
});
afterAll(() => sql(inject('testServerUrl'), `drop database ${name} with (force)`));

test('recharges staff took before there were drawers are entered among the payments, once each', async () => {
  const files = readdirSync(folder).toSorted((a, b) => (a < b ? -1 : 1));
  const before = files.filter((file) => file < '0007');
  const run = (file: string) => sql(url, readFileSync(path.join(folder, file), 'utf8'));
  for (const file of before) await run(file);
  await sql(
    url,
    `with role as (
       insert into roles (name, template) values ('desk', 'editor') returning id
     ), staff as (
       insert into accounts (username, password_hash, kind, role_id, name)
       select 'desk', 'x', 'staff', id, 'Desk' from role returning id
     ), customer as (
       insert into accounts (username, password_hash, kind, name) values ('guest', 'x', 'customer', 'Guest') returning id
     ), profile as (
       insert into customers (account_id, real_name, phone, level) select id, 'Guest', '+60123456789', 'normal' from customer
       returning account_id
     )
     insert into recharges (recharge_no, account_id, operator_id, made_by, key, amount_sen, method, status, remarks,
                            created_at, paid_at, updated_at)
     select no, account_id, case when by_staff then staff.id end, staff.id, gen_random_uuid(), sen, method, status, 'then',
            '2025-01-02T03:04:05Z', case when status = 'paid' then timestamptz '2025-01-02T03:04:05Z' end,
            '2025-01-02T03:04:05Z'
       from profile, staff, (values ('RC1', true, 5000, 'cash', 'paid'), ('RC2', true, 700, 'bank', 'paid'),
                                    ('RC3', false, 900, 'creditCard', 'paid'), ('RC4', true, 300, 'cash', 'pending'))
            as r(no, by_staff, sen, method, status)`,
  );
  await run(files.find((file) => file.startsWith('0007')) ?? '');
  const rows = await sql(
    url,
    `select label, provider, method, amount_sen::int, subject, status, slip_no, shift_id, note,
            (select count(*)::int from payment_events where payment_id = payments.id) as events
       from payments order by label`,
  );
  const shared = {
    subject: 'recharge',
    status: 'paid',
    slip_no: '',
    shift_id: null,
    note: 'then',
    events: 1,
  };
  expect(rows).toEqual([
    { ...shared, label: 'RC1', provider: 'cash', method: 'cash', amount_sen: 5000 },
    { ...shared, label: 'RC2', provider: 'terminal', method: 'bank', amount_sen: 700 },
  ]);
});
