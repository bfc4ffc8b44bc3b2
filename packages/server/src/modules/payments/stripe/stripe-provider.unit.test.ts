import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '../../../../test/stripe-stand-in.ts';
import type { PaymentProvider, PaymentRequest } from '../provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_for_tests';
const noon = new Date('2026-12-01T04:00:00Z');
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

let api: StripeStandIn;
let provider: PaymentProvider;
let now: () => Date;

beforeEach(async () => {
  api = await startStripeStandIn();
  now = () => new Date();
  provider = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase: api.url }, () => now());
});
afterEach(() => api.stop());

const request: PaymentRequest = {
  paymentNo: 'PY1',
  amountSen: 12_345,
  currency: 'MYR',
  method: 'bank',
  description: 'Two orders',
  email: 'lim@example.com',
  locale: 'zh',
  returnUrl: 'https://tickets.example.com/return?payment=7',
  notifyUrl: 'https://tickets.example.com/prod-api/payment/notify/stripe',
  expiresAt: noon,
};

/** Opens a session and lets what a customer and a bank do with it happen to it. */
async function opened(change: object = {}, more: Partial<PaymentRequest> = {}) {
  const wish = { ...request, ...more };
  const { providerRef } = await provider.create(wish);
  const session = api.sessions.find(({ id }) => id === providerRef);
  if (!session) throw new Error('no session');
  return { session: Object.assign(session, change), providerRef, paymentNo: wish.paymentNo };
}

const paid = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };

describe('a payment', () => {
  test('is a hosted page in ringgit for the one method, with our number on it', async () => {
    const { providerRef, jump } = await provider.create(request);
    expect({ providerRef, jump }).toEqual({
      providerRef: 'cs_test_1',
      jump: { url: 'https://checkout.stripe.com/c/pay/cs_test_1', method: 'GET', fields: {} },
    });
    const [sent] = api.requests;
    expect(sent).toMatchObject({ key: 'payment-PY1', auth: 'Bearer sk_test_1' });
    expect(sent?.fields).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'fpx',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'myr',
      'line_items[0][price_data][unit_amount]': '12345',
      'line_items[0][price_data][product_data][name]': 'Two orders',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: 'PY1',
      'metadata[paymentNo]': 'PY1',
      'payment_intent_data[description]': 'Two orders',
      'payment_intent_data[metadata][paymentNo]': 'PY1',
      locale: 'zh',
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      // Half an hour is the least Stripe takes.
      expires_at: String(seconds(noon) + 31 * 60),
      customer_email: 'lim@example.com',
    });
  });

  test('asked for again is the same one, in the same words', async () => {
    const answers = [await provider.create(request), await provider.create(request)];
    expect(answers[0]).toEqual(answers[1]);
    expect(api.requests[0]?.fields).toEqual(api.requests[1]?.fields);
    expect(api.sessions).toHaveLength(1);
  });

  test.each([
    ['creditCard', 'card'],
    ['bank', 'fpx'],
    ['online', 'grabpay'],
    ['alipay', 'alipay'],
  ] as const)('by %s goes by %s', async (method, type) => {
    expect(provider.methods).toContain(method);
    await provider.create({ ...request, method, email: null });
    expect(api.requests[0]?.fields).toMatchObject({ 'allowed_payment_method_types[0]': type });
    expect(api.requests[0]?.fields).not.toHaveProperty('customer_email');
  });

  test('by WeChat Pay is not offered', async () => {
    expect(provider.methods).not.toContain('wechat');
    await expect(provider.create({ ...request, method: 'wechat' })).rejects.toThrow('wechat');
    expect(api.requests).toEqual([]);
  });

  test('cannot be opened while Stripe fails', async () => {
    api.failWith(500);
    await expect(provider.create(request)).rejects.toThrow('not now');
  });

  test.each([
    ['open and not paid', { status: 'open' }, 'pending'],
    ['paid', paid, 'paid'],
    ['expired', { status: 'expired' }, 'canceled'],
    ['with a bank', { status: 'complete', payment_intent: { status: 'processing' } }, 'pending'],
    [
      'refused by a bank',
      { status: 'complete', payment_intent: { status: 'requires_payment_method' } },
      'failed',
    ],
  ])('%s is told so when asked', async (_, change, state) => {
    const { providerRef } = await opened(change);
    expect(await provider.query({ paymentNo: 'PY1', providerRef })).toEqual({
      state,
      paymentNo: 'PY1',
      providerRef,
      amountSen: 12_345,
      currency: 'MYR',
    });
  });

  test('nobody opened cannot be asked about', async () => {
    await expect(provider.query({ paymentNo: 'PY1', providerRef: 'cs_none' })).rejects.toThrow('No such');
  });
});

