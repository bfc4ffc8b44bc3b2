import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDevice,
  addScan,
  sellPaid,
  setStanding,
  type SoldTicket,
  sailingDay,
} from '../../../../test/boarding.ts';
import { cabinLine, makeSailing, passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { readExport } from '../../../../test/read-export.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let boarding: string;
let admin: string;
let sailingId: number;
let otherSailingId: number;
let lane: string;
let tablet: string;
let mei: SoldTicket;
let kim: SoldTicket;
let stay: SoldTicket;
const scans: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  boarding = await server.login('boarding');
  admin = await server.login('admin');
  const sailing = await makeSailing(server, { date: sailingDay() });
  ({ sailingId } = sailing);
  otherSailingId = (await makeSailing(server, { date: sailingDay(4), name: 'Borealis' })).sailingId;
  const guests = [
    somebody({ name: 'Mei Ling Tan', idType: 'idCard', nationality: 'MY', idNumber: '900505-14-5678' }),
    somebody({ name: 'Kim Min-jun', phone: '+60129876543' }),
  ];
  [mei, kim] = (await sellPaid(server, passLine(sailing, guests))) as [SoldTicket, SoldTicket];
  [stay] = (await sellPaid(server, cabinLine(sailing, [somebody({ name: 'Noor Aziz' })]))) as [SoldTicket];
  await sql(server.databaseUrl, 'update orders set room_number = $1 where order_no = $2', [
    '7',
    stay.orderNo,
  ]);
  lane = await addDevice(server, 'Lane 1');
  tablet = await addDevice(server, 'Tablet');
  const day = (time: string) => `${sailingDay()}T${time}:00Z`;
  const at = { sailingId, deviceId: lane };
  scans['mei'] = await addScan(server, { ...at, ticketId: mei.id, sequence: 1, at: day('00:10') });
  scans['again'] = await addScan(server, {
    ...at,
    ticketId: mei.id,
    deviceId: tablet,
    sequence: 1,
    offline: true,
    at: day('00:20'),
    account: 'disembark',
    handedBy: 'boarding',
  });
  const refused = { verdict: 'refused', reason: 'notATicket' } as const;
  scans['junk'] = await addScan(server, { ...at, ...refused, ticketId: null, sequence: 2, at: day('00:30') });
  scans['kim'] = await addScan(server, {
    ...at,
    sailingId: otherSailingId,
    ticketId: kim.id,
    post: 'food',
    verdict: 'warned',
    reason: 'notOnList',
    sequence: 3,
    at: `${sailingDay(1)}T16:30:00Z`,
  });
  scans['stay'] = await addScan(server, { ...at, ticketId: stay.id, sequence: 4, at: day('00:40') });
  scans['undo'] = await addScan(server, {
    ...at,
    ticketId: stay.id,
    deviceId: null,
    sequence: null,
    undoes: scans['stay'] ?? null,
    note: 'wrong person',
    account: 'editor',
    at: day('00:50'),
  });
  await setStanding(server, sailingId, [mei.id, kim.id], 'aboard');
  await sql(
    server.databaseUrl,
    `insert into boarding_conflicts (kind, sailing_id, ticket_id, scan_id, against_id, raised_at)
     values ('boardedTwice', $1, $2, $3, $4, now())`,
    [sailingId, mei.id, scans['again'], scans['mei']],
  );
});
afterAll(() => server.stop());

const page = async (filter: object, more: object = {}) =>
  (await server.call(boardingCalls.pageScans, { body: { filter, ...more } }, { token: boarding })).data;
const found = async (filter: object) =>
  (await page(filter)).records.map(({ id }) => Object.keys(scans).find((name) => scans[name] === id));

test('every scan and undo is there, the newest first, a page at a time', async () => {
  expect(await found({})).toEqual(['kim', 'undo', 'stay', 'junk', 'again', 'mei']);
  const second = await page({}, { page: 2, size: 4 });
  expect(second.total).toBe(6);
  expect(second.records.map((record) => record.id)).toEqual([scans['again'], scans['mei']]);
  const oldest = await page({}, { size: 1, sort: { by: 'receivedAt', order: 'asc' } });
  expect(oldest.records[0]?.id).toBe(scans['mei']);
});

