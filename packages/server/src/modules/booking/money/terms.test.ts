import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buy, cabinLine, cabinPrice, firstOrder, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

/** 60 days ahead: a quarter of the fare is kept. */
const shop = new PayingFixture(60);
const adminFee = 5000;
const day = (ahead: number) => addDays(portDate(new Date()), ahead);
let editor: string;

beforeEach(async () => {
  editor = await shop.one.login('editor');
  const [row] = await shop.ask(`select id::int from accounts where username = 'payer'`);
  const body = { accountId: Number(row?.['id']), amountSen: 500_000, method: 'cash' as const, remarks: '' };
  await shop.one.call(
    walletCalls.saveRecharge,
    { body: { key: randomUUID(), ...body } },
    { token: shop.finance },
  );
});

const sail = (ahead: number, more: object = {}) =>
  catalogueMaker(shop.one, editor).sailing(
    shop.sailing.shipId,
    shop.sailing.routeId,
    day(ahead),
    'day',
    more,
  );

/** Sets another price of the cabin on a day. */
async function price(ahead: number, priceSen: number, nonRefundable = false): Promise<void> {
  const body = { from: day(ahead), to: day(ahead), day: priceSen, night: null, nonRefundable };
  const params = { id: shop.sailing.cabinId };
  await shop.one.call(fleetCalls.saveDatePrices, { params, body }, { token: editor });
}

async function paidOn(sailingId: number, shownTotalSen = cabinPrice): Promise<number> {
  const line = cabinLine({ ...shop.sailing, sailingId }, [somebody()], { shownTotalSen });
  const { id } = firstOrder(await buy(shop.one, shop.customer, [line]));
  const body = { method: 'cash' as const, note: '' };
  const token = await shop.one.login('frontdesk');
  await shop.one.call(bookingCalls.confirmPaid, { params: { id }, body }, { token });
  return id;
}

const quoteMove = async (id: number, sailingId: number) =>
  (
    await shop.one.call(
      bookingCalls.quoteChange,
      { params: { id }, body: { sailingId } },
      { token: shop.customer },
    )
  ).data;

/** Moves an order, whatever is due out of the balance; gives what it cost. */
async function move(id: number, sailingId: number) {
  const quote = await quoteMove(id, sailingId);
  const method = quote.dueSen > 0 ? ('balance' as const) : null;
  const body = { key: randomUUID(), sailingId, shownDueSen: quote.dueSen, method };
  const answer = await shop.one.call(
    bookingCalls.changeOrder,
    { params: { id }, body },
    { token: shop.customer },
  );
  expect(answer.data).toEqual({ state: 'done' });
  return quote;
}

async function quoteBack(id: number) {
  const body = { ticketIds: await shop.ticketIds(id) };
  const answer = await shop.one.call(
    bookingCalls.quoteRefund,
    { params: { id }, body },
    { token: shop.customer },
  );
  return answer.data;
}

describe('a change of date takes the terms along', () => {
  test('a peak fare gives nothing back on an ordinary date either', async () => {
    const id = await paidOn(await sail(61, { peak: true }));
    expect(await quoteBack(id)).toMatchObject({ percent: 100, why: 'peak' });
    await move(id, await sail(200));
    expect(await quoteBack(id)).toMatchObject({ percent: 100, why: 'peak', backSen: 0 });
  });

  test('what leaving eight days before would have cost is kept however far the new date is', async () => {
    const id = await paidOn(await sail(8));
    const far = await sail(200);
    await move(id, far);
    expect(await quoteBack(id)).toMatchObject({ percent: 100, why: 'changed', backSen: 0 });
    const half = await paidOn(await sail(40));
    await move(half, far);
    expect(await quoteBack(half)).toMatchObject({ percent: 50, why: 'changed', paidSen: cabinPrice });
    const [order] = (
      await shop.one.call(bookingCalls.listMyOrders, { body: { ids: [half] } }, { token: shop.customer })
    ).data.orders;
    expect(order?.refundTerms).toMatchObject({ peak: false, floorPercent: 50, noShowPercent: 100 });
  });

  test('an ordinary order that is moved into a peak sailing gives nothing back from then on', async () => {
    const id = await paidOn(shop.sailing.sailingId);
    await move(id, await sail(200, { peak: true }));
    await move(id, await sail(210));
    expect(await quoteBack(id)).toMatchObject({ percent: 100, why: 'peak', backSen: 0 });
  });

  test('a fare that gives nothing back never pays a difference back, and the price says so', async () => {
    await price(62, cabinPrice, true);
    await price(100, 20_000);
    const id = await paidOn(await sail(62));
    const cheap = await sail(100);
    const kept = cabinPrice - 20_000;
    expect(await quoteMove(id, cheap)).toEqual({
      newTotalSen: 20_000,
      differenceSen: -kept,
      feeSen: adminFee,
      keptSen: kept,
      dueSen: adminFee,
      terms: expect.objectContaining({ nonRefundable: true, floorPercent: 100 }) as object,
    });
    await move(id, cheap);
    expect(await shop.order(id)).toMatchObject({
      sailing_id: cheap,
      paid_sen: cabinPrice + adminFee,
      refunded_sen: 0,
      fee_sen: adminFee,
    });
    expect(await quoteBack(id)).toMatchObject({ percent: 100, why: 'nonRefundable' });
    // It is still in the order: going back costs the fee alone.
    expect(await quoteMove(id, await sail(63))).toMatchObject({ differenceSen: 0, dueSen: adminFee });
  });
});

