import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  buy,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  type SmallSailing,
} from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let customer: string;
let sailing: SmallSailing;
beforeAll(async () => {
  // In what order they go is tested here, and not how long a hundred of them take.
  server = await startTestServer({ env: { PG_CONNECT_TIMEOUT_SECONDS: '60' } });
  customer = await newCustomer(server, 'busy');
  sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 60), name: 'Turns' });
});
afterAll(() => server.stop());

/** Somebody is at the sailing for as long as they are held. */
async function atTheCounters(): Promise<Held> {
  const held = await Held.begin(server.databaseUrl);
  await held.do('select from sailing_people where sailing_id = $1 for update', [sailing.sailingId]);
  return held;
}

/** Sends what is sent, and waits until all of it has come to the server and it is known who has sent it. */
async function sent<T>(requests: number, send: () => T): Promise<{ answers: T }> {
  const { server: listening } = server.gangway.app;
  const come = Promise.withResolvers<void>();
  let left = requests;
  const count = () => {
    left -= 1;
    if (left === 0) come.resolve();
  };
  listening.on('request', count);
  const answers = send();
  await come.promise;
  listening.off('request', count);
  // Sessions are looked up in the order they come: when the second of these is known, all before are at what they ask for.
  for (let asked = 0; asked < 2; asked++) await server.call(identityCalls.info, {}, { token: customer });
  return { answers };
}

test('a buyer who sends a hundred wishes stands in line once, and nobody waits behind the others', async () => {
  const line = passLine(sailing);
  firstOrder(await buy(server, customer, [line]));
  const other = await newCustomer(server, 'patient');
  await using held = await atTheCounters();
  let answered = 0;
  const { answers: many } = await sent(100, () =>
    Array.from({ length: 100 }, async () => {
      const [outcome] = (await buy(server, customer, [line])).lines;
      answered += 1;
      return outcome?.ok ? null : outcome?.reason;
    }),
  );
  await held.waitedFor(many[0] ?? Promise.resolve());
  const { answers: buying } = await sent(1, () => buy(server, other, [passLine(sailing)]));
  await held.commit();
  firstOrder(await buying);
  expect(answered).toBeLessThan(10);
  expect(new Set(await Promise.all(many))).toEqual(new Set(['booking.personTwice']));
});

test('a wish that is sent ten times at once stands at the counters once, and all are told of its order', async () => {
  const body = {
    key: randomUUID(),
    method: 'online' as const,
    agreed: true as const,
    lines: [passLine(sailing)],
  };
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await using held = await atTheCounters();
  try {
    const { answers } = await sent(10, () =>
      Array.from({ length: 10 }, () => server.call(bookingCalls.checkout, { body }, { token: customer })),
    );
    await held.waitedFor(answers[0] ?? Promise.resolve());
    await held.commit();
    const ids = (await Promise.all(answers)).map(({ data }) => firstOrder(data).id);
    expect(new Set(ids).size).toBe(1);
    const takes = asked.mock.calls.filter(([query]: unknown[]) =>
      (query as { text?: string }).text?.includes('with wishes as materialized'),
    );
    expect(takes).toHaveLength(1);
  } finally {
    asked.mockRestore();
  }
});
