import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { freePort } from '../../test/free-port.ts';
import { type Receiver, startReceiver } from '../../test/receiver.ts';
import { sql } from '../../test/sql.ts';
import type { PaymentRequest } from '../modules/payments/provider.ts';
import { createSandboxProvider } from '../modules/payments/sandbox/sandbox-provider.ts';
import { createLog } from '../platform/log.ts';
import { type SandboxGateway, startSandboxGateway } from './start-sandbox-gateway.ts';

const signingSecret = 'a secret to sign with';
const apiKey = 'a key to ask with';
const noon = Date.parse('2026-12-01T04:00:00Z');

let database: TestDatabase;
let gateway: SandboxGateway;
let shop: Receiver;
let now: number;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = noon;
  shop = await startReceiver();
  gateway = await start();
});
afterEach(async () => {
  await gateway.stop();
  await shop.stop();
  await sql(
    database.url,
    'truncate sandbox_gateway.payments, sandbox_gateway.refunds, sandbox_gateway.callbacks',
  );
});

function start(more: { port?: number } = {}): Promise<SandboxGateway> {
  return startSandboxGateway({
    databaseUrl: database.url,
    host: '127.0.0.1',
    port: more.port ?? 0,
    portChosen: more.port !== undefined,
    publicUrl: { hostname: '127.0.0.1' },
    apiKey,
    signingSecret,
    shopName: 'Gangway & Sons',
    log: createLog('silent'),
    clock: () => new Date(now),
    // Rounds happen when a test asks for one, so that nothing depends on how fast the machine is.
    pollMs: 3_600_000,
  });
}

const provider = () => createSandboxProvider({ url: gateway.url, apiKey, signingSecret });

function request(more: Partial<PaymentRequest> = {}): PaymentRequest {
  count += 1;
  return {
    paymentNo: `PY${count}`,
    amountSen: 12_345,
    currency: 'MYR',
    method: 'bank',
    description: 'Two orders <script>alert(1)</script>',
    email: null,
    locale: 'en',
    returnUrl: 'https://shop.example.com/return?payment=7',
    notifyUrl: shop.url,
    expiresAt: new Date(now + 600_000),
    ...more,
  };
}

/** Opens a payment and gives its number, reference and page. */
async function open(more: Partial<PaymentRequest> = {}) {
  const wish = request(more);
  const { providerRef, jump } = await provider().create(wish);
  return { paymentNo: wish.paymentNo, providerRef, page: jump.url };
}

function choose(page: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ method: 'bank', behaviour: 'now', ...fields });
  return fetch(page, { method: 'POST', body, redirect: 'manual' });
}

async function pay(page: string, fields: Record<string, string> = {}): Promise<Response> {
  const answer = await choose(page, { decision: 'paid', ...fields });
  await gateway.deliver();
  return answer;
}

const eventIds = () => shop.received.map(({ body }) => JSON.parse(body.toString()).id);

describe('the page', () => {
  test('says what is paid to whom, in both languages, with nothing in it that came from outside', async () => {
    const { page, paymentNo } = await open();
    const answer = await fetch(page);
    const english = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://shop.example.com;",
    );
    for (const part of ['<html lang="en">', 'Gangway &amp; Sons', '123.45', paymentNo, '&lt;script&gt;'])
      expect(english).toContain(part);
    expect(english).toMatch(/value="bank" +checked/);
    expect(english).not.toMatch(/<script|<style|style=/);
    expect(await (await fetch(`${page}?lang=zh`)).text()).toContain('<html lang="zh-CN">');
    const { page: chinese } = await open({ locale: 'zh' });
    expect(await (await fetch(chinese)).text()).toContain('选择支付方式');
    expect((await fetch(new URL('/assets/page.css', page))).headers.get('content-type')).toMatch(
      /^text\/css/,
    );
  });

  test('of a payment nobody opened is not there', async () => {
    expect((await fetch(`${gateway.url}/pay/SBX-nothing`)).status).toBe(404);
    expect((await choose(`${gateway.url}/pay/SBX-nothing`, { decision: 'paid' })).status).toBe(404);
  });

  test('takes no decision it does not know', async () => {
    const payment = await open();
    expect((await pay(payment.page, { decision: 'stolen' })).headers.get('location')).toContain('/pay/');
    expect(await provider().query(payment)).toMatchObject({ state: 'pending' });
  });

  test('leads back to the shop, and the first decision stands', async () => {
    const payment = await open();
    const answer = await pay(payment.page, { decision: 'failed' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://shop.example.com/return?payment=7',
    ]);
    await pay(payment.page);
    expect(await provider().query(payment)).toMatchObject({ state: 'failed' });
    expect(shop.received).toHaveLength(1);
    expect(await (await fetch(payment.page)).text()).toContain('Not paid');
  });

  test('stays open half an hour at least, and what nobody paid by then is canceled', async () => {
    const payment = await open();
    now += 29 * 60_000;
    await gateway.deliver();
    expect(await provider().query(payment)).toMatchObject({ state: 'pending' });
    now += 60_000;
    await pay(payment.page);
    expect(await provider().query(payment)).toMatchObject({ state: 'canceled' });
    expect(shop.received).toHaveLength(1);
  });
});

