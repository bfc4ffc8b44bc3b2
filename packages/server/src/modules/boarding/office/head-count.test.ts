import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDevice,
  addScan,
  sellPaid,
  sellUnpaid,
  setStanding,
  type SoldTicket,
  sailingDay,
} from '../../../../test/boarding.ts';
import { cabinLine, makeSailing, passLine, somebody } from '../../../../test/booking.ts';
import { tenYearsAgo } from '../../../../test/days.ts';
import { Held } from '../../../../test/held.ts';
import { readExport } from '../../../../test/read-export.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let viewer: string;
let sailingId: number;
let cabin: SoldTicket[];
let passes: SoldTicket[];

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('boarding');
  viewer = await server.login('disembark');
  const sailing = await makeSailing(server, { date: sailingDay(), capacity: 20 });
  ({ sailingId } = sailing);
  cabin = await sellPaid(
    server,
    cabinLine(sailing, [
      somebody({ name: 'Mei Ling Tan', nationality: 'MY', phone: '+60123456789' }),
      somebody({ name: 'Jun Tan', nationality: 'MY', birthDate: tenYearsAgo }),
    ]),
  );
  await sql(server.databaseUrl, 'update orders set room_number = $1 where order_no = $2', [
    '7',
    cabin[0]?.orderNo,
  ]);
  passes = await sellPaid(
    server,
    passLine(sailing, [
      somebody({ name: 'Ana Cruz', nationality: 'PH' }),
      somebody({ name: 'Ben Cruz', nationality: 'PH' }),
      somebody({ name: 'Kim Min-jun', nationality: 'KR' }),
    ]),
  );
  await sellUnpaid(server, passLine(sailing, [somebody({ name: 'Not Paid' })]));
});
afterAll(() => server.stop());

const ids = (tickets: readonly SoldTicket[]) => tickets.map((ticket) => ticket.id);
const count = async () =>
  (await server.call(boardingCalls.headCount, { params: { id: sailingId } }, { token: viewer })).data;
const setStatus = (status: string) =>
  sql(server.databaseUrl, 'update sailings set status = $2, ready_at = now() where id = $1', [
    sailingId,
    status,
  ]);
const missing = async (keyword?: string) => {
  const body = keyword === undefined ? {} : { filter: { keyword } };
  const params = { id: sailingId };
  const { data } = await server.call(boardingCalls.pageMissing, { params, body }, { token: viewer });
  expect(data.total).toBe(data.records.length);
  return data.records.map((person) => person.name);
};
const audited = async (entity: string) =>
  (
    await server.call(
      identityCalls.pageAudit,
      { body: { filter: { entity } } },
      { token: await server.login('admin') },
    )
  ).data.records;

test('before anybody comes, everybody who has paid is expected and missing', async () => {
  expect(await count()).toMatchObject({
    sailing: { id: sailingId, shipName: 'Aurora', status: 'scheduled' },
    expected: 5,
    boarded: 0,
    aboard: 0,
    missing: 5,
    noShows: 0,
    totalAboard: 0,
    capacity: 20,
    placesLeft: 20,
    devices: [],
  });
});

test('who is aboard is counted by type, age group and nationality', async () => {
  await setStatus('boarding');
  await setStanding(server, sailingId, [...ids(cabin), ...ids(passes.slice(0, 1))], 'aboard');
  expect(await count()).toMatchObject({
    boarded: 3,
    aboard: 3,
    missing: 2,
    placesLeft: 17,
    byType: [
      { cabinType: 'window', expected: 2, boarded: 2, aboard: 2 },
      { cabinType: 'noWindow', expected: 0, boarded: 0, aboard: 0 },
      { cabinType: 'standing', expected: 3, boarded: 1, aboard: 1 },
    ],
    byAgeGroup: [
      { ageGroup: 'adult', expected: 4, boarded: 2, aboard: 2 },
      { ageGroup: 'child', expected: 1, boarded: 1, aboard: 1 },
      { ageGroup: 'infant', expected: 0, boarded: 0, aboard: 0 },
    ],
    byNationality: [
      { nationality: 'PH', expected: 2, boarded: 1, aboard: 1 },
      { nationality: 'MY', expected: 2, boarded: 2, aboard: 2 },
      { nationality: 'KR', expected: 1, boarded: 0, aboard: 0 },
    ].toSorted((a, b) => b.expected - a.expected || (a.nationality < b.nationality ? -1 : 1)),
  });
});

