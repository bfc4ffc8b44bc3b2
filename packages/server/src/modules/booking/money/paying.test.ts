import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buy,
  cabinLine,
  cabinPrice,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  passPrice,
  type SmallSailing,
} from '../../../../test/booking.ts';
import { FakeGateway } from '../../../../test/fake-gateway.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { checkLedger } from '../../wallet/index.ts';
import type { RawMessage } from '../../payments/provider.ts';

const gateway = new FakeGateway();
const soon = { timeout: 60_000, interval: 50 };
const cabins = 3;
let one: TestServer;
let other: TestServer;
let sailing: SmallSailing;
let customer: string;
let finance: string;
let sailings = 0;

beforeAll(async () => {
  one = await startTestServer({ provider: gateway });
  other = await startTestServer({ provider: gateway, databaseUrl: one.databaseUrl });
  customer = await newCustomer(one, 'payer');
  finance = await one.login('finance');
});
beforeEach(async () => {
  gateway.mode = 'up';
  sailings += 1;
  const date = addDays(portDate(new Date()), 60 + sailings);
  sailing = await makeSailing(one, { date, cabins, name: `S${sailings}` });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const book = async (token = customer, method: PaymentMethod = 'creditCard') =>
  firstOrder(await buy(one, token, [cabinLine(sailing)], { method }));
const pay = (ids: number[], method: PaymentMethod = 'creditCard', server = one, token = customer) =>
  server.call(bookingCalls.payOrders, { body: { ids, method } }, { token });
const jump = async (ids: number[], method: PaymentMethod = 'creditCard') => {
  const { data, message } = await pay(ids, method);
  if (data?.state !== 'jump') throw new Error(message);
  const [row] = await sql(one.databaseUrl, 'select payment_no from payments where id = $1', [data.paymentId]);
  return { id: data.paymentId, no: String(row?.['payment_no']) };
};
const hear = async ({ headers, body }: RawMessage, server = one) => {
  const response = await fetch(`${server.url}/prod-api/payment/notify/fake`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: new Uint8Array(body),
  });
  return { status: response.status, text: await response.text() };
};
const payThere = (no: string, amountSen?: number) => hear(gateway.decide(no, 'paid', new Date(), amountSen));
const order = async (id: number) => {
  const columns = 'status, paid_sen::int, refunded_sen::int, people, units';
  return (await sql(one.databaseUrl, `select ${columns} from orders where id = $1`, [id]))[0];
};
const payment = async (id: number) => {
  const columns = 'status, amount_sen::int, refunded_sen::int';
  return (await sql(one.databaseUrl, `select ${columns} from payments where id = $1`, [id]))[0];
};
const taken = async () => {
  const query = 'select coalesce(sum(units_taken), 0)::int as units from sailing_units where sailing_id = $1';
  return (await sql(one.databaseUrl, query, [sailing.sailingId]))[0]?.['units'];
};
const expire = async (...ids: number[]) => {
  const past = `update place_holds set expires_at = now() - interval '1 second' where order_id = any($1)`;
  await sql(one.databaseUrl, past, [ids]);
  for (const id of ids)
    await vi.waitFor(async () => expect(await order(id)).toMatchObject({ status: 'canceled' }), soon);
};
const refundedSoon = (id: number, refundedSen: number) =>
  vi.waitFor(async () => expect(await payment(id)).toMatchObject({ refunded_sen: refundedSen }), soon);
const paidSoon = (id: number) =>
  vi.waitFor(async () => expect(await order(id)).toMatchObject({ status: 'paid' }), soon);

test('one payment pays several orders, and the method stands with each', async () => {
  const orders = [await book(), await book()];
  const { id, no } = await jump(
    orders.map((one) => one.id),
    'alipay',
  );
  expect(await payment(id)).toMatchObject({ status: 'pending', amount_sen: 2 * cabinPrice });
  expect(await payThere(no)).toEqual({ status: 200, text: 'OK' });
  for (const one of orders) await paidSoon(one.id);
  const methods = await sql(one.databaseUrl, 'select method from orders where id = any($1)', [
    orders.map((one) => one.id),
  ]);
  expect(methods).toEqual([{ method: 'alipay' }, { method: 'alipay' }]);
});

test('asked to pay twice the customer is sent to the same page', async () => {
  const { id } = await book();
  const first = await jump([id]);
  expect(await jump([id])).toEqual(first);
  expect((await jump([id], 'bank')).id).not.toBe(first.id);
});

describe('a message', () => {
  test('forged or altered is refused, and changes nothing', async () => {
    const { id } = await book();
    const started = await jump([id]);
    const message = gateway.decide(started.no, 'paid', new Date());
    const altered = Buffer.from(message.body.toString().replace(String(cabinPrice), String(cabinPrice + 1)));
    expect((await hear({ ...message, body: altered })).status).toBe(400);
    expect((await hear({ headers: {}, body: message.body })).status).toBe(400);
    expect(await payment(started.id)).toMatchObject({ status: 'pending' });
  });

  test('sent many times to two processes at once pays once', async () => {
    const { id } = await book();
    const started = await jump([id]);
    const message = gateway.decide(started.no, 'paid', new Date());
    await Promise.all(Array.from({ length: 12 }, (_, turn) => hear(message, turn % 2 === 0 ? one : other)));
    await paidSoon(id);
    const told = `select kind, count(*)::int from payment_events where payment_id = $1
                   and kind in ('callback', 'settled') group by 1 order by 1`;
    expect(await sql(one.databaseUrl, told, [started.id])).toEqual([
      { kind: 'callback', count: 1 },
      { kind: 'settled', count: 1 },
    ]);
  });

  test('of a failure that comes after the money undoes nothing; money after a failure counts', async () => {
    const { id } = await book();
    const started = await jump([id]);
    const failed = {
      state: 'failed' as const,
      paymentNo: started.no,
      providerRef: `ref-${started.no}`,
      amountSen: cabinPrice,
      currency: 'MYR',
    };
    await hear(gateway.message(failed));
    expect(await payment(started.id)).toMatchObject({ status: 'failed' });
    await payThere(started.no);
    await hear(gateway.message(failed));
    expect(await payment(started.id)).toMatchObject({ status: 'paid' });
    await paidSoon(id);
  });

  test('about a payment nobody knows is kept, and the comparison of the day shows it', async () => {
    await gateway.create({
      paymentNo: 'PY-elsewhere',
      amountSen: 700,
      currency: 'MYR',
      method: 'bank',
      description: '',
      email: null,
      locale: 'en',
      returnUrl: '',
      notifyUrl: '',
      expiresAt: new Date(),
    });
    expect((await payThere('PY-elsewhere')).status).toBe(200);
    const body = { date: portDate(new Date()) };
    const { data } = await one.call(paymentsCalls.reconcile, { body }, { token: finance });
    expect(data.differences).toContainEqual(
      expect.objectContaining({ kind: 'missingHere', paymentNo: 'PY-elsewhere', thereSen: 700 }),
    );
    const { data: kept } = await one.call(paymentsCalls.listReconciliations, {}, { token: finance });
    expect(kept[0]).toEqual(data);
  });
});

describe('an amount that is wrong by one sen', () => {
  const park = async () => {
    const { id: orderId } = await book();
    const started = await jump([orderId]);
    await payThere(started.no, cabinPrice - 1);
    expect(await payment(started.id)).toMatchObject({ status: 'parked' });
    expect(await order(orderId)).toMatchObject({ status: 'unpaid' });
    return { orderId, id: started.id };
  };
  const resolve = (id: number, decision: 'accept' | 'sendBack') =>
    one.call(
      paymentsCalls.resolveParked,
      { params: { id }, body: { decision, reason: 'Looked at' } },
      { token: finance },
    );

  test('is parked, and taken as it came when finance says so', async () => {
    const { orderId, id } = await park();
    expect((await resolve(id, 'accept')).code).toBe(200);
    await paidSoon(orderId);
    expect(await order(orderId)).toMatchObject({ paid_sen: cabinPrice - 1 });
    expect((await resolve(id, 'sendBack')).reason).toBe('payment.step');
  });

  test('or sent back as it came', async () => {
    const { orderId, id } = await park();
    expect((await resolve(id, 'sendBack')).code).toBe(200);
    await refundedSoon(id, cabinPrice - 1);
    expect(await order(orderId)).toMatchObject({ status: 'unpaid' });
  });
});

describe('two payments for one order', () => {
  test('at the same moment: one pays, the other is sent back', async () => {
    const { id } = await book();
    const [card, bank] = [await jump([id]), await jump([id], 'bank')];
    const messages = [card, bank].map(({ no }) => gateway.decide(no, 'paid', new Date()));
    await Promise.all(messages.map((message, turn) => hear(message, turn === 0 ? one : other)));
    await vi.waitFor(async () => {
      const back = await Promise.all([payment(card.id), payment(bank.id)]);
      expect(back.map((row) => row?.['refunded_sen']).toSorted()).toEqual([0, cabinPrice]);
    }, soon);
    expect(await order(id)).toMatchObject({ status: 'paid', paid_sen: cabinPrice });
    expect(
      [...gateway.refunds.values()].filter(({ paymentNo }) => paymentNo === card.no || paymentNo === bank.no),
    ).toHaveLength(1);
  });

  test('cash at the counter while the customer pays online: the money online goes back', async () => {
    const { id } = await book();
    const started = await jump([id]);
    const frontdesk = await one.login('frontdesk');
    await one.call(
      bookingCalls.confirmPaid,
      { params: { id }, body: { method: 'cash', note: '' } },
      { token: frontdesk },
    );
    await payThere(started.no);
    await refundedSoon(started.id, cabinPrice);
  });
});

describe('money that comes late', () => {
  test('buys the place again while there is one', async () => {
    const { id } = await book();
    const started = await jump([id]);
    await expire(id);
    expect(await taken()).toBe(0);
    await payThere(started.no);
    await paidSoon(id);
    expect(await taken()).toBe(1);
    expect(await payment(started.id)).toMatchObject({ refunded_sen: 0 });
  });

  test('is sent back when there is none, and the customer is told', async () => {
    await sql(
      one.databaseUrl,
      `update customers set email = 'payer@example.com' where account_id =
                                (select id from accounts where username = 'payer')`,
    );
    const { id } = await book();
    const started = await jump([id]);
    await expire(id);
    for (let cabin = 0; cabin < cabins; cabin += 1) await book();
    await payThere(started.no);
    await refundedSoon(started.id, cabinPrice);
    expect(await order(id)).toMatchObject({ status: 'canceled', paid_sen: 0 });
    expect(await taken()).toBe(cabins);
    const about = `money.back payment ${started.id} rest`;
    await vi.waitFor(
      async () =>
        expect(await sql(one.databaseUrl, 'select 1 from mails where about = $1', [about])).toHaveLength(1),
      soon,
    );
  });

  test('for several orders pays those that can be and sends back the rest', async () => {
    const waiting = firstOrder(await buy(one, customer, [passLine(sailing)], { method: 'creditCard' }));
    const gone = await book();
    const started = await jump([waiting.id, gone.id]);
    await expire(gone.id);
    for (let cabin = 0; cabin < cabins; cabin += 1) await book();
    await payThere(started.no);
    await paidSoon(waiting.id);
    await refundedSoon(started.id, cabinPrice);
    expect(await order(waiting.id)).toMatchObject({ paid_sen: passPrice });
  });
});

describe('a gateway', () => {
  test('that is down leaves the order payable, and nothing was charged', async () => {
    const { id } = await book();
    gateway.mode = 'down';
    expect(await pay([id])).toMatchObject({ status: 502, reason: 'payment.gateway' });
    gateway.mode = 'up';
    await payThere((await jump([id])).no);
    await paidSoon(id);
  });

  test('whose answer was lost is known when it tells of the payment', async () => {
    const { id } = await book();
    gateway.mode = 'lost';
    expect((await pay([id])).reason).toBe('payment.gateway');
    gateway.mode = 'up';
    const [row] = await sql(
      one.databaseUrl,
      'select id::int, payment_no, provider_ref from payments where $1 = any(subject_ids)',
      [id],
    );
    expect(row?.['provider_ref']).toBeNull();
    await payThere(String(row?.['payment_no']));
    await paidSoon(id);
  });

  test('that never tells is asked, also right before the hold ends', async () => {
    const { id } = await book();
    const started = await jump([id]);
    gateway.decide(started.no, 'paid', new Date());
    one.setNow(new Date(Date.now() + 9 * 60_000 + 40_000));
    await paidSoon(id).finally(() => one.setNow(null));
    expect(await payment(started.id)).toMatchObject({ status: 'paid' });
  });

  test('that cannot send money back now is tried again; finance sees it and can try as well', async () => {
    const { id } = await book();
    const started = await jump([id]);
    await payThere(started.no);
    await paidSoon(id);
    gateway.mode = 'down';
    const { data } = await one.call(bookingCalls.listMyOrders, { body: { ids: [id] } }, { token: customer });
    const ticketIds = data.orders[0]?.tickets.map((ticket) => ticket.id) ?? [];
    const quote = await one.call(
      bookingCalls.quoteRefund,
      { params: { id }, body: { ticketIds } },
      { token: customer },
    );
    const body = { key: crypto.randomUUID(), ticketIds, shownBackSen: quote.data.backSen };
    const refund = (server: TestServer) =>
      server.call(bookingCalls.refundOrder, { params: { id }, body }, { token: customer });
    const [first, second] = await Promise.all([refund(one), refund(other)]);
    expect([first?.code, second?.code]).toEqual([200, 200]);
    expect(await taken()).toBe(0);
    const states = () =>
      sql(one.databaseUrl, 'select status, amount_sen::int from payment_refunds where payment_id = $1', [
        started.id,
      ]);
    expect(await states()).toEqual([{ status: 'requested', amount_sen: quote.data.backSen }]);
    gateway.mode = 'up';
    const detail = await one.call(
      paymentsCalls.paymentDetail,
      { params: { id: started.id } },
      { token: finance },
    );
    const refundId = detail.data.refunds[0]?.id ?? 0;
    await one.call(paymentsCalls.retryRefund, { params: { id: refundId } }, { token: finance });
    await vi.waitFor(
      async () => expect(await states()).toEqual([{ status: 'done', amount_sen: quote.data.backSen }]),
      soon,
    );
    expect(gateway.payments.get(started.no)?.refundedSen).toBe(quote.data.backSen);
  });
});

describe('out of the balance', () => {
  const recharge = async (amountSen: number) => {
    const [row] = await sql(one.databaseUrl, `select id::int from accounts where username = 'agent'`);
    const body = {
      key: crypto.randomUUID(),
      accountId: Number(row?.['id']),
      amountSen,
      method: 'cash' as const,
      remarks: '',
    };
    expect((await one.call(walletCalls.saveRecharge, { body }, { token: finance })).code).toBe(200);
  };

  test('an order is paid at once, and a balance that pays for one of two pays one, on two processes too', async () => {
    const agent = await one.login('agent');
    await recharge(cabinPrice);
    const orders = [await book(agent), await book(agent)];
    const answers = await Promise.all(
      orders.map(({ id }, turn) => pay([id], 'balance', turn === 0 ? one : other, agent)),
    );
    expect(answers.map((answer) => answer.reason ?? answer.data.state).toSorted()).toEqual([
      'booking.balanceShort',
      'paid',
    ]);
    const short = answers.find((answer) => answer.code !== 200);
    expect(short?.message).toBe(`Sorry, your agent's available balance is insufficient for settlement.`);
    const { data } = await one.call(walletCalls.ownWallet, {}, { token: agent });
    expect(data.balanceSen).toBe(0);
    expect(await checkLedger(one.gangway.platform.db)).toMatchObject({ problems: [] });
  });

  test('nothing is held for a balance that is too small, and all of several orders are paid or none', async () => {
    const agent = await one.login('agent');
    const before = await taken();
    const refused = await buy(one, agent, [cabinLine(sailing)], { method: 'balance' });
    expect(refused.lines[0]).toMatchObject({ ok: false, reason: 'booking.balanceShort' });
    expect(await taken()).toBe(before);
    await recharge(cabinPrice + 100);
    const orders = [await book(agent, 'balance'), await book(agent, 'balance')];
    const answer = await pay(
      orders.map(({ id }) => id),
      'balance',
      one,
      agent,
    );
    expect(answer.reason).toBe('booking.balanceShort');
    for (const { id } of orders) expect(await order(id)).toMatchObject({ status: 'unpaid' });
  });
});