describe('the shop hears', () => {
  test.each(['paid', 'failed', 'canceled'] as const)('at once that it was %s, signed', async (decision) => {
    const payment = await open();
    await pay(payment.page, { decision });
    const [message, ...more] = shop.received;
    if (!message) throw new Error('nothing came');
    expect(more).toEqual([]);
    const read = await provider().readMessage(message);
    expect(read.eventId).toMatch(/^evt_/);
    expect(read.news).toEqual({
      state: decision,
      paymentNo: payment.paymentNo,
      providerRef: payment.providerRef,
      amountSen: 12_345,
      currency: 'MYR',
    });
  });

  test('twice, with the same id', async () => {
    await pay((await open()).page, { behaviour: 'twice' });
    const [first, second, ...more] = eventIds();
    expect([first, more]).toEqual([second, []]);
  });

  test('later, when that was wished, also from a gateway that was started anew meanwhile', async () => {
    await pay((await open()).page, { behaviour: 'later', seconds: '90' });
    expect(shop.received).toEqual([]);
    await gateway.stop();
    gateway = await start();
    now += 89_000;
    await gateway.deliver();
    expect(shop.received).toEqual([]);
    now += 1000;
    await gateway.deliver();
    expect(shop.received).toHaveLength(1);
  });

  test('never, when that was wished; asked, the gateway knows', async () => {
    const payment = await open();
    await pay(payment.page, { behaviour: 'never' });
    now += 48 * 3_600_000;
    await gateway.deliver();
    expect(shop.received).toEqual([]);
    expect(await provider().query(payment)).toMatchObject({ state: 'paid' });
  });

  test('again and again, less and less often, until it says that it has heard', async () => {
    shop.answerWith(500);
    await pay((await open()).page);
    const seen: number[] = [];
    for (const seconds of [9, 1, 19, 1, 39, 1]) {
      now += seconds * 1000;
      await gateway.deliver();
      seen.push(shop.received.length);
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 4]);
    shop.answerWith(200);
    for (let round = 0; round < 30; round += 1) {
      now += 24 * 3_600_000;
      await gateway.deliver();
    }
    expect(shop.received).toHaveLength(5);
    expect(new Set(eventIds()).size).toBe(1);
  });

  test('no more after sixteen tries', async () => {
    shop.answerWith(500);
    await pay((await open()).page);
    for (let round = 0; round < 30; round += 1) {
      now += 24 * 3_600_000;
      await gateway.deliver();
    }
    expect(shop.received).toHaveLength(16);
  });
});

describe('a message is refused', () => {
  const body = Buffer.from(
    JSON.stringify({
      id: 'evt_1',
      type: 'payment.paid',
      paymentNo: 'PY1',
      reference: 'SBX-1',
      amountSen: 1,
      currency: 'MYR',
      state: 'paid',
    }),
  );
  const sign = (secret: string, signed = body) =>
    `t=1,v1=${createHmac('sha256', secret).update('1.').update(signed).digest('hex')}`;
  const read = (signature: string | undefined, bytes = body) =>
    provider().readMessage({ headers: { 'x-sandbox-signature': signature }, body: bytes });

  test('unless it is signed', async () => {
    // However old: what is late is not false.
    expect(await read(sign(signingSecret))).toMatchObject({ eventId: 'evt_1', news: { state: 'paid' } });
  });

  test.each([
    ['without a signature', undefined],
    ['with nonsense for one', 'nonsense'],
    ['signed by somebody else', sign('another secret')],
    ['signed for another moment', sign(signingSecret).replace('t=1,', 't=2,')],
  ])('%s', async (_, signature) => {
    await expect(read(signature)).rejects.toMatchObject({ reason: 'payment.signature' });
  });

  test('altered by one character', async () => {
    const altered = Buffer.from(body.toString().replace('"amountSen":1', '"amountSen":2'));
    await expect(read(sign(signingSecret), altered)).rejects.toMatchObject({ reason: 'payment.signature' });
  });
});