test('the missing are there by name, found by name, phone, order number or room', async () => {
  expect(await missing()).toEqual(['Ben Cruz', 'Kim Min-jun']);
  expect(await missing('kim')).toEqual(['Kim Min-jun']);
  expect(await missing(passes[0]?.orderNo)).toEqual(['Ben Cruz', 'Kim Min-jun']);
  expect(await missing('%')).toEqual([]);
});

test('the missing are read back from Excel as the list has them', async () => {
  const exported = async (filter: object) =>
    readExport(
      server,
      boardingCalls.exportMissing,
      { params: { id: sailingId }, body: { filter } },
      { token: viewer },
    );
  const { file, rows } = await exported({});
  expect(file).toMatch(/^missing-aurora-.*\.xlsx$/);
  expect(rows).toMatchObject([
    { 'Passenger name': 'Ben Cruz', 'Cabin type': 'Standing', 'Age group': 'Adult', Cabin: null },
    { 'Passenger name': 'Kim Min-jun', 'Order number': passes[0]?.orderNo, Ship: 'Aurora' },
  ]);
  expect((await exported({ keyword: 'kim' })).rows).toEqual(rows.slice(1));
});

test('whoever went ashore again is missing until the ship leaves, and no no-show then', async () => {
  await setStanding(server, sailingId, ids(cabin.slice(0, 1)), 'ashore');
  expect(await missing('+60123456789')).toEqual(['Mei Ling Tan']);
  expect(await missing('7')).toContain('Mei Ling Tan');
  const { data } = await server.call(
    boardingCalls.pageMissing,
    { params: { id: sailingId }, body: { filter: { keyword: 'mei' } } },
    { token: viewer },
  );
  expect(data.records).toMatchObject([{ wentAshore: true, roomNumber: '7', orderNo: cabin[0]?.orderNo }]);
  expect(await count()).toMatchObject({ boarded: 3, aboard: 2, disembarked: 1, missing: 3, noShows: 0 });

  await setStatus('departed');
  expect(await count()).toMatchObject({ missing: 0, noShows: 2 });
  expect(await missing()).toEqual(['Ben Cruz', 'Kim Min-jun']);
  await setStatus('boarding');
});

test('somebody let aboard without a good ticket is aboard all the same, and not expected', async () => {
  const [stranger] = await sql<{ id: number }>(
    server.databaseUrl,
    "select id::int from tickets where name = 'Not Paid'",
  );
  await setStanding(server, sailingId, [stranger?.id ?? 0], 'aboard');
  expect(await count()).toMatchObject({ expected: 5, aboard: 3, boarded: 4, missing: 3 });
});

test('crew is entered by name or as a number, counted beside the passengers, and noted', async () => {
  const save = (body: object) =>
    server.call(boardingCalls.saveCrew, { body: { sailingId, ...body } }, { token });
  const revision = async () => {
    const [row] = await sql<{ revision: number }>(
      server.databaseUrl,
      `select coalesce(max(revision), 0) as revision from sailing_boarding where sailing_id = ${sailingId}`,
    );
    return row?.revision ?? 0;
  };
  const read = await revision();
  const captain = (await save({ name: 'Captain Lim', duty: 'Master' })).data;
  expect(await revision(), 'a device that was away must see that its list is old').toBe(read + 1);
  const hands = (await save({ people: 12, duty: 'Deck' })).data;
  expect(captain).toMatchObject({ name: 'Captain Lim', people: 1, enteredBy: 'Arif Hakimi' });
  const before = await count();
  expect(before).toMatchObject({ crew: 13, totalAboard: before.aboard + 13, placesLeft: 20 - before.aboard });
  expect(before.crewEntries.map((entry) => entry.duty)).toEqual(['Master', 'Deck']);

  expect(await save({ id: hands.id, people: 10, duty: 'Deck' })).toMatchObject({ data: { people: 10 } });
  expect(await save({ name: 'Two', people: 2 })).toMatchObject({
    status: 400,
    fields: [{ field: 'people', message: 'Somebody with a name is one person' }],
  });
  expect(await save({ sailingId: 999_999 })).toMatchObject({ reason: 'record.missing' });

  const remove = () => server.call(boardingCalls.deleteCrew, { params: { id: captain.id } }, { token });
  expect((await remove()).code).toBe(200);
  expect(await remove()).toMatchObject({ reason: 'record.missing' });
  expect(await count()).toMatchObject({ crew: 10 });
  expect(await audited('crew')).toMatchObject([
    {
      action: 'delete',
      before: { name: 'Captain Lim', sailingId: expect.stringMatching(/\d{4}-\d\d-\d\d/) },
    },
    { action: 'update', before: { people: 12 }, after: { people: 10 } },
    { action: 'create', after: { people: 12 } },
    { action: 'create', after: { name: 'Captain Lim' } },
  ]);
});

