import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buy,
  cabinLine,
  cabinPrice,
  firstOrder,
  passLine,
  passPrice,
  somebody,
} from '../../../test/booking.ts';
import { liftCaps } from '../../../test/lift-caps.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { readExport } from '../../../test/read-export.ts';
import { refunding } from '../../../test/refunding.ts';

const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const staff = () => ({ token: shop.finance });

beforeAll(() => liftCaps(shop.one));

const people = (count: number) => Array.from({ length: count }, () => somebody());

async function leave(id: number, ticketIds: number[]): Promise<number> {
  const { data } = await quote(id, ticketIds);
  expect((await refund(id, ticketIds, data.backSen)).code).toBe(200);
  return data.backSen;
}

describe('money booked for coming months', () => {
  const ahead = async (shipId = shop.sailing.shipId) =>
    (await shop.one.call(reportsCalls.bookedAhead, { body: { shipId } }, staff())).data;

  test('is what orders of sailings that have not left hold, owe, and could get back', async () => {
    const pair = await shop.paidInCash([passLine(shop.sailing, people(2))]);
    await shop.paidInCash([cabinLine(shop.sailing, people(2))]);
    const held = firstOrder(await buy(shop.one, shop.customer, [passLine(shop.sailing)]));
    const [first = 0] = await shop.ticketIds(pair);
    const backSen = await leave(pair, [first]);
    const month = addDays(shop.today, 60).slice(0, 7);
    const takenSen = 2 * passPrice - backSen + cabinPrice;
    // Sixty days before, a quarter is kept: of the pass that stays and of the cabin, not of the fee that was kept already.
    const refundableSen = (passPrice + cabinPrice) * 0.75;
    expect(await ahead()).toEqual([
      { month, sailings: 1, orders: 3, people: 4, takenSen, owedSen: passPrice, refundableSen },
    ]);
    const [row] = await shop.ask(
      `select sum(paid_sen - refunded_sen)::int as taken from orders where sailing_id = $1`,
      [shop.sailing.sailingId],
    );
    expect(row?.['taken']).toBe(takenSen);
    // What would go back is what goes back.
    const { data } = await quote(pair, await shop.ticketIds(pair));
    expect(data.backSen).toBe(passPrice * 0.75);
    await shop.expire(held.id);
    expect(await ahead()).toMatchObject([{ orders: 2, owedSen: 0 }]);
  });

  test('leaves out what has sailed and what is cancelled, and goes to Excel with its sum', async () => {
    await shop.paidInCash([passLine(shop.sailing, people(2))]);
    const args = { body: { shipId: shop.sailing.shipId } };
    const { titles, rows, totals, note } = await readExport(
      shop.one,
      reportsCalls.exportBookedAhead,
      args,
      staff(),
    );
    const month = addDays(shop.today, 60).slice(0, 7);
    expect(note).toMatch(/^As at \d{4}-\d\d-\d\d \d\d:\d\d · .+ · Day and night$/);
    const cells = [...rows, totals ?? {}].map((row) => titles.map((title) => row[title]));
    expect(cells).toEqual([
      [new Date(`${month}-01T00:00:00Z`), 1, 1, 2, 240, 0, 180],
      ['Total', 1, 1, 2, 240, 0, 180],
    ]);
    await shop.ask(
      `update sailings set status = 'departed', departs_at = now() - interval '1 hour', sales_close_at = now() - interval '1 hour' where id = $1`,
      [shop.sailing.sailingId],
    );
    expect(await ahead()).toEqual([]);
  });
});

