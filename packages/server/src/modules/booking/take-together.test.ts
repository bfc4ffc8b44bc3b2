import { describe, expect, test } from 'vitest';
import { sampleCaps } from '../../../test/sample-order.ts';
import { TakingFixture } from '../../../test/taking-fixture.ts';
import type { HoldCaps } from './hold-caps.ts';
import type { NewOrder } from './new-order.ts';
import { takePlaces } from './take-places.ts';
import { takeTogether } from './take-together.ts';

const desk = new TakingFixture();

const takeInOne = (orders: readonly NewOrder[]) =>
  takePlaces(desk.one.gangway.platform.db, orders, new Date(), { waits: 'briefly' });

/** Everything an order leaves, but for what is drawn by lot. */
async function leavings(sailingIds: readonly number[]) {
  const of = `sailing_id = any($1::bigint[])`;
  const [row] = await desk.ask(
    `select (select json_agg(to_jsonb(o) - '{id,order_no,group_no,checkout_key,checkout_account_id,sailing_id,created_at,updated_at,hold_expires_at}'::text[]
               order by array_position($1::bigint[], sailing_id), o.people) from orders o where ${of}) as orders,
            (select json_agg(to_jsonb(t) - '{id,order_id,serial,name,id_sealed,id_fingerprint,id_ending,sailing_id,created_at,updated_at}'::text[]
               order by array_position($1::bigint[], sailing_id), t.price_sen, t.position) from tickets t where ${of}) as tickets,
            (select json_agg(json_build_array(h.units, h.people, h.account_id, h.address_key, h.expires_at = o.hold_expires_at,
               h.room_type_id = o.room_type_id) order by array_position($1::bigint[], o.sailing_id), o.people)
               from place_holds h join orders o on o.id = h.order_id and o.sailing_id = h.sailing_id where o.${of}) as holds,
            (select json_agg(units_taken order by array_position($1::bigint[], sailing_id), room_type_id)
               from sailing_units where ${of} and units_taken > 0) as units,
            (select json_agg(people_taken order by array_position($1::bigint[], sailing_id))
               from sailing_people where ${of} and people_taken > 0) as people`,
    [sailingIds],
  );
  return row;
}

test('orders made together are what they would be alone, each with its own people', async () => {
  const [twin, otherTwin] = [await desk.sail(), await desk.sail()];
  const wishes = (first: number, second: number) => [
    desk.passes(first, {
      accountId: desk.customer,
      channel: 'site',
      tickets: desk.tickets(2),
      caps: sampleCaps(desk.customer, 'home'),
    }),
    desk.cabin(first, { totalSen: 300, refundTiers: [{ fromDays: 3, percent: 50 }], peak: true }),
    desk.cabin(second, { method: 'balance', noShowPercent: 40, nonRefundable: true, customerName: 'Who' }),
  ];
  const together = wishes(desk.here, desk.there);
  const outcomes = await desk.takeAll(together);
  for (const wish of wishes(twin, otherTwin)) await desk.takeAll([wish]);
  expect([await desk.statements([desk.here, desk.there]), await desk.statements([twin, otherTwin])]).toEqual([
    1, 3,
  ]);
  expect(await leavings([desk.here, desk.there])).toEqual(await leavings([twin, otherTwin]));
  for (const [index, outcome] of outcomes.entries()) {
    const { orderNo, tickets: people } = together[index] ?? {};
    if (!outcome.ok) throw new Error(outcome.refusal);
    expect(outcome.order.orderNo).toBe(orderNo);
    const rows = await desk.ask('select serial from tickets where order_id = $1 order by id', [
      outcome.order.id,
    ]);
    expect(rows.map(({ serial }) => serial)).toEqual(people?.map(({ serial }) => serial));
  }
});