describe('what was sold keeps its terms', () => {
  test('when its sailing is marked as peak later; whoever buys after that buys peak', async () => {
    const before = await paidOn(shop.sailing.sailingId);
    await shop.ask('update sailings set peak = true where id = $1', [shop.sailing.sailingId]);
    expect(await quoteBack(before)).toMatchObject({ percent: 25, why: 'tier' });
    expect(await quoteBack(await paidOn(shop.sailing.sailingId))).toMatchObject({
      percent: 100,
      why: 'peak',
    });
    await shop.ask('update sailings set peak = false where id = $1', [shop.sailing.sailingId]);
  });

  test('when the share of a no-show or the tiers are set otherwise', async () => {
    const set = (key: string, value: string) =>
      shop.ask(
        `insert into config_entries (key, value) values ($1, $2)
         on conflict (key) do update set value = excluded.value`,
        [key, value],
      );
    const tiersOf = async (id: number) =>
      (await shop.ask('select no_show_percent, refund_tiers from orders where id = $1', [id]))[0];
    const before = await paidOn(shop.sailing.sailingId);
    await set('refund.noShowPercent', '40');
    await set('refund.tiers', '[{"fromDays":0,"percent":10}]');
    const after = await paidOn(shop.sailing.sailingId);
    expect(await tiersOf(before)).toMatchObject({ no_show_percent: 100 });
    expect(await tiersOf(after)).toEqual({
      no_show_percent: 40,
      refund_tiers: [{ fromDays: 0, percent: 10 }],
    });
    expect((await quoteBack(before)).percent).toBe(25);
    expect((await quoteBack(after)).percent).toBe(10);
    await shop.ask(`delete from config_entries where key = any('{refund.noShowPercent,refund.tiers}')`);
  });
});

/** What the lists show of one order of a customer: in the orders, the payments and the customers. */
async function figuresOf(id: number) {
  const [row] = await shop.ask('select order_no, account_id::int from orders where id = $1', [id]);
  const body = { filter: { keyword: String(row?.['order_no']) } };
  const accountIds = [Number(row?.['account_id'])];
  const [orders, payments, counts] = await Promise.all([
    shop.one.call(bookingCalls.pageOrders, { body }, { token: shop.finance }),
    shop.one.call(paymentsCalls.pagePayments, { body }, { token: shop.finance }),
    shop.one.call(bookingCalls.orderCounts, { body: { accountIds } }, { token: shop.finance }),
  ]);
  return {
    gifts: orders.data.records.filter(({ complimentary }) => complimentary).length,
    totals: orders.data.totals,
    byMethod: payments.data.byMethod,
    byDay: payments.data.byDay?.map(({ paidSen }) => paidSen),
    paidByCustomer: counts.data[0]?.paidSen ?? 0,
  };
}

test('a complimentary order that pays for a change is complimentary in no figure any more', async () => {
  const token = await shop.one.login('editor');
  const { id } = firstOrder(await buy(shop.one, shop.customer, [cabinLine(shop.sailing)]));
  const gift = { params: { id }, body: { reason: 'Press trip' } };
  await shop.one.call(bookingCalls.makeComplimentary, gift, { token });
  const shown = async () =>
    (await shop.one.call(bookingCalls.orderDetail, { params: { id } }, { token })).data;
  expect(await shown()).toMatchObject({ complimentary: true, paidSen: 0 });
  const before = await figuresOf(id);
  expect(before).toMatchObject({ gifts: 1, totals: { totalSen: 0, paidSen: 0 }, byMethod: [], byDay: [] });
  const sailingId = await sail(120);
  const { dueSen } = await quoteMove(id, sailingId);
  const change = { key: randomUUID(), sailingId, shownDueSen: dueSen, money: { method: 'cash' as const } };
  await shop.one.call(
    bookingCalls.changeOfficeOrder,
    { params: { id }, body: change },
    { token: await shop.one.login('frontdesk') },
  );
  expect(await shown()).toMatchObject({
    complimentary: false,
    complimentaryReason: 'Press trip',
    paidSen: dueSen,
    totalSen: dueSen,
  });
  expect((await shown()).history.map(({ what }) => what)).toContain('complimentary');
  expect(dueSen).toBeGreaterThan(0);
  expect(await figuresOf(id)).toMatchObject({
    gifts: 0,
    totals: { totalSen: dueSen, paidSen: dueSen },
    byMethod: [{ method: 'cash', count: 1, paidSen: dueSen }],
    byDay: [dueSen],
    paidByCustomer: before.paidByCustomer + dueSen,
  });
});