describe('the booking curve', () => {
  const curve = async (id = shop.sailing.sailingId) =>
    (await shop.one.call(reportsCalls.bookingCurve, { params: { id } }, staff())).data;
  /** When an order was paid, in days before its sailing leaves. */
  const paidBefore = (id: number, days: number) =>
    shop.ask(
      `update orders o set paid_at = s.departs_at - $2 * interval '24 hours' - interval '1 hour'
         from sailings s where s.id = o.sailing_id and o.id = $1`,
      [id, days],
    );
  const departIn = (id: number, hours: number) =>
    shop.ask(
      `update sailings set departs_at = now() + $2 * interval '1 hour', sales_close_at = now() where id = $1`,
      [id, hours],
    );

  test('tells how full a sailing was, with who left and who moved away counted until then', async () => {
    const night = await shop.another(75);
    const stays = await shop.paidInCash([passLine(shop.sailing, people(6))]);
    const goes = await shop.paidInCash([passLine(shop.sailing, people(3))]);
    const moves = await shop.paidInCash([passLine(shop.sailing, people(4))]);
    await paidBefore(stays, 80);
    await paidBefore(goes, 70);
    await paidBefore(moves, 75);
    const tickets = await shop.ticketIds(goes);
    await leave(goes, tickets.slice(0, 1));
    const token = await shop.one.login('frontdesk');
    const { sailingId } = night;
    const asked = { params: { id: moves }, body: { sailingId } };
    const { data: price } = await shop.one.call(bookingCalls.quoteOfficeChange, asked, { token });
    const money = { method: 'creditCard' as const, slipNo: 'S-9' };
    const body = { key: randomUUID(), sailingId, shownDueSen: price.dueSen, money, note: '' };
    const changed = await shop.one.call(
      bookingCalls.changeOfficeOrder,
      { params: { id: moves }, body },
      { token },
    );
    expect(changed.message).toBe('success');
    await shop.ask(
      `update order_refunds set at = (select departs_at from sailings where id = $2) - 65 * interval '24 hours' - interval '1 hour'
        where order_id = $1`,
      [goes, shop.sailing.sailingId],
    );
    await shop.ask(
      `update order_changes set updated_at = (select departs_at from sailings where id = $2) - 62 * interval '24 hours'
          - interval '1 hour' where order_id = $1`,
      [moves, shop.sailing.sailingId],
    );
    const { points, likes, sailing } = await curve();
    const at = (days: number) => points.find((point) => point.days === days);
    expect([81, 80, 75, 70, 65, 62, 61].map((days) => at(days)?.people)).toEqual([0, 6, 10, 13, 12, 8, 8]);
    expect(at(70)?.percent).toBe(Math.round((13 / sailing.capacity) * 1000) / 10);
    // What has not come is not told.
    expect(at(0)).toEqual({ days: 0, people: null, percent: null, likePercent: null });
    expect(likes).toBe(0);
    expect((await curve(sailingId)).points.find((point) => point.days === 76)?.people).toBe(4);
  });

  test('stands beside the mean of past sailings of the same ship, slot and weekday', async () => {
    const [one, two, other] = [await shop.another(67), await shop.another(74), await shop.another(75)];
    for (const [sailing, count] of [
      [one, 6],
      [two, 10],
      [other, 9],
    ] as const)
      await paidBefore(await shop.paidInCash([passLine(sailing, people(count))]), 10);
    // As if they had sailed some weeks ago: the weekday of the first two is that of the one asked about.
    for (const [sailing, back] of [
      [one, 77],
      [two, 91],
      [other, 91],
    ] as const)
      await shop.ask(
        `update sailings set date = date - $2::int, departs_at = departs_at - $2 * interval '24 hours', status = 'returned',
           returns_at = returns_at - $2 * interval '24 hours', sales_close_at = sales_close_at - $2 * interval '24 hours'
         where id = $1`,
        [sailing.sailingId, back],
      );
    await shop.ask(
      `update orders o set paid_at = s.departs_at - interval '250 hours' from sailings s
        where s.id = o.sailing_id and s.status = 'returned' and s.ship_id = $1`,
      [shop.sailing.shipId],
    );
    const { points, likes, sailing } = await curve();
    expect(likes).toBe(2);
    const mean = Math.round(((6 + 10) / 2 / sailing.capacity) * 1000) / 10;
    expect(points.find((point) => point.days === 10)?.likePercent).toBe(mean);
    expect(points.find((point) => point.days === 11)?.likePercent).toBe(0);
    await departIn(shop.sailing.sailingId, 30);
    expect((await curve()).points.slice(0, 3).map((point) => point.people)).toEqual([null, null, 0]);
    const { data } = await shop.one.call(
      reportsCalls.curveSailings,
      { body: { date: addDays(shop.today, 60) } },
      staff(),
    );
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ id: shop.sailing.sailingId })]));
    const missing = await shop.one.call(reportsCalls.bookingCurve, { params: { id: 999_999_999 } }, staff());
    expect(missing.reason).toBe('record.missing');
  });
});
