import { addDays, formatInstant, portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { beforeAll, expect, test } from 'vitest';
import { passPrice } from '../../../test/booking.ts';
import { DeskFixture } from '../../../test/desk-fixture.ts';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { newCustomer } from '../../../test/wallet.ts';

const desk = new DeskFixture();
const date = addDays(portDate(new Date()), -3);
const hour = (number: number) => new Date(startOfPortDay(date).getTime() + number * 3_600_000);

const look = async (day = date) =>
  (await desk.one.call(reportsCalls.dailyClosing, { body: { date: day } }, { token: desk.finance })).data;
const exported = (locale = 'en', day = date) =>
  readExport(
    desk.one,
    reportsCalls.exportDailyClosing,
    { body: { date: day } },
    { token: desk.finance, locale },
  );

beforeAll(async () => {
  const { id: customer } = await newCustomer(desk.one);
  const [first, card, back] = [await desk.sell(), await desk.sell(), await desk.sell()];
  desk.one.setNow(hour(9));
  await desk.open(20_000);
  for (const order of [first, back]) await desk.take(order.id);
  await desk.take(card.id, 'creditCard', 'T-1');
  await desk.recharge(customer, { amountSen: 7000 });
  await desk.handOut(await desk.giveBack(back.id));
  const own = await desk.own();
  await desk.close(own?.id ?? 0, (own?.expectedSen ?? 0) - 100, 'a coin');
  desk.one.setNow(null);
  await sql(
    desk.one.databaseUrl,
    `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at,
       updated_at, paid_at) values ('BY-GATEWAY', 'sandbox', 'alipay', 33300, 'paid', 'orders', '{0}', 'x', $1, $1, $1)`,
    [hour(10)],
  );
});

test('a day that is open says so beneath its sheet', async () => {
  const { note } = await exported();
  expect(note).toBe(`${date} · Open, to be closed next`);
  const today = portDate(new Date());
  expect((await exported('zh', today)).note).toBe(`${today} · 当日未结束`);
});

test.each([
  ['en', 'Taken', 'Refunds', 'Net', 'Cash', 'Total', 'Payment company: Sandbox gateway'],
  ['zh', '收款', '退款', '净额', '现金', '合计', '支付机构: 沙盒支付网关'],
  ['ko', '수납', '환불', '순액', '현금', '합계', '결제 회사: 샌드박스 결제사'],
])(
  'in %s it is split by method into orders and recharges, as on the screen, and adds up to it',
  async (locale, taken, refunds, net, cash, total, gateway) => {
    const { figures } = await look();
    const { titles, rows } = await exported(locale);
    const [section = '', what = '', , count = '', orders = '', recharges = '', amount = ''] = titles;
    const lines = (name: string) => rows.filter((row) => row[section] === name);
    const cells = (name: string, column: string) => lines(name).map((row) => row[column]);
    const { methods } = figures;
    expect(methods).toHaveLength(3);
    const ringgit = (of: (row: (typeof methods)[number]) => number) => [
      ...methods.map((row) => of(row) / 100),
      methods.reduce((sum, row) => sum + of(row), 0) / 100,
    ];
    expect(cells(taken, orders)).toEqual(ringgit((row) => row.ordersSen));
    expect(cells(taken, recharges)).toEqual(ringgit((row) => row.rechargesSen));
    expect(cells(taken, amount)).toEqual(ringgit((row) => row.takenSen));
    expect(cells(net, amount)).toEqual(ringgit((row) => row.takenSen - row.refundedSen));
    expect(lines(taken).find((row) => row[what] === cash)).toMatchObject({
      [count]: 3,
      [orders]: (2 * passPrice) / 100,
      [recharges]: 70,
      [amount]: (2 * passPrice + 7000) / 100,
    });
    expect(lines(taken).at(-1)).toMatchObject({ [what]: total, [amount]: figures.takenSen / 100 });
    expect(lines(refunds).at(-1)).toMatchObject({ [count]: 1, [amount]: passPrice / 100 });
    const owed = figures.gateways.find(({ provider }) => provider === 'sandbox')?.owedSen ?? 0;
    expect(lines(gateway).at(-1)?.[amount]).toBe(owed / 100);
  },
);

test('a drawer stands by whose it is, with when it was opened, what was missing and why', async () => {
  const { rows } = await exported();
  const drawer = rows.filter((row) => String(row['Section']).startsWith('Drawers: '));
  expect(drawer[0]).toMatchObject({
    What: 'Opened',
    Time: new Date(hour(9).getTime() + 8 * 3_600_000),
    Amount: null,
  });
  expect(drawer.at(-1)).toMatchObject({ What: 'Difference · a coin', Amount: -1 });
});

test('a closed day says who closed it, when, and what was noted', async () => {
  const { figures } = await look();
  const shown = { shownTakenSen: figures.takenSen, shownRefundedSen: figures.refundedSen };
  const body = { date, ...shown, payouts: [], note: 'all counted' };
  const { data } = await desk.one.call(reportsCalls.closeDay, { body }, { token: desk.finance });
  const [name, time] = [data.closedBy ?? '', formatInstant(data.closedAt ?? '')];
  expect((await exported()).note).toBe(`${date} · Closed · Closed by ${name} at ${time} · Note: all counted`);
  expect((await exported('zh')).note).toBe(`${date} · 已结 · ${name} 于 ${time} 日结 · 备注：all counted`);
});
