import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { urlOfDatabase } from '../../../test/test-database-names.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
const name = `test_slips_${process.pid}`;
let url: string;

beforeAll(async () => {
  await sql(inject('testServerUrl'), `create database ${name}`);
  url = urlOfDatabase(inject('testServerUrl'), name);
});
afterAll(() => sql(inject('testServerUrl'), `drop database ${name} with (force)`));

test('of slips that turn out to be the same the first has it, and the others share it', async () => {
  const files = readdirSync(folder).toSorted((a, b) => (a < b ? -1 : 1));
  const run = (file: string) => sql(url, readFileSync(path.join(folder, file), 'utf8'));
  for (const file of files.filter((one) => one.endsWith('.sql') && one < '0067')) await run(file);
  const slips = ['A-1', 'a 1', 'Ａ１', 'A2', 'a\u200B1', '-', '\u200B', '...', '\u200B'];
  await sql(
    url,
    `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, slip_no, slip_shared,
                           created_at, updated_at, paid_at)
     select 'PY' || nth, 'terminal', 'bank', 1, 'paid', 'orders', '{}', '', slip_no, nth = 9, now(), now(), now()
       from unnest($1::text[]) with ordinality as slip(slip_no, nth)`,
    [slips],
  );
  await run(files.find((file) => file.startsWith('0067')) ?? '');
  const rows = await sql(url, 'select slip_no, slip_shared from payments order by payment_no');
  const shared = [false, true, true, false, true, false, false, false, true];
  expect(rows).toEqual(slips.map((slip_no, at) => ({ slip_no, slip_shared: shared[at] })));
});
