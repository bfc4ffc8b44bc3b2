import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { feeRight, giftRight } from '@gangway/contract/core/office-rights.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { describe, expect, test } from 'vitest';
import { passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { DeskFixture } from '../../../../test/desk-fixture.ts';
import { Held } from '../../../../test/held.ts';
import { sql } from '../../../../test/sql.ts';

const desk = new DeskFixture();

function pay(id: number, tenderedSen: number) {
  const body = { method: 'cash' as const, slipNo: '', tenderedSen };
  return desk.one.call(bookingCalls.confirmPaid, { params: { id }, body }, { token: desk.token });
}

async function papers(id: number) {
  return (await desk.one.call(bookingCalls.orderPapers, { params: { id } }, { token: desk.token })).data;
}

test('cash that is too little pays nothing; what was handed over stands on the receipt', async () => {
  await desk.fresh();
  const { id } = await desk.sell();
  expect(await pay(id, passPrice - 1)).toMatchObject({
    reason: 'payment.tenderedShort',
    fields: [{ field: 'tenderedSen' }],
  });
  expect((await papers(id)).receipts).toEqual([]);
  expect((await pay(id, passPrice + 750)).data).toMatchObject({ status: 'paid' });
  expect((await papers(id)).receipts).toMatchObject([
    { amountSen: passPrice, tenderedSen: passPrice + 750, method: 'cash', slipNo: '' },
  ]);
});

test('cash that is said again is the same only with what was handed over', async () => {
  await desk.fresh();
  const { id } = await desk.sell();
  await pay(id, passPrice + 750);
  expect((await pay(id, passPrice + 750)).data).toMatchObject({ status: 'paid' });
  expect(await pay(id, passPrice + 800)).toMatchObject({ status: 409, reason: 'order.step' });
  expect(await desk.take(id)).toMatchObject({ status: 409, reason: 'order.step' });
});

test('more cash than anybody hands over is refused with the limit in ringgit', async () => {
  const message = 'At most RM 1,000,000 can be handed over in cash';
  expect(await pay((await desk.sell()).id, 100_000_001)).toMatchObject({
    reason: 'request.invalid',
    fields: [{ field: 'tenderedSen', message }],
  });
});

test('tickets are mailed once per wish, to the address that was asked for', async () => {
  await desk.fresh();
  const { id, orderNo } = await desk.sell();
  const mail = (email: string, key: string) =>
    desk.one.call(bookingCalls.mailTickets, { params: { id }, body: { key, email } }, { token: desk.token });
  const key = randomUUID();
  expect(await mail('one@example.com', key)).toMatchObject({ reason: 'order.step' });
  await desk.take(id);
  for (let time = 0; time < 2; time += 1)
    expect((await mail('one@example.com', key)).data).toEqual({
      recipient: 'one@example.com',
      status: 'kept',
    });
  expect(await mail('two@example.com', key)).toMatchObject({ reason: 'booking.keyReused' });
  await mail('two@example.com', randomUUID());
  const admin = await desk.one.login('admin');
  const { data } = await desk.one.call(
    systemCalls.pageMails,
    { body: { filter: { keyword: orderNo } } },
    { token: admin },
  );
  expect(data.records.map(({ recipient }) => recipient).toSorted()).toEqual([
    'one@example.com',
    'two@example.com',
  ]);
});

describe('cash that goes back', () => {
  const queue = async () => (await desk.one.call(bookingCalls.handOuts, {}, { token: desk.token })).data;
  const detail = async (id: number) =>
    (await desk.one.call(bookingCalls.orderDetail, { params: { id } }, { token: desk.token })).data;

  test('waits in the queue until it is handed out, and is to be collected until then', async () => {
    await desk.fresh(100_000);
    const order = await desk.sell();
    await desk.take(order.id);
    const before = await queue();
    const refundId = await desk.giveBack(order.id);
    const waiting = await queue();
    expect(waiting).toMatchObject({ count: before.count + 1, totalSen: before.totalSen + passPrice });
    expect(waiting.waiting.find((one) => one.refundId === refundId)).toMatchObject({
      amountSen: passPrice,
      name: order.customerName,
      orderId: order.id,
      orderNo: order.orderNo,
      method: 'cash',
    });
    expect(await detail(order.id)).toMatchObject({ refundedSen: passPrice, toCollectSen: passPrice });
    expect((await papers(order.id)).receipts).toMatchObject([{ refunds: [{ toCollect: true }] }]);

    expect((await desk.handOut(refundId)).code).toBe(200);
    expect(await queue()).toEqual(before);
    expect(await detail(order.id)).toMatchObject({ refundedSen: passPrice, toCollectSen: 0 });
    expect((await papers(order.id)).receipts).toMatchObject([
      { refunds: [{ toCollect: false, status: 'done' }] },
    ]);
  });
});

describe('another fee and an order for free', () => {
  const orders = { route: '/ship/shipOrder', access: 'edit' } as const;
  const drawer = { route: '/business/cashDrawer', access: 'edit' } as const;

  async function clerk(name: string, rights: readonly string[]): Promise<string> {
    const token = await desk.one.login('admin');
    const grants = [orders, drawer, ...rights.map((route) => ({ route, access: 'edit' as const }))];
    const role = await desk.one.call(
      identityCalls.saveRole,
      { body: { name, template: 'editor', description: '', grants } },
      { token },
    );
    const body = { username: name, password: 'secret-1', roleId: role.data.id };
    expect((await desk.one.call(identityCalls.saveSystemUser, { body }, { token })).code).toBe(200);
    return desk.one.login(name, 'secret-1');
  }

  const give = (id: number, token: string, server = desk.one) =>
    server.call(bookingCalls.makeComplimentary, { params: { id }, body: { reason: 'Press' } }, { token });

  async function waive(id: number, feeSen: number, token: string, only?: number) {
    const rows = await sql(
      desk.one.databaseUrl,
      'select id::int from tickets where order_id = $1 and live order by id limit $2',
      [id, only ?? null],
    );
    const body = {
      key: randomUUID(),
      ticketIds: rows.map((row) => Number(row['id'])),
      override: { feeSen, reason: 'ill' },
    };
    return desk.one.call(bookingCalls.refundOfficeOrder, { params: { id }, body }, { token });
  }

  async function limit(key: 'refund.waiveLimitSen' | 'booking.giftLimitSen', value: number): Promise<void> {
    const token = await desk.one.login('admin');
    const answer = await desk.one.call(
      settingsCalls.updateValueByKey,
      { body: { key, value: String(value) } },
      { token },
    );
    expect(answer.code).toBe(200);
  }

  test('are rights of their own', async () => {
    await desk.fresh();
    const token = await clerk('clerk-none', []);
    const unpaid = await desk.sell();
    expect(await give(unpaid.id, token)).toMatchObject({ reason: 'permission.denied' });
    await desk.take(unpaid.id);
    expect(await waive(unpaid.id, 0, token)).toMatchObject({ reason: 'permission.denied' });
  });

  test('end at the limit, above which an administrator does it', async () => {
    await desk.fresh();
    const token = await clerk('clerk-limited', [feeRight, giftRight]);
    const admin = await desk.one.login('admin');
    await limit('booking.giftLimitSen', passPrice - 1);
    const dear = await desk.sell();
    expect(await give(dear.id, token)).toMatchObject({ reason: 'order.giftsOver' });
    expect((await give(dear.id, admin)).data).toMatchObject({ complimentary: true, totalSen: 0 });
    await limit('booking.giftLimitSen', passPrice);
    expect((await give((await desk.sell()).id, token)).code).toBe(200);

    await limit('refund.waiveLimitSen', 0);
    const sold = await desk.sell();
    await desk.take(sold.id);
    await sql(
      desk.one.databaseUrl,
      `update orders set refund_tiers = '[{"fromDays":0,"percent":100}]' where id = $1`,
      [sold.id],
    );
    expect(await waive(sold.id, 0, token)).toMatchObject({ reason: 'order.overLimit' });
    await limit('refund.waiveLimitSen', passPrice);
    expect((await waive(sold.id, 0, token)).data).toMatchObject({ status: 'refunded' });
  });

  test('as gifts count together over a day, however many are given at once and wherever, and anew the next', async () => {
    const token = await clerk('clerk-generous', [giftRight]);
    await limit('booking.giftLimitSen', 2 * passPrice);
    const orders = await Promise.all(Array.from({ length: 5 }, () => desk.sell()));
    const answers = await Promise.all(
      orders.map(({ id }, index) => give(id, token, index % 2 ? desk.one : desk.other)),
    );
    expect(answers.map(({ reason }) => reason ?? 'given').toSorted()).toEqual([
      'given',
      'given',
      ...Array.from({ length: 3 }, () => 'order.giftsOver'),
    ]);
    const refused = answers.find(({ reason }) => reason !== undefined);
    expect(refused?.message).toContain(`given away ${formatMoney(3 * passPrice)} today`);
    const sale = await desk.one.call(
      bookingCalls.counterSale,
      {
        body: {
          key: randomUUID(),
          method: 'cash',
          agreed: true,
          accountId: null,
          complimentaryReason: 'Press visit',
          line: passLine(desk.sailing),
        },
      },
      { token },
    );
    expect(sale.data).toMatchObject({ success: 0, lines: [{ ok: false, reason: 'order.giftsOver' }] });
    await sql(desk.one.databaseUrl, `update order_gifts set at = at - interval '1 day'`);
    const left = orders.find((_, index) => answers[index]?.reason !== undefined);
    expect((await give(left?.id ?? 0, token)).code).toBe(200);
  });

  test('as gifts wait for one that is being given at the same moment, and reckon with it', async () => {
    const token = await clerk('clerk-hasty', [giftRight]);
    await limit('booking.giftLimitSen', passPrice);
    const [first, second] = [await desk.sell(), await desk.sell()];
    const other = await Held.begin(desk.one.databaseUrl);
    const by = "(select id from accounts where username = 'clerk-hasty')";
    await other.do(`select pg_advisory_xact_lock(7, ${by}::int)`);
    await other.do(`insert into order_gifts values (${first.id}, ${passPrice}, ${by}, now())`);
    const late = give(second.id, token);
    await other.waitedFor(late);
    await other.commit();
    expect(await late).toMatchObject({ reason: 'order.giftsOver' });
  });

  test('end there for an order as a whole: guest by guest no more is let go', async () => {
    await desk.fresh();
    const token = await clerk('clerk-patient', [feeRight]);
    await limit('refund.waiveLimitSen', passPrice);
    const sold = await desk.sell(null, [somebody(), somebody(), somebody()]);
    await desk.take(sold.id);
    await sql(
      desk.one.databaseUrl,
      `update orders set refund_tiers = '[{"fromDays":0,"percent":100}]' where id = $1`,
      [sold.id],
    );
    expect((await waive(sold.id, 0, token, 1)).code).toBe(200);
    expect(await waive(sold.id, 0, token, 1)).toMatchObject({ reason: 'order.overLimit' });
    // What the terms say is no favour.
    expect((await waive(sold.id, passPrice, token, 1)).code).toBe(200);
    expect((await waive(sold.id, 0, await desk.one.login('admin'), 1)).code).toBe(200);
  });
});
