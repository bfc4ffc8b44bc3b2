import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDevice, addScan, sellPaid, type SoldTicket, sailingDay } from '../../../../test/boarding.ts';
import { makeSailing, passLine, somebody } from '../../../../test/booking.ts';
import { readExport } from '../../../../test/read-export.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let sailingId: number;
let mei: SoldTicket;
let twice: number;
let unknown: number;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('boarding');
  const sailing = await makeSailing(server, { date: sailingDay() });
  ({ sailingId } = sailing);
  [mei] = (await sellPaid(server, passLine(sailing, [somebody({ name: 'Mei Ling Tan' })]))) as [SoldTicket];
  const at = { sailingId, ticketId: mei.id };
  const first = await addScan(server, { ...at, deviceId: await addDevice(server, 'Lane 1'), sequence: 1 });
  const tablet = { deviceId: await addDevice(server, 'Tablet'), offline: true, account: 'editor' };
  const late = await addScan(server, { ...at, ...tablet, sequence: 1 });
  const odd = await addScan(server, { ...at, ...tablet, sequence: 2, ticketId: null });
  twice = await raise('boardedTwice', mei.id, late, first);
  unknown = await raise('boardedInvalid', null, odd, null);
});
afterAll(() => server.stop());

async function raise(kind: string, ticketId: number | null, scanId: string, against: string | null) {
  const [row] = await sql<{ id: number }>(
    server.databaseUrl,
    `insert into boarding_conflicts (kind, sailing_id, ticket_id, scan_id, against_id, raised_at)
     values ($1, $2, $3, $4, $5, now()) returning id::int`,
    [kind, sailingId, ticketId, scanId, against],
  );
  return row?.id ?? 0;
}

const page = async (filter: object) =>
  (await server.call(boardingCalls.pageConflicts, { body: { filter } }, { token })).data;
const resolve = (id: number, reason: string, as = token) =>
  server.call(boardingCalls.resolveConflict, { params: { id }, body: { reason } }, { token: as });

test('a conflict is listed with both sides, the newest first', async () => {
  const { records, total } = await page({ sailingId, open: true });
  expect(total).toBe(2);
  expect(records.map((conflict) => conflict.id)).toEqual([unknown, twice]);
  expect(records[0]).toMatchObject({ kind: 'boardedInvalid', ticket: null, against: null });
  expect(records[1]).toMatchObject({
    kind: 'boardedTwice',
    sailing: { id: sailingId, date: sailingDay() },
    ticket: { id: mei.id, name: 'Mei Ling Tan', serial: mei.serial, orderNo: mei.orderNo },
    scan: { device: 'Tablet', account: 'Kevin Ong', offline: true, post: 'board' },
    against: { device: 'Lane 1', account: 'Arif Hakimi', offline: false },
    resolved: null,
  });
  expect((await page({ kind: 'boardedTwice' })).records.map((conflict) => conflict.id)).toEqual([twice]);
  expect((await page({ sailingId: 999_999 })).total).toBe(0);
});

test('it is resolved once with a reason; the same again gets the same answer, other words do not', async () => {
  const [one, other] = await Promise.all([
    resolve(twice, 'she went back for her bag'),
    resolve(twice, 'she went back for her bag'),
  ]);
  expect(one.data.resolved).toMatchObject({ by: 'Arif Hakimi', reason: 'she went back for her bag' });
  expect(other.data).toEqual(one.data);
  expect(await resolve(twice, 'something else')).toMatchObject({ status: 409, reason: 'record.changed' });
  const editor = await server.login('editor');
  expect(await resolve(twice, 'she went back for her bag', editor)).toMatchObject({
    reason: 'record.changed',
  });
  expect((await page({ open: true })).records.map((conflict) => conflict.id)).toEqual([unknown]);
  expect((await page({ open: false })).records.map((conflict) => conflict.id)).toEqual([twice]);
  const audit = await server.call(
    identityCalls.pageAudit,
    { body: { filter: { entity: 'boardingConflict' } } },
    { token: await server.login('admin') },
  );
  expect(audit.data.records).toMatchObject([
    {
      action: 'resolveConflict',
      after: { sailingId: expect.stringMatching(/\d{4}-\d\d-\d\d/), kind: 'boardedTwice' },
    },
  ]);
});

test('the conflicts are read back from Excel with both sides, and what became of them', async () => {
  const exported = async (filter: object, locale = 'en') =>
    readExport(server, boardingCalls.exportConflicts, { body: { filter } }, { token, locale });
  const { file, rows } = await exported({ sailingId });
  expect(file).toMatch(/^boarding-conflicts-.*\.xlsx$/);
  expect(rows).toMatchObject([
    { Conflict: 'Let in with a ticket that was not valid', 'Passenger name': null, 'Resolved at': null },
    {
      Conflict: 'Boarded twice',
      'Passenger name': 'Mei Ling Tan',
      'Order number': mei.orderNo,
      'This scan: Device': 'Tablet',
      'This scan: Account': 'Kevin Ong',
      'This scan: Decided': 'By the device alone',
      'The other scan: Device': 'Lane 1',
      'Resolved by': 'Arif Hakimi',
      'What was found out': 'she went back for her bag',
      Ship: 'Aurora',
    },
  ]);
  expect((await exported({ open: true })).rows).toEqual(rows.slice(0, 1));
  expect((await exported({ sailingId }, 'zh')).rows[1]).toMatchObject({
    冲突: '重复登船',
    '另一次扫描: 设备': 'Lane 1',
    处理人: 'Arif Hakimi',
  });
});

test('the head count says how many wait for somebody', async () => {
  const { data } = await server.call(boardingCalls.headCount, { params: { id: sailingId } }, { token });
  expect(data.openConflicts).toBe(1);
});

test('it takes a reason, and the right to', async () => {
  expect(await resolve(unknown, ' ')).toMatchObject({ status: 400 });
  expect(await resolve(unknown, 'x', await server.login('frontdesk'))).toMatchObject({ status: 403 });
  expect(await resolve(999_999, 'x')).toMatchObject({ reason: 'record.missing' });
});