test('who may only look can enter nobody', async () => {
  const body = { sailingId, people: 1 };
  expect(await server.call(boardingCalls.saveCrew, { body }, { token: viewer })).toMatchObject({
    status: 403,
  });
});

test('a device shows what has come of it, what is missing in its numbering, and what it holds', async () => {
  const lane = await addDevice(server, 'Lane 1');
  const other = (await makeSailing(server, { date: sailingDay(4), name: 'Borealis' })).sailingId;
  const scan = (sequence: number, of = sailingId) =>
    addScan(server, {
      sailingId: of,
      ticketId: passes[0]?.id ?? 0,
      deviceId: lane,
      sequence,
      verdict: 'refused',
    });
  // 1 is of another sailing and came; 2, 5 and 6 have not come; 4 is of another sailing and came.
  await scan(1, other);
  await scan(3);
  await scan(4, other);
  await scan(7);
  const quiet = await addDevice(server, 'Lane 2');
  await sql(server.databaseUrl, 'insert into boarding_shares values ($1, $2, 6)', [sailingId, quiet]);
  // It was opened an hour ago and has scanned since.
  await sql(
    server.databaseUrl,
    `update boarding_devices set seen_at = now() - interval '1 hour' where id = $1`,
    [lane],
  );
  const { devices } = await count();
  const [scanned] = await sql(
    server.databaseUrl,
    'select max(received_at) as at from scans where device_id = $1 and sailing_id = $2',
    [lane, sailingId],
  );
  expect(new Date(devices[0]?.seenAt ?? 0)).toEqual(scanned?.['at']);
  expect(devices).toMatchObject([
    { id: lane, name: 'Lane 1', scans: 2, holes: 3, held: 0 },
    { id: quiet, name: 'Lane 2', scans: 0, holes: 0, held: 6 },
  ]);
});

test('the share of a device that is gone is given back once, however many ask at once', async () => {
  const gone = await addDevice(server, 'Drowned');
  await sql(server.databaseUrl, 'insert into boarding_shares values ($1, $2, 4)', [sailingId, gone]);
  await sql(
    server.databaseUrl,
    'insert into sailing_boarding (sailing_id, reserved) values ($1, 10) on conflict (sailing_id) do update set reserved = 10',
    [sailingId],
  );
  const release = (deviceId = gone) =>
    server.call(
      boardingCalls.releaseShare,
      { params: { id: sailingId }, body: { deviceId, reason: 'fell into the sea' } },
      { token },
    );
  await using other = await Held.begin(server.databaseUrl);
  await other.do('select from sailing_boarding where sailing_id = $1 for update', [sailingId]);
  const asked = [release(), release(), release()];
  await other.waitedFor(Promise.all(asked));
  await other.commit();
  const released = (await Promise.all(asked)).map((answer) => answer.data.released);
  expect(released.toSorted((a, b) => a - b)).toEqual([0, 0, 4]);
  expect(await count()).toMatchObject({ reserved: 6 });
  expect(await release('5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11')).toMatchObject({ reason: 'record.missing' });
  const changes = (await audited('boarding')).filter(({ action }) => action !== 'export');
  expect(changes).toMatchObject([
    { action: 'releaseShare', before: { held: 4 }, after: { reason: 'fell into the sea' } },
  ]);
});
