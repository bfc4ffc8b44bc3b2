import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const today = portDate(new Date());
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('finance');
});
afterAll(() => server.stop());

const close = (date: string) =>
  server.call(
    reportsCalls.closeDay,
    { body: { date, shownTakenSen: 0, shownRefundedSen: 0, payouts: [], note: '' } },
    { token },
  );

test('before any money came only yesterday can be closed: from long ago, every day since would have to be', async () => {
  expect(await close('1926-11-16')).toMatchObject({ status: 409, reason: 'closing.noMoney' });
  expect(await close(addDays(today, -2))).toMatchObject({ status: 409, reason: 'closing.noMoney' });
  expect((await close(addDays(today, -1))).code).toBe(200);
});
