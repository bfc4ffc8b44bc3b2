import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buy, cabinLine, cabinPrice, newCustomer, somebody } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
/** Whose cart it is, and the one line in it. */
let token: string;
let id: number;

beforeEach(async () => {
  token = await newCustomer(shop.one, `cart${shop.sailing.sailingId}`);
  id = (await save(cabinLine(shop.sailing, [somebody({ name: 'First Thought' })]))).data[0]?.id ?? 0;
});

const save = (body: OrderLineInput & { id?: number }) =>
  shop.one.call(bookingCalls.saveCartLine, { body }, { token });
const names = async () =>
  (await shop.one.call(bookingCalls.listCart, {}, { token })).data.map(({ passengers }) =>
    passengers.map(({ name }) => name),
  );
const purchase = (server = shop.one, key: string = randomUUID()) =>
  buy(server, token, [], { key, cartLines: [{ id, shownTotalSen: cabinPrice }] });
const ordersOf = async () =>
  shop.ask(
    `select t.name, o.status from orders o join tickets t on t.order_id = o.id
      where o.account_id = (select id from accounts where username = $1)`,
    [`cart${shop.sailing.sailingId}`],
  );

/** What the other tab does while the purchase has read the line and waits for a place. */
async function meanwhile(deed: () => Promise<unknown>) {
  const { sailingId, cabinId } = shop.sailing;
  await using held = await Held.begin(shop.one.databaseUrl);
  await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
  const bought = purchase();
  await held.waitedFor(bought);
  await deed();
  await held[Symbol.asyncDispose]();
  return (await bought).lines[0];
}

describe('a line of a cart that is bought out of one tab', () => {
  test('and was changed in another after it was read is not bought as it was, and stays as it is', async () => {
    const line = await meanwhile(() =>
      save({ ...cabinLine(shop.sailing, [somebody({ name: 'Second Thought' })]), id }),
    );
    expect(line).toMatchObject({ ok: false, reason: 'record.changed' });
    expect(await names()).toEqual([['Second Thought']]);
    expect([await ordersOf(), await shop.taken()]).toEqual([[], 0]);
    expect((await purchase()).lines[0]).toMatchObject({ ok: true });
    expect(await ordersOf()).toEqual([{ name: 'Second Thought', status: 'unpaid' }]);
    expect(await names()).toEqual([]);
  });

  test('and was taken out in another after it was read is not bought', async () => {
    const line = await meanwhile(() =>
      shop.one.call(bookingCalls.deleteCartLine, { params: { id } }, { token }),
    );
    expect(line).toMatchObject({ ok: false, reason: 'record.changed' });
    expect([await ordersOf(), await shop.taken()]).toEqual([[], 0]);
  });

  test('waits for whoever is changing it at that moment, and is not bought as it was either', async () => {
    await save(cabinLine(shop.sailing));
    await using held = await Held.begin(shop.one.databaseUrl);
    const other = 'select sealed from cart_lines where id > $1 order by id limit 1';
    await held.do(`update cart_lines set sealed = (${other}) where id = $1`, [id]);
    const bought = purchase();
    await held.waitedFor(bought);
    await held.commit();
    expect((await bought).lines[0]).toMatchObject({ ok: false, reason: 'record.changed' });
    expect([await ordersOf(), await shop.taken()]).toEqual([[], 0]);
  });
});

test('a line that two wishes buy at once is bought by one of them, and sent twice it is the same order', async () => {
  const answers = await Promise.all([purchase(), purchase(shop.other), purchase()]);
  expect(answers.filter(({ success }) => success === 1)).toHaveLength(1);
  expect(await ordersOf()).toHaveLength(1);
  id = (await save(cabinLine(shop.sailing, [somebody()]))).data[0]?.id ?? 0;
  const key = randomUUID();
  const same = await Promise.all([purchase(shop.one, key), purchase(shop.other, key)]);
  expect(new Set(same.map(({ lines }) => (lines[0]?.ok ? lines[0].order.id : null))).size).toBe(1);
  expect(same.map(({ success }) => success)).toEqual([1, 1]);
  expect(await ordersOf()).toHaveLength(2);
});