test('a scan shows its ticket, who made it, on what, and what became of it', async () => {
  const [record] = (await page({ serial: mei.serial, offline: true })).records;
  expect(record).toEqual({
    id: scans['again'],
    kind: 'scan',
    post: 'board',
    sailing: { id: sailingId, shipName: 'Aurora', date: sailingDay(), slot: 'day' },
    ticket: {
      id: mei.id,
      orderId: expect.any(Number),
      orderNo: mei.orderNo,
      orderTime: expect.any(String),
      serial: mei.serial,
      name: 'Mei Ling Tan',
      idEnding: '5678',
      phone: '+6581234567',
      boardingStatus: 'boarded',
      verified: true,
      seat: null,
      cabinType: 'standing',
      priceSen: passPrice,
    },
    readText: '',
    happenedAt: `${sailingDay()}T00:20:00.000Z`,
    receivedAt: `${sailingDay()}T00:20:00.000Z`,
    account: 'Chong Li Na',
    handedBy: 'Arif Hakimi',
    device: { id: tablet, name: 'Tablet' },
    sequence: 1,
    verdict: 'accepted',
    reason: 'ok',
    deviceVerdict: null,
    offline: true,
    manifestVersion: 7,
    note: '',
    undone: null,
    conflicts: ['boardedTwice'],
  });
});

test('an undo says why, and the scan says by whom it was undone', async () => {
  const { records } = await page({ serial: stay.serial });
  expect(records).toMatchObject([
    { kind: 'undo', device: null, sequence: null, note: 'wrong person', undone: null },
    {
      kind: 'scan',
      undone: { at: `${sailingDay()}T00:50:00.000Z`, by: 'Kevin Ong', reason: 'wrong person' },
      ticket: { seat: '7', cabinType: 'window', boardingStatus: 'pending', verified: false },
    },
  ]);
});

test('the records can be narrowed by everything that is known of them', async () => {
  expect(await found({ sailingId: otherSailingId })).toEqual(['kim']);
  expect(await found({ sailingFrom: sailingDay(1) })).toEqual(['kim']);
  expect(await found({ sailingTo: sailingDay(1), post: 'board', verdict: 'refused' })).toEqual(['junk']);
  // By the day at the port, where half past four in the afternoon UTC is the next day.
  expect(await found({ receivedFrom: sailingDay(2), receivedTo: sailingDay(2) })).toEqual(['kim']);
  expect(await found({ receivedTo: sailingDay(1), kind: 'undo' })).toEqual(['undo']);
  expect(await found({ post: 'food' })).toEqual(['kim']);
  expect(await found({ verdict: 'warned' })).toEqual(['kim']);
  expect(await found({ reason: 'notATicket' })).toEqual(['junk']);
  expect(await found({ offline: true })).toEqual(['again']);
  expect(await found({ deviceId: tablet })).toEqual(['again']);
  expect(await found({ account: 'DISEM' })).toEqual(['again']);
  expect(await found({ account: 'chong li' })).toEqual(['again']);
  expect(await found({ serial: `${kim.serial.slice(0, 4)} ${kim.serial.slice(4).toLowerCase()}` })).toEqual([
    'kim',
  ]);
  expect(await found({ orderNo: mei.orderNo.toLowerCase() })).toEqual(['kim', 'again', 'mei']);
  expect(await found({ passenger: 'tan mei' })).toEqual(['again', 'mei']);
  expect(await found({ conflicts: true })).toEqual(['again', 'mei']);
  expect(await found({ conflicts: false })).toEqual(['kim', 'undo', 'stay', 'junk']);
  const [{ id: accountId } = { id: 0 }] = await sql<{ id: number }>(
    server.databaseUrl,
    "select id::int from accounts where username = 'editor'",
  );
  expect(await found({ accountId })).toEqual(['undo']);
});

test('the records can be narrowed by what is known of their tickets', async () => {
  for (const phone of ['012-987 6543', '+60 12 987 6543', '6543'])
    expect(await found({ phone })).toEqual(['kim']);
  expect(await found({ phone: 'nobody' })).toEqual([]);
  // Kim is aboard his own sailing, and was scanned for another.
  expect(await found({ boardingStatus: 'boarded' })).toEqual(['again', 'mei']);
  expect(await found({ boardingStatus: 'pending' })).toEqual(['kim', 'undo', 'stay']);
  expect(await found({ verified: true })).toEqual(['kim', 'again', 'mei']);
  expect(await found({ verified: false })).toEqual(['undo', 'stay']);
  expect(await found({ cabinType: 'window' })).toEqual(['undo', 'stay']);
  expect(await found({ cabinType: 'standing' })).toEqual(['kim', 'again', 'mei']);
  expect(await found({ cabinType: 'noWindow' })).toEqual([]);
});