describe('where one of several cannot be had, nothing of any stays, and the others are made all the same:', () => {
  const makeBad: Record<string, () => Promise<{ bad: NewOrder; refusal: string }>> = {
    'too few of the type': async () => ({ bad: desk.passes(desk.here, { limit: 1 }), refusal: 'units' }),
    'too few of the type for all of them': async () => ({
      bad: desk.passes(desk.here, { limit: 3 }),
      refusal: 'units',
    }),
    'too few people': async () => ({ bad: desk.cabin(desk.here, { capacity: 2 }), refusal: 'people' }),
    'an older edition': async () => {
      const moved = await desk.sail();
      await desk.ask('insert into sailing_people (sailing_id, people_taken, edition) values ($1, 0, 1)', [
        moved,
      ]);
      return { bad: desk.passes(moved), refusal: 'people' };
    },
    'a closed gate': async () => {
      const closed = await desk.sail();
      await desk.ask('insert into sailing_people (sailing_id, people_taken, closed) values ($1, 0, true)', [
        closed,
      ]);
      return { bad: desk.passes(closed), refusal: 'people' };
    },
    'fewer rooms than there were': async () => ({
      bad: desk.cabin(desk.there, { units: 3 }),
      refusal: 'units',
    }),
    'somebody who is paid for': async () => {
      const sailingId = await desk.sail();
      const paid = desk.passes(sailingId);
      await desk.takeAll([paid]);
      await desk.ask('update tickets set paid = true where sailing_id = $1', [sailingId]);
      return { bad: desk.passes(sailingId, { tickets: paid.tickets }), refusal: 'person' };
    },
    'a cart line that is gone': async () => ({
      bad: desk.passes(desk.here, { cartLine: { id: 999_999, sealed: 'x' } }),
      refusal: 'cartLine',
    }),
    'a buyer who holds too much': async () => ({
      bad: desk.passes(desk.here, {
        accountId: desk.customer,
        caps: { ...sampleCaps(desk.customer, 'home'), perSailing: 1 },
      }),
      refusal: 'heldSailing',
    }),
  };

  test.each(Object.keys(makeBad))('%s', async (why) => {
    const made = await makeBad[why]?.();
    if (!made) throw new Error('nothing to refuse');
    const { bad, refusal } = made;
    const all = [desk.passes(desk.here), bad, desk.passes(desk.there), desk.cabin(desk.there)];
    const before = await leavings([desk.here, desk.there, bad.sailingId]);
    expect(await takeInOne(all)).toEqual({ ok: false, refusal });
    expect(await leavings([desk.here, desk.there, bad.sailingId])).toEqual(before);

    const outcomes = await desk.takeAll(all);
    expect(outcomes.map((outcome) => (outcome.ok ? 'made' : outcome.refusal))).toEqual([
      'made',
      refusal,
      'made',
      'made',
    ]);
    expect(await leavings([desk.here, desk.there])).toMatchObject({ units: [2, 1, 2], people: [2, 5] });
  });

  test('what the database cannot keep', async () => {
    const bad = desk.passes(desk.here, { customerName: 'Nobody\u0000' });
    const outcomes = await Promise.allSettled(
      [desk.passes(desk.here), bad, desk.passes(desk.there)].map((order) =>
        takeTogether(desk.one.gangway.platform, order, new Date()),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await leavings([desk.here, desk.there])).toMatchObject({ people: [2, 2] });
  });
});

test('what is left is not sold to more who come together than to one after the other', async () => {
  const wishes = Array.from({ length: 20 }, () =>
    desk.passes(desk.here, { limit: 13, tickets: desk.tickets(2) }),
  );
  expect((await desk.takeAll(wishes)).filter(({ ok }) => ok)).toHaveLength(6);
  expect(await leavings([desk.here])).toMatchObject({ units: [12], people: [12] });
  const cabins = await desk.takeAll(Array.from({ length: 5 }, () => desk.cabin(desk.there)));
  expect(cabins.map((outcome) => (outcome.ok ? 'made' : outcome.refusal)).toSorted()).toEqual([
    'made',
    'made',
    'units',
    'units',
    'units',
  ]);
});

test('what one account or one address may hold is looked at one after the other', async () => {
  const held = (caps: Partial<HoldCaps>) =>
    desk.passes(desk.here, {
      accountId: desk.customer,
      caps: { ...sampleCaps(desk.customer, 'office'), ...caps },
    });
  const six = [1, 2, 3, 4, 5, 6];
  const alone = await desk.takeAll(six.map((place) => held({ perSailing: 5, addressKey: `at ${place}` })));
  expect(alone.filter(({ ok }) => ok)).toHaveLength(2);
  await desk.ask('delete from place_holds');
  const shared = await desk.takeAll(six.map((accountId) => held({ perAddress: 7, accountId })));
  expect(shared.filter(({ ok }) => ok)).toHaveLength(3);
});

test('a person is held once by those who come together, and a wish makes its order once', async () => {
  const twice = desk.tickets(1);
  const same = await desk.takeAll([1, 2, 3].map(() => desk.passes(desk.here, { tickets: twice, units: 1 })));
  expect(same.filter(({ ok }) => ok)).toHaveLength(1);
  const wish = desk.passes(desk.there);
  const again = await desk.takeAll(
    [wish, wish, wish].map((order, index) => ({
      ...order,
      orderNo: `${order.orderNo}-${index}`,
      tickets: desk.tickets(2),
    })),
  );
  expect(again.map((outcome) => (outcome.ok ? 'made' : outcome.refusal)).toSorted()).toEqual([
    'again',
    'again',
    'made',
  ]);
});
