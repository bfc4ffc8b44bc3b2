import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandboxProvider } from '../src/modules/payments/sandbox/sandbox-provider.ts';
import { freePort } from './free-port.ts';
import { Held } from './held.ts';
import { apiKey, noon, SandboxFixture, signingSecret } from './sandbox-fixture.ts';
import { sql } from './sql.ts';

const sandbox = new SandboxFixture();

describe('asked by the shop, the gateway', () => {
  test('opens a payment once, whatever how often it is asked, and not under a number that is taken', async () => {
    const wish = sandbox.request();
    const [one, two] = await Promise.all([sandbox.provider.create(wish), sandbox.provider.create(wish)]);
    expect(one).toEqual(two);
    await expect(sandbox.provider.create({ ...wish, amountSen: 1 })).rejects.toThrow('409');
  });

  test('answers nobody without the key', async () => {
    const stranger = createSandboxProvider({ url: sandbox.gateway.url, apiKey: 'another', signingSecret });
    await expect(stranger.create(sandbox.request())).rejects.toThrow('401');
    await expect(stranger.query({ paymentNo: 'PY1', providerRef: '' })).rejects.toThrow('401');
  });

  test('sends money back once for a number, however many ask', async () => {
    const payment = await sandbox.open();
    await sandbox.pay(payment.page);
    const refund = { refundNo: 'RF1', ...payment, amountSen: 5000 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => sandbox.provider.refund(refund)));
    expect(new Set(answers.map((answer) => answer.providerRef)).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: 'done', error: '' });
    expect(await sql(sandbox.database.url, 'select refunded_sen from sandbox_gateway.payments')).toEqual([
      { refunded_sen: 5000 },
    ]);
  });

  test('never sends back more than came, however many ask at once', async () => {
    const payment = await sandbox.open();
    await sandbox.pay(payment.page);
    const asked = [1, 2, 3, 4].map((n) =>
      sandbox.provider.refund({ refundNo: `RF2-${n}`, ...payment, amountSen: 5000 }),
    );
    const states = (await Promise.all(asked)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
    const rest = await sandbox.provider.refund({ refundNo: 'RF2-rest', ...payment, amountSen: 2345 });
    expect(rest).toMatchObject({ state: 'done' });
  });

  test('sends nothing back of what was not paid', async () => {
    const refund = { refundNo: 'RF3', ...(await sandbox.open()), amountSen: 1 };
    expect(await sandbox.provider.refund(refund)).toMatchObject({
      state: 'failed',
      error: 'the payment is not paid',
    });
  });

  test('lives on when its connection is cut in the middle of sending money back', async () => {
    const payment = await sandbox.open();
    await sandbox.pay(payment.page);
    const uncaught = vi.fn<(error: Error) => void>();
    process.on('uncaughtExceptionMonitor', uncaught);
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', uncaught));
    const refund = { refundNo: 'RF4', ...payment, amountSen: 5000 };
    await using other = await Held.begin(sandbox.database.url);
    await other.do('select from sandbox_gateway.payments for update');
    const cut = sandbox.provider.refund(refund);
    const refusal = cut.catch((error: unknown) => error);
    await other.waitedFor(cut);
    await sql(
      sandbox.database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sandbox-gateway' and datname = current_database()`,
    );
    expect(await refusal).toMatchObject({ message: expect.stringContaining('500') });
    await other.commit();
    expect(await sandbox.provider.refund(refund)).toMatchObject({ state: 'done' });
    expect(uncaught).not.toHaveBeenCalled();
  });

  test('lists what was paid between two moments, all of it', async () => {
    await sandbox.open();
    const paid: string[] = [];
    for (let n = 0; n < 103; n += 1) {
      const payment = await sandbox.open();
      await sandbox.choose(payment.page, { decision: 'paid', behaviour: 'never' });
      paid.push(payment.paymentNo);
    }
    sandbox.now += 3_600_000;
    await sandbox.pay((await sandbox.open()).page);
    const listed = await sandbox.provider.list(new Date(noon), new Date(sandbox.now));
    expect(listed.map(({ paymentNo }) => paymentNo)).toEqual(paid);
    expect(listed[0]).toMatchObject({ state: 'paid', amountSen: 12_345, currency: 'MYR' });
  });

  test('cannot be asked when it is not there, or answers nonsense', async () => {
    const down = createSandboxProvider({
      url: `http://127.0.0.1:${await freePort()}`,
      apiKey,
      signingSecret,
    });
    await expect(down.create(sandbox.request())).rejects.toThrow('fetch failed');
    const garbled = createSandboxProvider({ url: sandbox.shop.url, apiKey, signingSecret });
    await expect(garbled.create(sandbox.request())).rejects.toThrow(SyntaxError);
  });
});

describe('beside another process of the product', () => {
  test('one serves, and the other takes over when that one ends', async () => {
    const port = await freePort();
    const first = await sandbox.start(port);
    const second = await sandbox.start(port);
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
    await expect(sandbox.start(sandbox.shop.port)).rejects.toMatchObject({
      name: 'PortTaken',
      port: sandbox.shop.port,
    });
  });
});
