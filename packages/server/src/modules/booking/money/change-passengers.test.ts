import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { beforeEach, expect, test } from 'vitest';
import { buy, cabinLine, firstOrder, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(100);
const today = portDate(new Date());
const [near, sails, far] = [addDays(today, 40), addDays(today, 100), addDays(today, 200)];
let [early, late] = [0, 0];

beforeEach(async () => {
  const { shipId, routeId } = shop.sailing;
  const make = catalogueMaker(shop.one, await shop.one.login('editor'));
  [early, late] = [await make.sailing(shipId, routeId, near), await make.sailing(shipId, routeId, far)];
});

async function paid(passengers: PassengerInput[]): Promise<number> {
  const { id } = firstOrder(await buy(shop.one, shop.customer, [cabinLine(shop.sailing, passengers)]));
  const body = { method: 'cash' as const, note: '' };
  const token = await shop.one.login('frontdesk');
  await shop.one.call(bookingCalls.confirmPaid, { params: { id }, body }, { token });
  return id;
}

/** Asks for the price of another date, and for the date itself; both must say the same. */
async function refusal(id: number, sailingId: number) {
  const [params, token] = [{ id }, shop.customer];
  const asked = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId } }, { token });
  const body = { key: randomUUID(), sailingId, shownDueSen: asked.data?.dueSen ?? 0, method: null };
  const done = await shop.one.call(bookingCalls.changeOrder, { params, body }, { token });
  if (asked.code === 200) return null;
  expect([done.status, done.reason, done.fields]).toEqual([422, 'order.changePassengers', asked.fields]);
  expect(await shop.order(id)).toMatchObject({ sailing_id: shop.sailing.sailingId });
  expect(await shop.taken(sailingId)).toBe(0);
  return asked.fields;
}

test.each<[string, PassengerInput, RegExp]>([
  ['passportExpiry', somebody({ name: 'Lim Hock', passportExpiry: addMonths(sails, 7) }), /Lim Hock/],
  ['dueDate', somebody({ name: 'Siti Aminah', dueDate: addDays(sails, 120) }), /Siti Aminah/],
])(
  'somebody whose %s is good for the day that was booked is refused on a later one',
  async (field, one, named) => {
    const id = await paid([somebody(), one]);
    const fields = await refusal(id, late);
    expect(fields).toMatchObject([{ field: `passengers.1.${field}` }]);
    expect(fields?.[0]?.message).toMatch(named);
  },
);

test('a baby that is old enough on the day that was booked is too young on an earlier one', async () => {
  const baby = somebody({ name: 'Baby Tan', birthDate: addMonths(addDays(near, 10), -6) });
  const id = await paid([somebody(), somebody(), baby]);
  const fields = await refusal(id, early);
  expect(fields).toMatchObject([{ field: 'passengers.2.birthDate' }]);
  expect(fields?.[0]?.message).toContain('Baby Tan');
});

test('somebody who was cancelled is not asked about any more', async () => {
  const id = await paid([somebody(), somebody({ passportExpiry: addMonths(sails, 7) })]);
  const [, gone = 0] = await shop.ticketIds(id);
  await shop.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id }, body: { key: randomUUID(), ticketIds: [gone] } },
    { token: shop.finance },
  );
  expect(await refusal(id, late)).toBeNull();
});