describe('asked by the shop, the gateway', () => {
  test('opens a payment once, whatever how often it is asked, and not under a number that is taken', async () => {
    const wish = request();
    const [one, two] = await Promise.all([provider().create(wish), provider().create(wish)]);
    expect(one).toEqual(two);
    await expect(provider().create({ ...wish, amountSen: 1 })).rejects.toThrow('409');
  });

  test('answers nobody without the key', async () => {
    const stranger = createSandboxProvider({ url: gateway.url, apiKey: 'another', signingSecret });
    await expect(stranger.create(request())).rejects.toThrow('401');
    await expect(stranger.query({ paymentNo: 'PY1', providerRef: '' })).rejects.toThrow('401');
  });

  test('sends money back once for a number, however many ask', async () => {
    const payment = await open();
    await pay(payment.page);
    const refund = { refundNo: 'RF1', ...payment, amountSen: 5000 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => provider().refund(refund)));
    expect(new Set(answers.map((answer) => answer.providerRef)).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: 'done', error: '' });
    expect(await sql(database.url, 'select refunded_sen from sandbox_gateway.payments')).toEqual([
      { refunded_sen: 5000 },
    ]);
  });

  test('never sends back more than came, however many ask at once', async () => {
    const payment = await open();
    await pay(payment.page);
    const asked = [1, 2, 3, 4].map((n) =>
      provider().refund({ refundNo: `RF2-${n}`, ...payment, amountSen: 5000 }),
    );
    const states = (await Promise.all(asked)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
    const rest = await provider().refund({ refundNo: 'RF2-rest', ...payment, amountSen: 2345 });
    expect(rest).toMatchObject({ state: 'done' });
  });

  test('sends nothing back of what was not paid', async () => {
    const refund = { refundNo: 'RF3', ...(await open()), amountSen: 1 };
    expect(await provider().refund(refund)).toMatchObject({
      state: 'failed',
      error: 'the payment is not paid',
    });
  });

  test('lists what was paid between two moments, all of it', async () => {
    await open();
    const paid: string[] = [];
    for (let n = 0; n < 103; n += 1) {
      const payment = await open();
      await choose(payment.page, { decision: 'paid', behaviour: 'never' });
      paid.push(payment.paymentNo);
    }
    now += 3_600_000;
    await pay((await open()).page);
    const listed = await provider().list(new Date(noon), new Date(now));
    expect(listed.map(({ paymentNo }) => paymentNo)).toEqual(paid);
    expect(listed[0]).toMatchObject({ state: 'paid', amountSen: 12_345, currency: 'MYR' });
  });

  test('cannot be asked when it is not there, or answers nonsense', async () => {
    const down = createSandboxProvider({
      url: `http://127.0.0.1:${await freePort()}`,
      apiKey,
      signingSecret,
    });
    await expect(down.create(request())).rejects.toThrow('fetch failed');
    const garbled = createSandboxProvider({ url: shop.url, apiKey, signingSecret });
    await expect(garbled.create(request())).rejects.toThrow(SyntaxError);
  });
});

describe('beside another process of the product', () => {
  test('one serves, and the other takes over when that one ends', async () => {
    const port = await freePort();
    const first = await start({ port });
    const second = await start({ port });
    expect(second.url).toBe(first.url);
    await first.stop();
    await expect
      .poll(
        () =>
          fetch(second.url).then(
            (answer) => answer.status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(404);
    await second.stop();
  });

  test('a port that a stranger holds is left to it', async () => {
    await expect(start({ port: shop.port })).rejects.toMatchObject({ name: 'PortTaken', port: shop.port });
  });
});
