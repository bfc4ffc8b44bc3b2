import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, cabinLine, firstOrder, makeSailing, newCustomer } from '../../../test/booking.ts';
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
  const { id, holdExpiresAt } = firstOrder(await buy(server, customer, [cabinLine(sailing)]));
  const held = await Held.begin(server.databaseUrl);
  await held.do('select from place_holds where order_id = $1 for update', [id]);
  server.setNow(new Date(holdExpiresAt ?? ''));
  const [readHolds, readOrder] = [
    'select order_id::int from place_holds where sailing_id = $1 order by 1',
    'select status, cancel_reason from orders where id = $1',
  ];
  return {
    id,
    held,
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
  const { held, buyAnother, holds, order } = await withEndedHold('One', { cabins: 1 });
  await using _ = held;
  const buying = buyAnother();
  await held.waitedFor(buying);
  await held.commit();
  const another = firstOrder(await buying);
  expect(await holds()).toEqual([another.id]);
  expect(await order()).toEqual({ status: 'canceled', cancel_reason: 'expired' });
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
