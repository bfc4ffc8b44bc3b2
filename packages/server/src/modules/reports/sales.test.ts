import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { type SalesGrouping, salesGroupings } from '@gangway/contract/reports/sales-schemas.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buy, cabinLine, firstOrder, passLine, somebody } from '../../../test/booking.ts';
import { liftCaps } from '../../../test/lift-caps.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { readExport } from '../../../test/read-export.ts';
import { reckonSales } from '../../../test/reckon-sales.ts';
import { refunding } from '../../../test/refunding.ts';
import { replacing } from '../../../test/replacing.ts';
import { fund, newCustomer } from '../../../test/wallet.ts';

const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const { replaceByStaff, set } = replacing(shop);
const year = { from: addDays(shop.today, -300), to: addDays(shop.today, 1) };

const report = async (by: SalesGrouping, more: object = {}) =>
  (await shop.one.call(reportsCalls.sales, { body: { by, ...year, ...more } }, { token: shop.finance })).data;

/** An order of three from two countries at a price that three do not share evenly, paid by card. */
async function mixedByCard(): Promise<number> {
  const lines = [
    cabinLine(shop.sailing, [
      somebody({ nationality: 'MY' }),
      somebody({ nationality: 'KR' }),
      somebody({ nationality: 'SG' }),
    ]),
  ];
  const { id } = firstOrder(await buy(shop.one, shop.customer, lines, { method: 'creditCard' }));
  const { no } = await shop.jump([id]);
  await shop.payThere(no);
  await shop.paidSoon(id);
  return id;
}

async function leave(id: number): Promise<void> {
  const tickets = await shop.ticketIds(id);
  const { data } = await quote(id, tickets);
  expect((await refund(id, tickets, data.backSen)).code).toBe(200);
}

async function moveTo(id: number, sailingId: number): Promise<void> {
  const token = await shop.one.login('frontdesk');
  const ask = { params: { id }, body: { sailingId } };
  const { data } = await shop.one.call(bookingCalls.quoteOfficeChange, ask, { token });
  const money = { method: 'creditCard' as const, slipNo: 'S-1' };
  const body = { key: randomUUID(), sailingId, shownDueSen: data.dueSen, money, note: '' };
  const answer = await shop.one.call(bookingCalls.changeOfficeOrder, { params: { id }, body }, { token });
  expect(answer.message).toBe('success');
}

