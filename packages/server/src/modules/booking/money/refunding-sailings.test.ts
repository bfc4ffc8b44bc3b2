import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { cabinPrice, passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { Held } from '../../../../test/held.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';
import { refunding } from '../../../../test/refunding.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const quarter = cabinPrice / 4;

describe('a sailing', () => {
  test('that is peak gives nothing back, and says why', async () => {
    await shop.ask('update sailings set peak = true where id = $1', [shop.sailing.sailingId]);
    const { id } = await shop.paid();
    const shown = await quote(id, await shop.ticketIds(id));
    expect(shown.data).toMatchObject({ percent: 100, why: 'peak', backSen: 0 });
    await refund(id, await shop.ticketIds(id), 0);
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded_sen: 0, fee_sen: cabinPrice });
  });

  test('that is cancelled refunds every paid order in full, and goes on where it stopped', async () => {
    const [card, cash] = [
      await shop.paid(),
      await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]),
    ];
    const unpaid = await shop.book();
    const editor = await shop.one.login('editor');
    const { sailingId } = shop.sailing;
    await shop.one.call(
      sailingsCalls.cancelSailing,
      { params: { id: sailingId }, body: { reason: 'Storm' } },
      { token: editor },
    );
    const progress = () =>
      shop.one.call(bookingCalls.refundProgress, { params: { id: sailingId } }, { token: editor });
    await vi.waitFor(
      async () =>
        expect((await progress()).data).toEqual({
          orders: 2,
          refunded: 2,
          backSen: cabinPrice + 2 * passPrice,
          failed: 0,
        }),
      soon,
    );
    expect(await shop.order(card.id)).toMatchObject({ status: 'refunded', fee_sen: 0 });
    expect(await shop.order(cash)).toMatchObject({ status: 'refunded', refunded_sen: 2 * passPrice });
    expect(await shop.order(unpaid.id)).toMatchObject({ status: 'canceled' });
    await shop.refundedSoon(card.paymentId, cabinPrice);
    expect(await shop.taken()).toBe(0);
    // Told again, as after a crash, nothing happens a second time.
    await shop.ask(`insert into outbox (topic, payload) values ('sailing.stepped', $1)`, [
      JSON.stringify({ sailingId, status: 'cancelled' }),
    ]);
    await vi.waitFor(
      async () => expect(await shop.ask(`select 1 from outbox where topic = 'sailing.stepped'`)).toEqual([]),
      soon,
    );
    expect(await shop.payment(card.paymentId)).toMatchObject({ refunded_sen: cabinPrice });
  });
});

test('a ship that left before its time has left: its owner has nothing back and no other date', async () => {
  const { id } = await shop.paid();
  const ticketIds = await shop.ticketIds(id);
  const make = catalogueMaker(shop.one, await shop.one.login('editor'));
  const { shipId, routeId, sailingId } = shop.sailing;
  const otherId = await make.sailing(shipId, routeId, addDays(shop.today, 62));
  const wish = { params: { id }, body: { sailingId: otherId } };
  const { data } = await shop.one.call(bookingCalls.quoteChange, wish, { token: shop.customer });
  const editor = { token: await shop.one.login('editor') };
  for (const status of ['boarding', 'departed'] as const)
    expect(
      await shop.one.call(sailingsCalls.stepSailing, { params: { id: sailingId }, body: { status } }, editor),
    ).toMatchObject({ code: 200 });
  expect((await refund(id, ticketIds, cabinPrice - quarter)).reason).toBe('order.noRefund');
  const body = {
    key: randomUUID(),
    sailingId: otherId,
    shownDueSen: data.dueSen,
    method: 'creditCard',
  } as const;
  const changed = await shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body },
    { token: shop.customer },
  );
  expect(changed.reason).toBe('order.changeClosed');
  expect(await shop.order(id)).toMatchObject({ status: 'paid', refunded_sen: 0 });
});

test('the days of notice are those of the port, up to midnight there', async () => {
  const { id } = await shop.paid();
  const ticketIds = await shop.ticketIds(id);
  const sails = addDays(shop.today, 60);
  const at = async (moment: string) => {
    shop.one.setNow(new Date(moment));
    // By then the session of today is over.
    const { data } = await quote(id, ticketIds, await shop.signIn());
    shop.one.setNow(null);
    return [data.days, data.percent];
  };
  expect(await at(`${addDays(sails, -46)}T23:59:59+08:00`)).toEqual([46, 25]);
  expect(await at(`${addDays(sails, -45)}T00:00:00+08:00`)).toEqual([45, 50]);
  expect(await at(`${addDays(sails, -15)}T23:59:59+08:00`)).toEqual([15, 75]);
  expect(await at(`${addDays(sails, -14)}T00:00:00+08:00`)).toEqual([14, 100]);
});

test('who comes aboard at the very moment of the refund is aboard, and nothing goes back', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
  const [first = 0] = await shop.ticketIds(id);
  const { data } = await quote(id, [first]);
  await using boarding = await Held.begin(shop.one.databaseUrl);
  await boarding.do('update tickets set boarded_at = now() where id = $1', [first]);
  const answer = refund(id, [first], data.backSen);
  await boarding.waitedFor(answer);
  await boarding.commit();
  expect(await answer).toMatchObject({ reason: 'order.noRefund' });
  expect(await shop.order(id)).toMatchObject({ status: 'paid', people: 2, refunded_sen: 0 });
  expect(await shop.ticketIds(id)).toHaveLength(2);
});
