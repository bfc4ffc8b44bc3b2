import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellPaid, setStanding, type SoldTicket, sailingDay } from '../../../../test/boarding.ts';
import { cabinLine, makeSailing, passLine, somebody } from '../../../../test/booking.ts';
import { tenYearsAgo } from '../../../../test/days.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { giveRoom } from '../../../../test/stays.ts';
import { createDatabase, type Database } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { freezeManifest } from '../freeze-manifest.ts';

let server: TestServer;
let database: Database;
let token: string;
let viewer: string;
let sailingId: number;
let mei: SoldTicket;
let jun: SoldTicket;
let noor: SoldTicket;
let ana: SoldTicket;
let formula: SoldTicket;

beforeAll(async () => {
  server = await startTestServer();
  const options = { poolSize: 4, namedStatements: true, onBroken: () => {} };
  database = createDatabase({ url: server.databaseUrl, ...options });
  token = await server.login('boarding');
  viewer = await server.login('disembark');
  const sailing = await makeSailing(server, { date: sailingDay(), cabins: 12 });
  ({ sailingId } = sailing);
  const mine = [
    somebody({ name: 'Mei Ling Tan', nationality: 'MY', idType: 'idCard', idNumber: '900505-14-5678' }),
    somebody({ name: 'Jun Tan', nationality: 'MY', birthDate: tenYearsAgo, remarks: 'peanuts' }),
  ];
  [mei, jun] = (await sellPaid(server, cabinLine(sailing, mine))) as [SoldTicket, SoldTicket];
  [noor] = (await sellPaid(server, cabinLine(sailing, [somebody({ name: 'Noor Aziz' })]))) as [SoldTicket];
  const others = [somebody({ name: 'Ana Cruz' }), somebody({ name: '=1+1, "Bo"' })];
  [ana, formula] = (await sellPaid(server, passLine(sailing, others))) as [SoldTicket, SoldTicket];
  await setRoom(mei, '10');
  await setRoom(noor, '9');
  await sql(server.databaseUrl, "update ships set name = 'MV Aurora' where id = $1", [sailing.shipId]);
  // Room 9 is two decks above room 10.
  await sql(server.databaseUrl, "update rooms set floor = 3 where number = '9' and ship_id = $1", [
    sailing.shipId,
  ]);
  await setStanding(server, sailingId, [mei.id, jun.id, noor.id, ana.id], 'aboard');
  const body = { sailingId, name: 'Captain Lim', duty: 'Master' };
  await server.call(boardingCalls.saveCrew, { body }, { token });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const setRoom = (ticket: SoldTicket, number: string) => giveRoom(server.databaseUrl, ticket.orderNo, number);
const names = (people: readonly { name: string }[]) => people.map((person) => person.name);
const people = async (query: { number?: number } = {}) =>
  (await server.call(boardingCalls.manifestPeople, { params: { id: sailingId }, query }, { token: viewer }))
    .data;
/** As another process would. */
const freeze = () =>
  inTransaction(database.db, (tx) => freezeManifest(tx, { sailingId, by: 1, at: new Date() }));
const compare = (from: number, to: number) =>
  server.call(boardingCalls.compareManifests, { params: { id: sailingId }, query: { from, to } }, { token });

async function file(path: string, body: object | null, as = token) {
  const response = await fetch(`${server.url}${apiBase}/boarding/${sailingId}/${path}`, {
    method: 'POST',
    headers: { 'x-token': as, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** What every line says of the sailing, also when it is printed or sent on. */
const sailingTitles = ['Ship', 'Sailing date', 'Slot', 'Departure'];
const sailingCells = ['MV Aurora', `${sailingDay()}T00:00`, 'Day', `${sailingDay()}T09:00`];
/** Excel keeps a moment as a fraction of a day, which is a hair off. */
const readable = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 16) : cell;

test('the muster list goes by deck and room, those without a cabin last, then the crew', async () => {
  const { data } = await server.call(boardingCalls.muster, { params: { id: sailingId } }, { token: viewer });
  expect(data.people.map(({ name, floor, roomNumber }) => [floor, roomNumber, name])).toEqual([
    [1, '10', 'Jun Tan'],
    [1, '10', 'Mei Ling Tan'],
    [3, '9', 'Noor Aziz'],
    [null, null, 'Ana Cruz'],
  ]);
  expect(data.people[0]).toMatchObject({ ageGroup: 'child', remarks: 'peanuts', certificate: false });
  expect(data.crew).toMatchObject([{ name: 'Captain Lim', duty: 'Master', people: 1 }]);
  expect(data.totalAboard).toBe(5);
  const { bytes, name } = await file('muster/export', null, viewer);
  expect(name).toMatch(new RegExp(`^muster-mv-aurora-${sailingDay()}-day-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`));
  const [titles, ...lines] = await readSheet(bytes);
  const [rows, [totals, , note]] = [lines.slice(0, 5), lines.slice(5)];
  expect(titles?.slice(0, 5)).toEqual(['Floor', 'Seat assignment', 'Passenger name', 'Age group', 'People']);
  expect(totals?.slice(0, 5)).toEqual(['Total', null, null, null, data.totalAboard]);
  expect(note?.[0]).toMatch(/^5 people on board at \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(rows.map((row) => row[2])).toEqual([
    'Jun Tan',
    'Mei Ling Tan',
    'Noor Aziz',
    'Ana Cruz',
    'Captain Lim',
  ]);
  expect(titles?.slice(-4)).toEqual(sailingTitles);
  for (const row of rows) expect(row.slice(-4).map(readable)).toEqual(sailingCells);
});

test('at an alarm who is in a room and was not scanned is called too, and who went ashore is not', async () => {
  const muster = async () =>
    (await server.call(boardingCalls.muster, { params: { id: sailingId } }, { token: viewer })).data;
  const called = async () => (await muster()).people.map(({ name, scanned }) => [name, scanned]);
  await sql(
    server.databaseUrl,
    'update boarding_tickets set aboard = false, boarded_at = null where ticket_id = $1',
    [noor.id],
  );
  expect(await called()).toEqual([
    ['Jun Tan', true],
    ['Mei Ling Tan', true],
    ['Noor Aziz', false],
    ['Ana Cruz', true],
  ]);
  expect((await muster()).totalAboard).toBe(4);
  const { bytes } = await file('muster/export', null, viewer);
  const [titles, ...rows] = await readSheet(bytes);
  const column = titles?.indexOf('In a room, not scanned') ?? -1;
  expect(rows.slice(0, 5).map((row) => row[column])).toEqual([null, null, 'Yes', null, null]);
  expect([rows[5]?.[4], rows[7]?.[0]]).toEqual([
    5,
    expect.stringMatching(/^4 people on board at .+ · 1 more is in a room and was not scanned$/),
  ]);
  await sql(server.databaseUrl, 'update boarding_tickets set disembarked_at = now() where ticket_id = $1', [
    noor.id,
  ]);
  expect(await called()).not.toContainEqual(['Noor Aziz', false]);
  await sql(
    server.databaseUrl,
    'update boarding_tickets set aboard = true, boarded_at = now(), disembarked_at = null where ticket_id = $1',
    [noor.id],
  );
});

test('a device knows the same decks, rooms and crew, and nothing of a person that no post needs', async () => {
  const { data } = await server.call(
    boardingCalls.manifest,
    { params: { id: sailingId } },
    { token: viewer },
  );
  const aboard = data.tickets.filter((ticket) => ticket.aboard);
  expect(aboard.map(({ name, floor, roomNumber }) => [floor, roomNumber, name])).toEqual([
    [null, null, 'Ana Cruz'],
    [1, '10', 'Jun Tan'],
    [1, '10', 'Mei Ling Tan'],
    [3, '9', 'Noor Aziz'],
  ]);
  expect(data.crew).toEqual([{ id: expect.any(Number), name: 'Captain Lim', duty: 'Master', people: 1 }]);
  expect(JSON.stringify(data)).not.toMatch(/nationality|birthDate|idNumber|enteredBy/);
});

test('the manifest holds who is aboard, with the port where they come and go and the document by its ending', async () => {
  const manifest = await people();
  expect(manifest).toMatchObject({
    embarkation: { en: 'Port Klang' },
    disembarkation: { en: 'Port Klang' },
    frozen: null,
  });
  expect(names(manifest.people)).toEqual(['Ana Cruz', 'Jun Tan', 'Mei Ling Tan', 'Noor Aziz']);
  expect(manifest.people[2]).toEqual({
    ticketId: mei.id,
    orderId: expect.any(Number),
    orderNo: mei.orderNo,
    serial: mei.serial,
    name: 'Mei Ling Tan',
    nationality: 'MY',
    birthDate: '1990-05-05',
    gender: 'female',
    idType: 'idCard',
    idEnding: '5678',
    documentExpiry: null,
    transit: false,
    roomNumber: '10',
  });
});

test('whole document numbers are for who may edit, and that they were looked at is noted', async () => {
  const ask = (as: string) =>
    server.call(boardingCalls.manifestDocuments, { params: { id: sailingId }, body: {} }, { token: as });
  expect(await ask(viewer)).toMatchObject({ status: 403 });
  const { data } = await ask(token);
  expect(data.find((person) => person.ticketId === mei.id)?.idNumber?.replaceAll('-', '')).toBe(
    '900505145678',
  );
  expect((await file('manifest/exportFull', {}, viewer)).status).toBe(403);
  expect(
    (await file('manifest/exportFull', { format: 'csv' })).bytes.toString().replaceAll('-', ''),
  ).toContain('900505145678');
  const audit = await server.call(
    identityCalls.pageAudit,
    { body: { filter: { action: 'idShown' } } },
    { token: await server.login('admin') },
  );
  const entry = {
    account: 'boarding',
    entity: 'boarding',
    entityId: String(sailingId),
    after: { people: 4 },
  };
  expect(audit.data.records).toMatchObject([entry, entry]);
});

test('the manifest is handed out as Excel and as CSV, which reckons nothing', async () => {
  await setStanding(server, sailingId, [formula.id], 'aboard');
  const csv = await file('manifest/export', { format: 'csv' }, viewer);
  expect(csv).toMatchObject({ type: 'text/csv; charset=utf-8', name: expect.stringMatching(/\.csv$/) });
  const text = csv.bytes.toString();
  const [header, first] = text.split('\r\n');
  expect(header).toBe(
    '\uFEFF"Family name, given names",Nationality,Date of birth,Gender,Document,Document number,Passport expiry date,' +
      'Port of embarkation,Port of disembarkation,Transit,Seat assignment,Serial number,Ship,Sailing date,Slot,Departure',
  );
  expect(first?.startsWith(`"'=1+1, ""Bo""",SG,1990-05-05,Female,Passport,…`)).toBe(true);
  expect(text).toMatch(/Mei Ling Tan,MY,1990-05-05,Female,Identity card,…5678,,Port Klang,Port Klang,No,10,/);
  expect(text).toMatch(new RegExp(`,MV Aurora,${sailingDay()},Day,${sailingDay()} 09:00\\r\\n`));
  expect(text).not.toMatch(/145678/);
  const [titles, ...rows] = await readSheet((await file('manifest/export', {}, viewer)).bytes);
  expect(titles).toHaveLength(16);
  expect(titles?.slice(-4)).toEqual(sailingTitles);
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row.slice(-4).map(readable)).toEqual(sailingCells);
  await setStanding(server, sailingId, [formula.id], 'ashore', `${sailingDay(-1)}T23:00:00Z`);
});

test('versions are frozen under numbers of their own, however many freeze at once', async () => {
  const numbers = await Promise.all([freeze(), freeze(), freeze()]);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  const { data } = await server.call(
    boardingCalls.listManifests,
    { params: { id: sailingId } },
    { token: viewer },
  );
  expect(data.map((manifest) => manifest.number)).toEqual([3, 2, 1]);
  expect(data[0]).toMatchObject({ frozenBy: expect.any(String), aboard: 4, crew: 1 });
});

test('who came and who left between two versions is named; what is frozen stays as it was', async () => {
  await setStanding(server, sailingId, [formula.id], 'aboard');
  await setStanding(server, sailingId, [noor.id], 'ashore', `${sailingDay()}T00:30:00Z`);
  await setRoom(mei, '11');
  expect(await freeze()).toBe(4);
  const { data } = await compare(1, 4);
  expect(names(data.came)).toEqual(['=1+1, "Bo"']);
  expect(names(data.left)).toEqual(['Noor Aziz']);
  const first = await people({ number: 1 });
  expect(names(first.people)).toEqual(['Ana Cruz', 'Jun Tan', 'Mei Ling Tan', 'Noor Aziz']);
  expect(first.frozen).toMatchObject({ number: 1, aboard: 4 });
  expect(first.people[2]?.roomNumber).toBe('10');
  expect((await people({ number: 4 })).people[3]?.roomNumber).toBe('11');
  expect((await file('manifest/export', { number: 4 })).name).toMatch(
    new RegExp(`^manifest-mv-aurora-${sailingDay()}-day-v4-`),
  );
  expect(await compare(1, 9)).toMatchObject({ reason: 'record.missing' });
  expect((await file('manifest/export', { number: 9 })).status).toBe(404);
});

test('who sailed stays on the manifest when they have left the ship at the end, who went ashore before does not', async () => {
  await sql(server.databaseUrl, "update sailings set status = 'returned' where id = $1", [sailingId]);
  const [{ after } = { after: new Date() }] = await sql<{ after: Date }>(
    server.databaseUrl,
    `select greatest(departs_at, (select max(frozen_at) from boarding_manifests where sailing_id = s.id))
            + interval '8 hours' as after from sailings s where id = $1`,
    [sailingId],
  );
  await setStanding(server, sailingId, [mei.id, jun.id, ana.id, formula.id], 'ashore', after.toISOString());
  expect(names((await people()).people)).toEqual(['=1+1, "Bo"', 'Ana Cruz', 'Jun Tan', 'Mei Ling Tan']);
});
