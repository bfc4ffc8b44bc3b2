import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { expect, test } from 'vitest';
import { passLine, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
let day = 90;

async function sell(passengers: PassengerInput[], againOrderId: number | null) {
  const token = await shop.one.login('frontdesk');
  const line = passLine(await shop.another((day += 1)), passengers);
  const body = { key: randomUUID(), method: 'cash' as const, agreed: true as const, accountId: null, line };
  const answer = await shop.one.call(
    bookingCalls.counterSale,
    { body: { ...body, againOrderId } },
    { token },
  );
  return { ...answer, line: answer.data?.lines[0] };
}

const again = (guest: PassengerInput, keptFrom: number) => ({ ...guest, idNumber: undefined, keptFrom });

test('the guests of an order are booked again without their documents being typed or shown', async () => {
  const guests = [somebody(), somebody()];
  const id = await shop.paidInCash([passLine(shop.sailing, guests)]);
  const { line } = await sell(guests.map(again), id);
  expect(line).toMatchObject({ ok: true });
  const prints = (order: number) =>
    shop.ask('select id_fingerprint from tickets where order_id = $1 order by position', [order]);
  const sold = line?.ok ? line.order.id : 0;
  expect(await prints(sold)).toEqual(await prints(id));
});

test('a document that was forgotten has to be typed, and an order that is not there is refused', async () => {
  const guest = somebody();
  const id = await shop.paidInCash([passLine(shop.sailing, [guest])]);
  await shop.ask('update tickets set id_sealed = null, id_fingerprint = null where order_id = $1', [id]);
  expect((await sell([again(guest, 0)], id)).line).toMatchObject({
    ok: false,
    fields: [{ field: 'passengers.0.idNumber' }],
  });
  expect(await sell([again(guest, 0)], 999_999_999)).toMatchObject({ reason: 'record.missing' });
  // Without an order there is nothing to take a number from.
  expect((await sell([again(guest, 0)], null)).line).toMatchObject({ ok: false });
});
