import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll } from 'vitest';
import { firstOrder, makeSailing, passLine, type SmallSailing, somebody } from './booking.ts';
import { FakeGateway } from './fake-gateway.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Two processes, a front desk whose drawer is still shut, finance, and something to sell. */
export class DeskFixture {
  one!: TestServer;
  other!: TestServer;
  /** The front desk's. */
  token!: string;
  finance!: string;
  sailing!: SmallSailing;

  constructor() {
    beforeAll(async () => {
      const env = { RATE_LIMIT_PER_MINUTE: '1000000' };
      const shared = { env, provider: new FakeGateway(), drawers: 'closed' } as const;
      this.one = await startTestServer(shared);
      this.other = await startTestServer({ ...shared, databaseUrl: this.one.databaseUrl });
      this.token = await this.one.login('frontdesk');
      this.finance = await this.one.login('finance');
      this.sailing = await makeSailing(this.one, { date: addDays(portDate(new Date()), 100), passes: 300 });
    });
    afterAll(async () => {
      await this.other.stop();
      await this.one.stop();
    });
  }

  async own(token = this.token) {
    return (await this.one.call(paymentsCalls.ownDrawer, {}, { token })).data;
  }

  open(floatSen = 10_000, token = this.token, server = this.one) {
    return server.call(paymentsCalls.openDrawer, { body: { floatSen } }, { token });
  }

  close(id: number, countedSen: number, note = '', token = this.token, server = this.one) {
    const body = { countedSen, note };
    return server.call(paymentsCalls.closeDrawer, { params: { id }, body }, { token });
  }

  /** A drawer newly opened, whatever stood open before. */
  async fresh(floatSen = 10_000, token = this.token) {
    const before = await this.own(token);
    if (before) await this.close(before.id, before.expectedSen, '', token);
    return (await this.open(floatSen, token)).data;
  }

  /** Boarding passes sold at the counter, not paid yet. */
  async sell(accountId: number | null = null, people = [somebody()]) {
    const body = {
      key: randomUUID(),
      method: 'cash' as const,
      agreed: true as const,
      accountId,
      line: passLine(this.sailing, people),
    };
    const answer = await this.one.call(bookingCalls.counterSale, { body }, { token: this.token });
    return firstOrder(answer.data);
  }

  take(id: number, method: PaymentMethod = 'cash', slipNo = '', token = this.token, server = this.one) {
    return this.takeAs(id, { method, slipNo }, token, server);
  }

  takeAs(
    id: number,
    money: { method: PaymentMethod; slipNo: string; slipShared?: boolean },
    token = this.token,
    server = this.one,
  ) {
    const body = { ...money, note: '' };
    return server.call(bookingCalls.confirmPaid, { params: { id }, body }, { token });
  }

  async moneyOf(id: number) {
    return (await this.one.call(bookingCalls.orderMoney, { params: { id } }, { token: this.token })).data;
  }

  recharge(accountId: number, more: object = {}) {
    const body = { key: randomUUID(), accountId, amountSen: 5000, method: 'cash' as const, ...more };
    return this.one.call(walletCalls.saveRecharge, { body }, { token: this.token });
  }

  /** Cancels everybody of an order, nothing kept; gives the refund that waits to be handed out. */
  async giveBack(id: number): Promise<number> {
    const query = 'select id::int from tickets where order_id = $1 and live';
    const tickets = await sql(this.one.databaseUrl, query, [id]);
    const body = {
      key: randomUUID(),
      ticketIds: tickets.map((row) => Number(row['id'])),
      override: { feeSen: 0, reason: 'the engine' },
    };
    const options = { token: this.token };
    const answer = await this.one.call(bookingCalls.refundOfficeOrder, { params: { id }, body }, options);
    if (answer.code !== 200) throw new Error(answer.message);
    return (await this.moneyOf(id)).refunds.at(-1)?.parts[0]?.refundId ?? 0;
  }

  handOut(id: number, more: object = {}, server = this.one, token = this.token) {
    const body = { method: 'cash' as const, slipNo: '', ...more };
    return server.call(paymentsCalls.handOutRefund, { params: { id }, body }, { token });
  }
}