describe('a message', () => {
  const payloadOf = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const read = (payload: string, signature: string) =>
    provider.readMessage({ headers: { 'stripe-signature': signature }, body: Buffer.from(payload) });
  const sign = (payload: string, secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret });

  test.each([
    ['checkout.session.completed', paid, 'paid'],
    ['checkout.session.completed', { status: 'complete', payment_intent: 'pi_1' }, 'pending'],
    ['checkout.session.async_payment_succeeded', paid, 'paid'],
    ['checkout.session.async_payment_failed', { status: 'complete', payment_intent: 'pi_1' }, 'failed'],
    ['checkout.session.expired', { status: 'expired' }, 'canceled'],
  ])('%s is read as news', async (type, change, state) => {
    const { session, providerRef } = await opened(change);
    const payload = payloadOf(type, session);
    expect(await read(payload, sign(payload))).toEqual({
      eventId: 'evt_1',
      answer: 'OK',
      news: { state, paymentNo: 'PY1', providerRef, amountSen: 12_345, currency: 'MYR' },
    });
  });

  test.each([
    ['charge.refunded', { id: 'ch_1', object: 'charge' }],
    ['checkout.session.completed', { id: 'cs_of_others', object: 'checkout.session', metadata: {} }],
  ])('%s that does not concern us is taken and left at that', async (type, object) => {
    const payload = payloadOf(type, object);
    expect(await read(payload, sign(payload))).toEqual({ eventId: 'evt_1', answer: 'OK', news: null });
  });

  test('is as old as our own clock says, whatever the clock of the machine says', async () => {
    const payload = payloadOf('charge.refunded', { id: 'ch_1', object: 'charge' });
    const aheadMs = 12 * 60_000;
    const timestamp = seconds(new Date(Date.now() - aheadMs));
    const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    await expect(read(payload, signed)).rejects.toMatchObject({ reason: 'payment.signature' });
    now = () => new Date(Date.now() - aheadMs);
    expect(await read(payload, signed)).toMatchObject({ eventId: 'evt_1' });
  });

  test('forged, altered or unsigned is refused', async () => {
    const payload = payloadOf('checkout.session.completed', (await opened(paid)).session);
    const refused = { reason: 'payment.signature' };
    await expect(read(payload, sign(payload, 'whsec_another'))).rejects.toMatchObject(refused);
    await expect(read(payload.replace('12345', '12346'), sign(payload))).rejects.toMatchObject(refused);
    await expect(read(payload, '')).rejects.toMatchObject(refused);
    await expect(provider.readMessage({ headers: {}, body: Buffer.from(payload) })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('a refund', () => {
  async function refund(change: object = paid) {
    const { providerRef } = await opened(change);
    return () => provider.refund({ refundNo: 'RF1', paymentNo: 'PY1', providerRef, amountSen: 5000 });
  }

  test.each([
    ['succeeded', 'done', ''],
    ['pending', 'sent', ''],
    ['requires_action', 'sent', ''],
    ['failed', 'failed', 'expired_or_canceled_card'],
  ])('that is %s there is %s here', async (status, state, error) => {
    const send = await refund();
    api.refundsBecome(status, error || undefined);
    expect(await send()).toEqual({ state, providerRef: 're_1', error });
    expect(api.requests.at(-1)).toMatchObject({
      key: 'refund-RF1-0',
      fields: { payment_intent: 'pi_1', amount: '5000', 'metadata[refundNo]': 'RF1' },
    });
  });

  test('asked for again is the same one, also when Stripe has forgotten the key', async () => {
    const send = await refund();
    const first = await send();
    api.forgetKeys();
    expect(await send()).toEqual(first);
    expect(api.refunds).toHaveLength(1);
  });

  test('under way is followed by asking again', async () => {
    const send = await refund();
    api.refundsBecome('pending');
    expect(await send()).toMatchObject({ state: 'sent' });
    Object.assign(api.refunds[0] ?? {}, { status: 'succeeded' });
    expect(await send()).toMatchObject({ state: 'done', providerRef: 're_1' });
  });

  test('that failed is tried anew, and found behind others', async () => {
    const send = await refund();
    const other = { object: 'refund', created: 1, payment_intent: 'pi_1', status: 'succeeded' };
    for (const n of [7, 8, 9])
      api.refunds.push({ ...other, id: `re_x${n}`, metadata: { refundNo: `RF${n}` } });
    api.refundsBecome('failed');
    await send();
    api.refundsBecome('succeeded');
    expect(await send()).toMatchObject({ state: 'done' });
    expect(await send()).toMatchObject({ state: 'done' });
    expect(api.refunds.filter((one) => one['amount'] === 5000)).toHaveLength(2);
  });

  test('of what was not paid fails, and one that Stripe cannot take now is tried later', async () => {
    expect(await (await refund({}))()).toEqual({ state: 'failed', providerRef: null, error: 'not paid' });
    const gone = provider.refund({ refundNo: 'RF2', paymentNo: 'PY9', providerRef: 'cs_none', amountSen: 1 });
    expect(await gone).toMatchObject({ state: 'failed', error: expect.stringContaining('No such') });
    const send = await refund();
    api.failWith(503);
    await expect(send()).rejects.toThrow('not now');
  });
});

test('the list is of ours that were paid between two moments, over all pages', async () => {
  const end = new Date(noon.getTime() + 3_600_000);
  const charged = (at: number) => ({
    ...paid,
    created: at - 60,
    payment_intent: { id: 'pi_1', created: at - 60, latest_charge: { created: at } },
  });
  const moments = { PY1: 0, PY2: 10, PY3: 3599, PY4: 3600, PY5: -1 };
  for (const [paymentNo, after] of Object.entries(moments))
    await opened(charged(seconds(noon) + after), { paymentNo });
  await opened({ ...charged(seconds(noon)), payment_status: 'unpaid' }, { paymentNo: 'PY6' });
  await opened({ ...charged(seconds(noon)), metadata: {} }, { paymentNo: 'PY7' });

  const listed = await provider.list(noon, end);
  expect(listed.map(({ paymentNo }) => paymentNo)).toEqual(['PY1', 'PY2', 'PY3']);
  expect(listed[0]).toEqual({
    state: 'paid',
    paymentNo: 'PY1',
    providerRef: 'cs_test_1',
    amountSen: 12_345,
    currency: 'MYR',
  });
});
