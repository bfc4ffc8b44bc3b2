import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { PaymentRequest } from '../src/modules/payments/provider.ts';
import { SandboxFixture, signingSecret } from './sandbox-fixture.ts';

const sandbox = new SandboxFixture();

describe('the page', () => {
  test('says what is paid to whom, in both languages, with nothing in it that came from outside', async () => {
    const { page, paymentNo } = await sandbox.open();
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
    const { page: chinese } = await sandbox.open({ locale: 'zh' });
    expect(await (await fetch(chinese)).text()).toContain('选择支付方式');
    expect((await fetch(new URL('/assets/page.css', page))).headers.get('content-type')).toMatch(
      /^text\/css/,
    );
  });

  test('of a payment nobody opened is not there', async () => {
    expect((await fetch(`${sandbox.gateway.url}/pay/SBX-nothing`)).status).toBe(404);
    expect(
      (await sandbox.choose(`${sandbox.gateway.url}/pay/SBX-nothing`, { decision: 'paid' })).status,
    ).toBe(404);
  });

  test('takes no decision it does not know', async () => {
    const payment = await sandbox.open();
    expect((await sandbox.pay(payment.page, { decision: 'stolen' })).headers.get('location')).toContain(
      '/pay/',
    );
    expect(await sandbox.provider.query(payment)).toMatchObject({ state: 'pending' });
  });

  test('leads back to the shop, and the first decision stands', async () => {
    const payment = await sandbox.open();
    const answer = await sandbox.pay(payment.page, { decision: 'failed' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://shop.example.com/return?payment=7',
    ]);
    await sandbox.pay(payment.page);
    expect(await sandbox.provider.query(payment)).toMatchObject({ state: 'failed' });
    expect(sandbox.shop.received).toHaveLength(1);
    expect(await (await fetch(payment.page)).text()).toContain('Not paid');
  });

  test('leads back by the name of the machine one came from, and to nobody else’s', async () => {
    const returnUrl = 'http://localhost:8080/return?payment=7';
    const visit = async (more: Partial<PaymentRequest>, referer: string) => {
      const { page } = await sandbox.open(more);
      const opened = await fetch(page, { headers: { referer } });
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const decided = await fetch(page, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body: new URLSearchParams({ decision: 'failed', method: 'bank' }),
      });
      return [opened.headers.get('content-security-policy'), decided.headers.get('location')];
    };
    expect(await visit({ returnUrl }, 'http://127.0.0.1:8080/jump')).toEqual([
      expect.stringContaining("form-action 'self' http://127.0.0.1:8080;"),
      'http://127.0.0.1:8080/return?payment=7',
    ]);
    for (const stranger of ['http://evil.example:8080/', 'http://127.0.0.1:9999/', 'nonsense'])
      expect((await visit({ returnUrl }, stranger))[1]).toBe(returnUrl);
    expect((await visit({}, 'http://127.0.0.1/'))[1]).toBe('https://shop.example.com/return?payment=7');
  });

  test('stays open half an hour at least, and what nobody paid by then is cancelled', async () => {
    const payment = await sandbox.open();
    sandbox.now += 29 * 60_000;
    await sandbox.gateway.deliver();
    expect(await sandbox.provider.query(payment)).toMatchObject({ state: 'pending' });
    sandbox.now += 60_000;
    await sandbox.pay(payment.page);
    expect(await sandbox.provider.query(payment)).toMatchObject({ state: 'canceled' });
    expect(sandbox.shop.received).toHaveLength(1);
  });
});

describe('the shop hears', () => {
  test.each(['paid', 'failed', 'canceled'] as const)('at once that it was %s, signed', async (decision) => {
    const payment = await sandbox.open();
    await sandbox.pay(payment.page, { decision });
    const [message, ...more] = sandbox.shop.received;
    if (!message) throw new Error('nothing came');
    expect(more).toEqual([]);
    const read = await sandbox.provider.readMessage(message);
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
    await sandbox.pay((await sandbox.open()).page, { behaviour: 'twice' });
    const [first, second, ...more] = sandbox.eventIds();
    expect([first, more]).toEqual([second, []]);
  });

  test('later, when that was wished, also from a gateway that was started anew meanwhile', async () => {
    await sandbox.pay((await sandbox.open()).page, { behaviour: 'later', seconds: '90' });
    expect(sandbox.shop.received).toEqual([]);
    await sandbox.gateway.stop();
    sandbox.gateway = await sandbox.start();
    sandbox.now += 89_000;
    await sandbox.gateway.deliver();
    expect(sandbox.shop.received).toEqual([]);
    sandbox.now += 1000;
    await sandbox.gateway.deliver();
    expect(sandbox.shop.received).toHaveLength(1);
  });

  test('later, without anybody asking the gateway for a round', async () => {
    await sandbox.pay((await sandbox.open()).page, { behaviour: 'later', seconds: '2' });
    expect(sandbox.shop.received).toEqual([]);
    sandbox.now += 2000;
    await vi.waitFor(() => expect(sandbox.shop.received).toHaveLength(1), { timeout: 60_000, interval: 20 });
  });

  test('never, when that was wished; asked, the gateway knows', async () => {
    const payment = await sandbox.open();
    await sandbox.pay(payment.page, { behaviour: 'never' });
    sandbox.now += 48 * 3_600_000;
    await sandbox.gateway.deliver();
    expect(sandbox.shop.received).toEqual([]);
    expect(await sandbox.provider.query(payment)).toMatchObject({ state: 'paid' });
  });

  test('again and again, less and less often, until it says that it has heard', async () => {
    sandbox.shop.answerWith(500);
    await sandbox.pay((await sandbox.open()).page);
    const seen: number[] = [];
    for (const seconds of [9, 1, 19, 1, 39, 1]) {
      sandbox.now += seconds * 1000;
      await sandbox.gateway.deliver();
      seen.push(sandbox.shop.received.length);
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 4]);
    sandbox.shop.answerWith(200);
    for (let round = 0; round < 30; round += 1) {
      sandbox.now += 24 * 3_600_000;
      await sandbox.gateway.deliver();
    }
    expect(sandbox.shop.received).toHaveLength(5);
    expect(new Set(sandbox.eventIds()).size).toBe(1);
  });

  test('no more after sixteen tries', async () => {
    sandbox.shop.answerWith(500);
    await sandbox.pay((await sandbox.open()).page);
    for (let round = 0; round < 30; round += 1) {
      sandbox.now += 24 * 3_600_000;
      await sandbox.gateway.deliver();
    }
    expect(sandbox.shop.received).toHaveLength(16);
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
    sandbox.provider.readMessage({ headers: { 'x-sandbox-signature': signature }, body: bytes });

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

  test.each(['paid', '{', 'null', '{"id":""}'])('signed, but not a message: %s', async (text) => {
    const bytes = Buffer.from(text);
    await expect(read(sign(signingSecret, bytes), bytes)).rejects.toMatchObject({
      reason: 'request.unreadable',
    });
  });

  test('altered by one character', async () => {
    const altered = Buffer.from(body.toString().replace('"amountSen":1', '"amountSen":2'));
    await expect(read(sign(signingSecret), altered)).rejects.toMatchObject({ reason: 'payment.signature' });
  });
});
