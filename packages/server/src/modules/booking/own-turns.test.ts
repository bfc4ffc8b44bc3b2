import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
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
  server = await startTestServer();
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

test('a buyer who sends a hundred wishes stands in line once, and nobody waits behind the others', async () => {
  const line = passLine(sailing);
  firstOrder(await buy(server, customer, [line]));
  const other = await newCustomer(server, 'patient');
  await using held = await atTheCounters();
  let answered = 0;
  const many = Array.from({ length: 100 }, async () => {
    const [outcome] = (await buy(server, customer, [line])).lines;
    answered += 1;
    return outcome?.ok ? null : outcome?.reason;
  });
  await held.waitedFor(many[0] ?? Promise.resolve());
  const buying = buy(server, other, [passLine(sailing)]);
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
  try {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call(bookingCalls.checkout, { body }, { token: customer })),
    );
    const ids = answers.map(({ data }) => firstOrder(data).id);
    expect(new Set(ids).size).toBe(1);
    const takes = asked.mock.calls.filter(([query]: unknown[]) =>
      (query as { text?: string }).text?.includes('with wishes as materialized'),
    );
    expect(takes).toHaveLength(1);
  } finally {
    asked.mockRestore();
  }
});
