import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDevice, addScan, sailingDay } from '../../../../test/boarding.ts';
import { makeSailing } from '../../../../test/booking.ts';
import { readExport } from '../../../../test/read-export.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let sailingId: number;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('boarding');
  ({ sailingId } = await makeSailing(server, { date: sailingDay() }));
});
afterAll(() => server.stop());

const count = async () =>
  (await server.call(boardingCalls.headCount, { params: { id: sailingId } }, { token })).data;

test('the crew is read back from Excel as the head count names it, and adds up to it', async () => {
  for (const body of [
    { name: 'Captain Lim', duty: 'Master' },
    { people: 12, duty: 'Deck' },
  ])
    await server.call(boardingCalls.saveCrew, { body: { sailingId, ...body } }, { token });
  const exported = (locale: string) =>
    readExport(server, boardingCalls.exportCrew, { params: { id: sailingId } }, { token, locale });
  const { file, rows, totals } = await exported('en');
  expect(file).toMatch(/^crew-aurora-.*\.xlsx$/);
  expect(rows).toMatchObject([
    { Name: 'Captain Lim', Duty: 'Master', People: 1, 'Entered by': 'Arif Hakimi', Ship: 'Aurora' },
    { Name: '12 people Deck', Duty: 'Deck', People: 12 },
  ]);
  expect(totals?.['People']).toBe((await count()).crew);
  expect((await exported('ko')).rows[1]).toMatchObject({ 이름: '12명 Deck', 인원: 12 });
});

test('the devices are read back from Excel with what each scanned, still owes and holds', async () => {
  const [lane, quiet] = [await addDevice(server, 'Lane 1'), await addDevice(server, 'Lane 2')];
  // The first of its scans has not come.
  for (const sequence of [2, 3])
    await addScan(server, { sailingId, ticketId: null, deviceId: lane, sequence, verdict: 'refused' });
  await sql(server.databaseUrl, 'insert into boarding_shares values ($1, $2, 6)', [sailingId, quiet]);
  const { file, rows, totals } = await readExport(
    server,
    boardingCalls.exportDevices,
    { params: { id: sailingId } },
    { token },
  );
  expect(file).toMatch(/^devices-aurora-.*\.xlsx$/);
  expect(rows).toMatchObject([
    { Device: 'Lane 1', Scans: 2, 'Not handed over yet': 1, 'Places held': 0, 'Last seen': expect.any(Date) },
    { Device: 'Lane 2', Scans: 0, 'Not handed over yet': 0, 'Places held': 6 },
  ]);
  expect(totals).toMatchObject({ Scans: 2, 'Not handed over yet': 1, 'Places held': 6 });
});
