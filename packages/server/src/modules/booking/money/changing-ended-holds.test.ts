import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { buy, cabinLine, cabinPrice, firstOrder, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { Held } from '../../../../test/held.ts';
import { cabins, PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
const adminFee = 5000;
const nightMore = 10_000;
let night: number;
/** By day as the first one, and at its price. */
let later: number;

beforeEach(async () => {
  const { one, sailing } = shop;
  const make = catalogueMaker(one, await one.login('editor'));
  const date = addDays(shop.today, 61);
  night = await make.sailing(sailing.shipId, sailing.routeId, date, 'night', {
    departure: '19:00',
    returning: '23:00',
  });
  later = await make.sailing(sailing.shipId, sailing.routeId, date, 'day');
});

const change = (id: number, shownDueSen: number, sailingId = night, key = randomUUID()) =>
  shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body: { key, sailingId, shownDueSen, method: 'creditCard' } },
    { token: shop.customer },
  );
/** Somebody is at what is held there, so that it is not swept before whoever asks is back. */
async function atTheHolds(sailingId: number): Promise<Held> {
  const held = await Held.begin(shop.one.databaseUrl);
  await held.do('select from place_holds where sailing_id = $1 for update', [sailingId]);
  return held;
}

/** How often somebody has holds on one sailing swept that are over. */
async function sweepsOf(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.filter(([query]: unknown[]) =>
      (query as { text?: string }).text?.includes('sailing_id = $1 and expires_at <= $2'),
    ).length;
  } finally {
    asked.mockRestore();
  }
}

test('to a sailing that is full has holds that are over swept, and is done; to one with places it asks for no sweep', async () => {
  const { one, sailing } = shop;
  const { id } = await shop.paid();
  const other = await shop.paid();
  const place = { ...sailing, sailingId: night };
  const line = () => cabinLine(place, [somebody()], { shownTotalSen: cabinPrice + nightMore });
  const { lines } = await buy(one, shop.customer, Array.from({ length: cabins }, line));
  const orders = lines.map((outcome) => firstOrder({ lines: [outcome] }));
  await using held = await atTheHolds(night);
  const toFull = await sweepsOf(async () => {
    one.setNow(new Date(orders.at(-1)?.holdExpiresAt ?? ''));
    const changing = change(id, nightMore + adminFee);
    await held.waitedFor(changing);
    await held.commit();
    expect((await changing).code).toBe(200);
  });
  expect(toFull).toBe(1);
  expect(await shop.order(orders[0]?.id ?? 0)).toMatchObject({ status: 'canceled' });
  const toFree = await sweepsOf(async () =>
    expect((await change(other.id, nightMore + adminFee)).code).toBe(200),
  );
  expect(toFree).toBe(0);
  one.setNow(null);
});

test('whose hold is over is not gone on with: the place is taken anew, and paid for anew; nor does it keep from another date', async () => {
  const { one } = shop;
  const { id } = await shop.paid();
  const key = randomUUID();
  const { data: first } = await change(id, nightMore + adminFee, night, key);
  if (first.state !== 'jump') throw new Error('nobody was sent to pay');
  const heldUntil = async () => {
    const rows = await shop.ask(
      'select expires_at from place_holds where change_id is not null and order_id = $1',
      [id],
    );
    return rows.map((row) => Number(row['expires_at']));
  };
  const [until = 0] = await heldUntil();
  await using held = await atTheHolds(night);
  one.setNow(new Date(until));
  const again = change(id, nightMore + adminFee);
  await held.waitedFor(again);
  await held.commit();
  const { data: second } = await again;
  if (second.state !== 'jump') throw new Error('nobody was sent to pay anew');
  expect(second.paymentId).not.toBe(first.paymentId);
  const [anew = 0] = await heldUntil();
  expect(anew).toBeGreaterThan(until);
  expect(await shop.taken(night)).toBe(1);
  expect(await change(id, nightMore + adminFee, night, key)).toMatchObject({
    status: 409,
    reason: 'record.changed',
  });
  await using heldAgain = await atTheHolds(night);
  one.setNow(new Date(anew));
  const elsewhere = change(id, adminFee, later);
  await heldAgain.waitedFor(elsewhere);
  await heldAgain.commit();
  expect((await elsewhere).data).toMatchObject({ state: 'jump' });
  expect([await shop.taken(night), await shop.taken(later)]).toEqual([0, 1]);
  one.setNow(null);
});

test('whose hold is over goes on to a sailing all of whose holds are over too', async () => {
  const { one, sailing } = shop;
  const { id } = await shop.paid();
  expect((await change(id, nightMore + adminFee)).data).toMatchObject({ state: 'jump' });
  const line = () => cabinLine({ ...sailing, sailingId: later }, [somebody()]);
  const { lines } = await buy(one, shop.customer, Array.from({ length: cabins }, line));
  await using own = await atTheHolds(night);
  await using others = await atTheHolds(later);
  one.setNow(
    new Date(lines.map((outcome) => firstOrder({ lines: [outcome] }).holdExpiresAt ?? '').at(-1) ?? ''),
  );
  const elsewhere = change(id, adminFee, later);
  await own.waitedFor(elsewhere);
  await own.commit();
  await others.waitedFor(elsewhere);
  await others.commit();
  expect((await elsewhere).data).toMatchObject({ state: 'jump' });
  expect([await shop.taken(night), await shop.taken(later)]).toEqual([0, 1]);
  one.setNow(null);
});

test('to a sailing that was cancelled meanwhile nobody is sent to pay, before its holds are ended too', async () => {
  const { id } = await shop.paid();
  const key = randomUUID();
  expect((await change(id, nightMore + adminFee, night, key)).data).toMatchObject({ state: 'jump' });
  await shop.ask(`update sailings set status = 'cancelled' where id = $1`, [night]);
  for (const again of [key, randomUUID()])
    expect(await change(id, nightMore + adminFee, night, again)).toMatchObject({
      status: 409,
      reason: 'booking.closed',
    });
});
