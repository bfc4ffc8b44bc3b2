import { monitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSailing } from '../../../test/booking.ts';
import { openEvents } from '../../../test/open-stream.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let sailingId: number;
beforeAll(async () => {
  server = await startTestServer({ env: { LIVE_STREAMS_PER_ADDRESS: '2', TRUST_PROXY: 'loopback' } });
  const date = addDays(portDate(new Date()), 60);
  ({ sailingId } = await makeSailing(server, { date, cabins: 1, name: 'Wall' }));
});
afterAll(() => server.stop());

const open = (address: string) =>
  openEvents({
    url: server.url,
    path: `/monitor/${sailingId}/live`,
    event: monitorView,
    headers: { 'x-forwarded-for': address },
  });

test('an address holds so many screens open and no more; another one is not concerned, and one that leaves makes room', async () => {
  const [first, second] = [await open('203.0.113.1'), await open('203.0.113.1')];
  expect([first.status, second.status]).toEqual([200, 200]);
  const refused = await open('203.0.113.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const other = await open('203.0.113.2');
  expect(other.status).toBe(200);
  first.close();
  await vi.waitFor(
    async () => {
      const again = await open('203.0.113.1');
      again.close();
      expect(again.status).toBe(200);
    },
    { timeout: 60_000, interval: 50 },
  );
  for (const screen of [second, other]) screen.close();
});
