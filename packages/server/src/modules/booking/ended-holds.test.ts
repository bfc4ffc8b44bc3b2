import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buy,
  cabinLine,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  type SmallSailing,
} from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let customer: string;
beforeAll(async () => {
  server = await startTestServer();
  customer = await newCustomer(server, 'late');
});
afterAll(() => server.stop());
beforeEach(() => server.setNow(null));

/**
 * A sailing with so many cabins, one of them held until this moment. Somebody is at that hold: the sweep in the background passes over it,
 * and whoever else looks for what has ended waits.
 */
async function withEndedHold(name: string, { cabins }: { cabins: number }) {
  const date = addDays(portDate(new Date()), 60);
  const sailing = await makeSailing(server, { date, cabins, name });
  const { id, createdAt, holdExpiresAt } = firstOrder(await buy(server, customer, [cabinLine(sailing)]));
  const endedAt = new Date(holdExpiresAt ?? '');
  const held = await Held.begin(server.databaseUrl);
  await held.do('select from place_holds where order_id = $1 for update', [id]);
  server.setNow(endedAt);
  const [readHolds, readOrder] = [
    'select order_id::int from place_holds where sailing_id = $1 order by 1',
    'select status, cancel_reason from orders where id = $1',
  ];
  return {
    id,
    held,
    endedAt,
    heldMs: endedAt.getTime() - Date.parse(createdAt),
    buyAnother: () => buy(server, customer, [cabinLine(sailing)]),
    holds: async () =>
      (await sql(server.databaseUrl, readHolds, [sailing.sailingId])).map((row) => row['order_id']),
    order: async () => (await sql(server.databaseUrl, readOrder, [id]))[0],
  };
}

test('who finds a place takes it without looking for holds that have ended', async () => {
  const { id, held, buyAnother, holds, order } = await withEndedHold('Two', { cabins: 2 });
  await using _ = held;
  const another = firstOrder(await buyAnother());
  expect(await holds()).toEqual([id, another.id]);
  expect(await order()).toEqual({ status: 'unpaid', cancel_reason: null });
});

test('who is refused has what has ended swept, and buys the place', async () => {
  const { held, buyAnother, holds, order, endedAt, heldMs } = await withEndedHold('One', { cabins: 1 });
  await using _ = held;
  const buying = buyAnother();
  await held.waitedFor(buying);
  const later = new Date(endedAt.getTime() + 20_000);
  server.setNow(later);
  await held.commit();
  const another = firstOrder(await buying);
  expect(await holds()).toEqual([another.id]);
  expect(await order()).toEqual({ status: 'canceled', cancel_reason: 'expired' });
  // Held from when it was had, however long that had to be waited for.
  expect(another.createdAt).toBe(later.toISOString());
  expect(Date.parse(another.holdExpiresAt ?? '') - later.getTime()).toBe(heldMs);
});

test('who is refused while somebody else sweeps waits for the place, and buys it', async () => {
  const { id, held, buyAnother, holds, order } = await withEndedHold('Other', { cabins: 1 });
  await using _ = held;
  await held.do('delete from place_holds where order_id = $1', [id]);
  const buying = buyAnother();
  await held.waitedFor(buying);
  const ended = "status = 'canceled', cancel_reason = 'expired', canceled_at = updated_at";
  const given = [
    `update orders set ${ended} where id = $1`,
    'update sailing_units u set units_taken = 0 from orders o where o.id = $1 and u.sailing_id = o.sailing_id',
    'update sailing_people p set people_taken = 0 from orders o where o.id = $1 and p.sailing_id = o.sailing_id',
    'update tickets set live = false where order_id = $1',
  ];
  for (const text of given) await held.do(text, [id]);
  await held.commit();
  const another = firstOrder(await buying);
  expect(await holds()).toEqual([another.id]);
  expect(await order()).toEqual({ status: 'canceled', cancel_reason: 'expired' });
});

describe('who is refused because somebody else was quicker', () => {
  /** How a wish ends that waits at the counters for another process, and how often what is asked holds the one and, after it, the other. */
  async function behind(quicker: string, sailing: SmallSailing, line: Parameters<typeof buy>[2][number]) {
    await using held = await Held.begin(server.databaseUrl);
    await held.do('select from sailing_people where sailing_id = $1 for update', [sailing.sailingId]);
    await held.do(quicker, [sailing.sailingId]);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const buying = buy(server, customer, [line]);
      await held.waitedFor(buying);
      await held.commit();
      const [outcome] = (await buying).lines;
      const texts = asked.mock.calls.map(([query]: unknown[]) => textOf(query));
      const isSweep = (text: string) => text.includes('sailing_id = $1 and expires_at <= $2');
      return {
        reason: outcome?.ok ? null : outcome?.reason,
        sweeps: texts.filter(isSweep).length,
        takesAfter: texts.slice(texts.findIndex(isSweep)).filter((text) => text.includes('with wishes'))
          .length,
      };
    } finally {
      asked.mockRestore();
    }
  }
  const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text);

  test('is told so by what is read after the sweep, and does not stand at the counters again', async () => {
    const date = addDays(portDate(new Date()), 61);
    const sailing = await makeSailing(server, { date, cabins: 1, name: 'Quick' });
    firstOrder(await buy(server, customer, [passLine(sailing)]));
    const takes = `insert into sailing_units (sailing_id, room_type_id, units_taken) values ($1, ${sailing.cabinId}, 1)`;
    const outcome = await behind(takes, sailing, cabinLine(sailing));
    expect(outcome).toEqual({ reason: 'booking.soldOut', sweeps: 1, takesAfter: 0 });
  });

  test('has nothing swept when the sailing was shut', async () => {
    const date = addDays(portDate(new Date()), 62);
    const sailing = await makeSailing(server, { date, name: 'Shut' });
    firstOrder(await buy(server, customer, [passLine(sailing)]));
    const shuts = 'update sailing_people set closed = true where sailing_id = $1';
    const outcome = await behind(shuts, sailing, passLine(sailing));
    expect(outcome).toMatchObject({ reason: 'booking.closed', sweeps: 0 });
  });

  test('has nothing swept when it was by an own wish, for somebody who is held on', async () => {
    const date = addDays(portDate(new Date()), 64);
    const sailing = await makeSailing(server, { date, name: 'Own' });
    const line = passLine(sailing);
    firstOrder(await buy(server, customer, [line]));
    const outcome = await behind('select $1::int', sailing, line);
    expect(outcome).toMatchObject({ reason: 'booking.personTwice', sweeps: 0 });
  });

  test('has nothing swept when the person was paid for', async () => {
    const date = addDays(portDate(new Date()), 63);
    const sailing = await makeSailing(server, { date, name: 'Paid' });
    const line = passLine(sailing);
    firstOrder(await buy(server, await newCustomer(server, 'paying'), [line]));
    const pays = 'update tickets set paid = true where sailing_id = $1';
    const outcome = await behind(pays, sailing, line);
    expect(outcome).toMatchObject({ reason: 'booking.personTwice', sweeps: 0 });
  });
});
