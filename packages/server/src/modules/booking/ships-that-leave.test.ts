import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { expect, test } from 'vitest';
import { buy, cabinLine } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { followSailing } from './follow-sailing.ts';

const shop = new PayingFixture(60);
const begin = () => Held.begin(shop.one.databaseUrl);

test('a ship that leaves takes nobody along who is still booking', async () => {
  const { sailingId, cabinId } = shop.sailing;
  const token = await shop.one.login('editor');
  const params = { id: sailingId };
  const step = (status: 'boarding' | 'departed') =>
    shop.one.call(sailingsCalls.stepSailing, { params, body: { status } }, { token });
  await step('boarding');
  await using held = await begin();
  // The booking has looked, and waits here before it passes the gate.
  await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
  const bought = buy(shop.one, shop.customer, [cabinLine(shop.sailing)]);
  await held.waitedFor(bought);
  expect((await step('departed')).code).toBe(200);
  await held[Symbol.asyncDispose]();
  expect((await bought).lines).toMatchObject([{ ok: false }]);
  expect(await shop.taken()).toBe(0);
});

test('a ship that is home waits for who is paying, and completes what was paid', async () => {
  const { id } = await shop.book();
  await using held = await begin();
  await held.do('delete from place_holds where order_id = $1', [id]);
  await held.do(`update orders set status = 'paid', paid_sen = total_sen, paid_at = now() where id = $1`, [
    id,
  ]);
  const { sailingId } = shop.sailing;
  const followed = followSailing(shop.one.gangway.platform, { sailingId, status: 'returned' });
  await held.waitedFor(followed);
  await held.commit();
  await followed;
  expect(await shop.order(id)).toMatchObject({ status: 'completed' });
});