describe('the sales report', () => {
  beforeAll(async () => {
    await liftCaps(shop.one);
  });

  test('says of everything that can happen what the rows say, whatever it is put together by', async () => {
    const token = await shop.one.login('frontdesk');
    await mixedByCard();
    await leave(await mixedByCard());
    // One of three passes goes, the others stay.
    const three = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody(), somebody()])]);
    const [first = 0] = await shop.ticketIds(three);
    const { data } = await quote(three, [first]);
    await refund(three, [first], data.backSen);
    // Two orders by one payment; a payment that comes for an order that is gone and two that are not.
    const [one, two] = [await shop.book(), await shop.book()];
    const pair = await shop.jump([one.id, two.id]);
    await shop.expire(one.id);
    await shop.book();
    await shop.payThere(pair.no);
    await shop.paidSoon(two.id);
    // Another date, another guest, for a fee.
    const moved = await shop.paidInCash([passLine(shop.sailing, [somebody({ nationality: 'ID' })])]);
    await moveTo(moved, (await shop.another(75)).sailingId);
    await set('change.guestFeeSen', 1000);
    const money = { shownFeeSen: 1000, money: { method: 'creditCard', slipNo: 'S-2' }, note: '' };
    const stranger = somebody({ nationality: 'JP' });
    const [old = 0] = await shop.ticketIds(moved);
    expect((await replaceByStaff(moved, old, stranger, money)).message).toBe('success');
    await set('change.guestFeeSen', 0);
    // An agent pays out of the balance.
    const agent = await newCustomer(shop.one, { level: 'agent' });
    await fund(shop.one, agent.id, 100_000);
    const bought = firstOrder(
      await buy(shop.one, agent.token, [passLine(shop.sailing)], { method: 'balance' }),
    );
    await shop.pay([bought.id], 'balance', shop.one, agent.token);
    await shop.paidSoon(bought.id);
    // Sold over the counter.
    const atDesk = {
      key: randomUUID(),
      method: 'cash' as const,
      agreed: true as const,
      accountId: null,
      line: passLine(shop.sailing, [somebody()]),
    };
    const sold = await shop.one.call(bookingCalls.counterSale, { body: atDesk }, { token });
    await shop.confirmCash(firstOrder(sold.data).id);
    // Given away.
    const gift = firstOrder(await buy(shop.one, shop.customer, [passLine(shop.sailing)]));
    const why = { params: { id: gift.id }, body: { reason: 'a prize' } };
    expect((await shop.one.call(bookingCalls.makeComplimentary, why, { token })).code).toBe(200);

    const [sums] = await shop.ask(
      `select sum(amount_sen)::int as taken from payments where status = 'paid' and subject in ('orders', 'change')`,
    );
    const [back] = await shop.ask(
      `select sum(r.amount_sen)::int as refunded from payment_refunds r join payments p on p.id = r.payment_id
        where p.subject in ('orders', 'change')`,
    );
    const all = await report('day');
    for (const by of salesGroupings) {
      const { rows, totals } = await report(by);
      const reckoned = await reckonSales(shop.one.databaseUrl, { by, ...year });
      const told = rows.map(({ key, name: _, ...figures }) => [key, figures] as const);
      expect({ by, lines: new Map(told) }).toEqual({ by, lines: withoutEmpty(reckoned) });
      expect({ by, ...totals }).toEqual({ by, ...all.totals });
      expect(totals).toMatchObject({ takenSen: sums?.['taken'], refundedSen: back?.['refunded'] });
    }
    expect(all.totals.feesSen).toBeGreaterThan(0);
    expect(all.totals.changeFeesSen).toBeGreaterThanOrEqual(6000);
    const channels = (await report('channel')).rows.map((row) => row.key);
    expect(channels.toSorted()).toEqual(['agent', 'counter', 'site']);
    expect((await report('agent')).rows.find((row) => row.key === String(agent.id))).toMatchObject({
      name: { en: 'Ooi Boon Keat' },
      orders: 1,
      takenSen: 12_000,
    });
    // Who is an agent no more, or becomes one, was what they were.
    const before = [await report('channel'), await report('agent')];
    await shop.ask(`update customers set level = 'normal' where account_id = $1`, [agent.id]);
    await shop.ask(
      `update customers set level = 'agent' where account_id = (select account_id from orders where id = $1)`,
      [gift.id],
    );
    expect([await report('channel'), await report('agent')]).toEqual(before);
    await shop.ask(
      `update customers set level = 'normal' where account_id = (select account_id from orders where id = $1)`,
      [gift.id],
    );
  });

  test('tells only of the ship, the slot and the days it is asked about', async () => {
    await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
    const { shipId } = shop.sailing;
    const { rows, totals } = await report('route', { shipId });
    expect(rows).toHaveLength(1);
    expect(totals).toMatchObject({ orders: 1, people: 2, takenSen: 24_000, netSen: 24_000 });
    expect((await report('method', { shipId, slot: 'day' })).rows).toMatchObject([
      { key: 'cash', orders: 1 },
    ]);
    expect((await report('day', { shipId, slot: 'night' })).rows).toEqual([]);
    const past = { from: addDays(shop.today, -3), to: addDays(shop.today, -2) };
    expect((await report('day', { shipId, ...past })).totals.takenSen).toBe(0);
  });

  test('refuses a period that ends before it begins, or is longer than a year', async () => {
    const ask = (from: string, to: string) =>
      shop.one.call(reportsCalls.sales, { body: { by: 'day', from, to } }, { token: shop.finance });
    expect((await ask('2025-05-02', '2025-05-01')).fields[0]?.field).toBe('to');
    expect((await ask('2024-01-01', '2025-01-03')).fields).toMatchObject([{ field: 'to' }]);
    expect((await ask('2025-01-01', '2025-12-31')).code).toBe(200);
  });

  test.each([
    ['en', 'Day of payment', 'Gross taken', 'Total'],
    ['zh', '收款日', '收款总额', '合计'],
    ['ko', '결제일', '총 수납액', '합계'],
  ])('is read back from Excel in %s cell by cell, and adds up', async (locale, day, taken, total) => {
    const { rows, totals } = await report('day');
    const {
      titles,
      rows: sheet,
      totals: last,
      file,
    } = await readExport(
      shop.one,
      reportsCalls.exportSales,
      { body: { by: 'day', ...year } },
      { token: shop.finance, locale },
    );
    expect(file).toMatch(/^sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d-.*\.xlsx$/);
    expect(titles).toHaveLength(9);
    const cells = (row: (typeof sheet)[number]) => titles.map((title) => row[title]);
    const told = (key: string | Date, figures: typeof totals) => [
      key,
      figures.orders,
      figures.people,
      figures.takenSen / 100,
      figures.refundedSen / 100,
      figures.netSen / 100,
      figures.feesSen / 100,
      figures.changeFeesSen / 100,
      figures.differencesSen / 100,
    ];
    expect(sheet.map(cells)).toEqual(rows.map((row) => told(new Date(`${row.key}T00:00:00Z`), row)));
    expect(cells(last ?? {})).toEqual(told(total, totals));
    expect([titles[0], titles[3]]).toEqual([day, taken]);
  });

  test('says beneath what it is of: the period, the ship, the slot and how it is put together', async () => {
    const note = async (more: object, locale: string) => {
      const args = { body: { by: 'method' as const, ...year, ...more } };
      return (await readExport(shop.one, reportsCalls.exportSales, args, { token: shop.finance, locale }))
        .note;
    };
    const period = `${year.from} – ${year.to}`;
    expect(await note({}, 'en')).toBe(`${period} · All ships · Day and night · Put together by: Method`);
    expect(await note({ slot: 'night' }, 'zh')).toBe(`${period} · 全部船舶 · 夜间 · 汇总方式：支付方式`);
    const [ship] = await shop.ask<{ id: number; name: string }>('select id::int, name from ships limit 1');
    expect(await note({ shipId: ship?.id }, 'ko')).toBe(
      `${period} · ${ship?.name} · 주간 및 야간 · 집계 기준: 결제 수단`,
    );
  });

  test('names countries, methods, channels and room types in the reader’s words', async () => {
    await shop.ask(
      `update room_types set name_en = 'Boarding pass', name_zh = '登船牌' where kind = 'standing'`,
    );
    const named = async (by: SalesGrouping, locale: string) => {
      const args = { body: { by, ...year } };
      const options = { token: shop.finance, locale };
      const { titles, rows } = await readExport(shop.one, reportsCalls.exportSales, args, options);
      return rows.map((row) => row[titles[0] ?? '']);
    };
    expect(await named('nationality', 'zh')).toEqual(expect.arrayContaining(['马来西亚', '韩国', '新加坡']));
    expect(await named('method', 'ko')).toEqual(expect.arrayContaining(['현금', '신용카드']));
    expect(await named('channel', 'en')).toContain('Counter');
    expect(await named('roomType', 'zh')).toContain('登船牌');
    // What staff write is kept in English and Chinese: a Korean reads the English.
    expect(await named('roomType', 'ko')).toContain('Boarding pass');
    const told = (await report('roomType')).rows.map(({ name }) => name);
    expect(told).toContainEqual({ en: 'Boarding pass', zh: '登船牌' });
  });
});

/** A line that comes to nothing in every column is none. */
function withoutEmpty<T extends object>(lines: Map<string, T>): Map<string, T> {
  return new Map([...lines].filter(([, line]) => Object.values(line).some((value) => value !== 0)));
}