test('a sailing is chosen among those that were scanned for, by its ship or its date', async () => {
  const sailings = async (query: { keyword?: string; id?: number }) =>
    (await server.call(boardingCalls.findScannedSailings, { query }, { token: boarding })).data;
  const aurora = { id: sailingId, shipName: 'Aurora', date: sailingDay(), slot: 'day' };
  const borealis = { id: otherSailingId, shipName: 'Borealis', date: sailingDay(4), slot: 'day' };
  expect(await sailings({})).toEqual([borealis, aurora]);
  expect(await sailings({ keyword: 'AURO' })).toEqual([aurora]);
  expect(await sailings({ keyword: `${sailingDay(4)}, day` })).toEqual([borealis]);
  expect(await sailings({ keyword: 'aurora night' })).toEqual([]);
  expect(await sailings({ id: sailingId })).toEqual([aurora]);
  const unused = await makeSailing(server, { date: sailingDay(9), name: 'Corona' });
  expect(await sailings({ keyword: 'corona' })).toEqual([]);
  expect(await sailings({ id: unused.sailingId })).toMatchObject([{ shipName: 'Corona' }]);
});

test('a device is chosen by its name', async () => {
  const devices = async (query: { keyword?: string; id?: string }) =>
    (await server.call(boardingCalls.findScanDevices, { query }, { token: boarding })).data;
  expect((await devices({})).map(({ name }) => name)).toEqual(expect.arrayContaining(['Lane 1', 'Tablet']));
  expect(await devices({ keyword: '1 lane' })).toEqual([{ id: lane, name: 'Lane 1' }]);
  expect(await devices({ id: tablet })).toEqual([{ id: tablet, name: 'Tablet' }]);
  expect(await devices({ keyword: '%' })).toEqual([]);
});

test.each([
  ['en', 'Serial number', 'Verified', 'Boarded twice'],
  ['zh', '票号', '已核销', '重复登船'],
  ['ko', '승선권 번호', '검표 완료', '중복 승선'],
])('the records that match go to Excel, in %s, with no whole document number', async (locale, ...words) => {
  const [title, verified, conflict] = words;
  const { file, titles, rows } = await readExport(
    server,
    boardingCalls.exportScans,
    {
      body: { filter: { conflicts: true, boardingStatus: 'boarded', cabinType: 'standing', phone: '4567' } },
    },
    { token: boarding, locale },
  );
  expect(file).toMatch(/^verification-records-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(titles).toContain(title);
  expect(rows).toHaveLength(2);
  expect(Object.values(rows[0] ?? {})).toEqual(
    expect.arrayContaining([mei.serial, '5678', passPrice / 100, verified, conflict, 'Tablet']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/900505|145678/);
  expect(titles.filter((text) => text.includes('.'))).toEqual([]);
});

test('the Excel has every field the specification gives a ticket, named as on the screen', async () => {
  const { titles } = await readExport(
    server,
    boardingCalls.exportScans,
    { body: { filter: {} } },
    { token: boarding, locale: 'en' },
  );
  expect(titles).toEqual(
    expect.arrayContaining([
      'Serial number',
      'Passenger name',
      'Document ends in',
      'Phone',
      'Boarding status',
      'Verification',
      'Order time',
      'Seat assignment',
      'Cabin type',
      'Final ticket price',
    ]),
  );
});

test('a document number is shown in full to who may edit the records, and that is noted', async () => {
  const params = { ticketId: mei.id };
  const ask = (token: string) => server.call(boardingCalls.showScannedDocument, { params }, { token });
  expect(await ask(boarding)).toMatchObject({ status: 403, reason: 'permission.denied' });
  expect(await ask(await server.login('editor'))).toMatchObject({ status: 403 });
  expect((await ask(admin)).data.idNumber.replaceAll('-', '')).toBe('900505145678');
  const audit = await server.call(
    identityCalls.pageAudit,
    { body: { filter: { action: 'idShown' } } },
    { token: admin },
  );
  expect(audit.data.records).toMatchObject([
    { account: 'admin', entity: 'order', after: { ticketId: mei.serial } },
  ]);
});
