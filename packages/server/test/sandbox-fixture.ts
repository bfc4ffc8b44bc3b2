import { type SandboxGateway, startSandboxGateway } from '@gangway/sandbox-gateway/start-sandbox-gateway.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { PaymentProvider, PaymentRequest } from '../src/modules/payments/provider.ts';
import { createSandboxProvider } from '../src/modules/payments/sandbox/sandbox-provider.ts';
import { sandboxDatabase } from '../src/open-sandbox.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { sql } from './sql.ts';

export const signingSecret = 'a secret to sign with';
export const apiKey = 'a key to ask with';
// Fixed date: the clock of the gateway and of the shop starts at it.
export const noon = Date.parse('2026-12-01T04:00:00Z');

/** A payment as it was opened: its numbers and the page it is paid on. */
interface Opened {
  paymentNo: string;
  providerRef: string;
  page: string;
}

/** A gateway and a shop that hears of it, new for each test of a file; its clock moves only when told. */
export class SandboxFixture {
  database!: TestDatabase;
  gateway!: SandboxGateway;
  shop!: Receiver;
  now = noon;
  #count = 0;

  constructor() {
    beforeAll(async () => {
      this.database = await createTestDatabase();
    });
    afterAll(() => this.database.drop());
    beforeEach(async () => {
      this.now = noon;
      this.shop = await startReceiver();
      this.gateway = await this.start();
    });
    afterEach(async () => {
      await this.gateway.stop();
      await this.shop.stop();
      const tables = ['payments', 'refunds', 'callbacks'].map((name) => `sandbox_gateway.${name}`);
      await sql(this.database.url, `truncate ${tables.join()}`);
    });
  }

  start(port?: number): Promise<SandboxGateway> {
    const log = createLog('silent');
    return startSandboxGateway({
      database: sandboxDatabase(this.database.url, log),
      host: '127.0.0.1',
      port: port ?? 0,
      portChosen: port !== undefined,
      publicUrl: { hostname: '127.0.0.1' },
      apiKey,
      signingSecret,
      shopName: 'Gangway & Sons',
      log,
      clock: () => new Date(this.now),
      // Rounds happen when a test asks for one, so that nothing depends on how fast the machine is.
      pollMs: 3_600_000,
    });
  }

  get provider(): PaymentProvider {
    return createSandboxProvider({ url: this.gateway.url, apiKey, signingSecret });
  }

  request(more: Partial<PaymentRequest> = {}): PaymentRequest {
    this.#count += 1;
    return {
      paymentNo: `PY${this.#count}`,
      amountSen: 12_345,
      currency: 'MYR',
      method: 'bank',
      description: 'Two orders <script>alert(1)</script>',
      email: null,
      locale: 'en',
      returnUrl: 'https://shop.example.com/return?payment=7',
      notifyUrl: this.shop.url,
      expiresAt: new Date(this.now + 600_000),
      ...more,
    };
  }

  async open(more: Partial<PaymentRequest> = {}): Promise<Opened> {
    const wish = this.request(more);
    const { providerRef, jump } = await this.provider.create(wish);
    return { paymentNo: wish.paymentNo, providerRef, page: jump.url };
  }

  /** Sends the page's form as a browser would. */
  choose(page: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ method: 'bank', behaviour: 'now', ...fields });
    return fetch(page, { method: 'POST', body, redirect: 'manual' });
  }

  async pay(page: string, fields: Record<string, string> = {}): Promise<Response> {
    const answer = await this.choose(page, { decision: 'paid', ...fields });
    await this.gateway.deliver();
    return answer;
  }

  eventIds(): unknown[] {
    return this.shop.received.map(({ body }) => JSON.parse(body.toString()).id);
  }
}
