import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { RawMessage } from '../src/modules/payments/provider.ts';
import { buy, cabinLine, firstOrder, makeSailing, newCustomer, type SmallSailing } from './booking.ts';
import { catalogueMaker } from './catalogue.ts';
import { FakeGateway } from './fake-gateway.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

export const soon = { timeout: 60_000, interval: 50 };
export const cabins = 3;

/** Two processes with a gateway, a customer, and for each test a sailing of its own with few cabins. */
export class PayingFixture {
  readonly gateway = new FakeGateway();
  /** The port's day when the tests began: what sails is counted from it, also by a test that runs over midnight. */
  readonly today = portDate(new Date());
  one!: TestServer;
  other!: TestServer;
  sailing!: SmallSailing;
  customer!: string;
  finance!: string;
  #sailings = 0;

  constructor(daysAhead = 60) {
    beforeAll(async () => {
      this.one = await startTestServer({ provider: this.gateway });
      this.other = await startTestServer({ provider: this.gateway, databaseUrl: this.one.databaseUrl });
      this.customer = await newCustomer(this.one, 'payer');
      this.finance = await this.one.login('finance');
    });
    beforeEach(async () => {
      this.gateway.mode = 'up';
      this.#sailings += 1;
      const date = addDays(this.today, daysAhead);
      this.sailing = await makeSailing(this.one, { date, cabins, name: `S${this.#sailings}` });
    });
    afterAll(async () => {
      await this.other.stop();
      await this.one.stop();
    });
  }

  /** A session of the customer's at whatever time it is. */
  signIn() {
    return this.one.login('payer', 'secret-1');
  }

  async book(token = this.customer, method: PaymentMethod = 'creditCard') {
    return firstOrder(await buy(this.one, token, [cabinLine(this.sailing)], { method }));
  }

  pay(ids: number[], method: PaymentMethod = 'creditCard', server = this.one, token = this.customer) {
    return server.call(bookingCalls.payOrders, { body: { ids, method } }, { token });
  }

  /** Sends the customer to the gateway. */
  async jump(ids: number[], method: PaymentMethod = 'creditCard') {
    const { data, message } = await this.pay(ids, method);
    if (data?.state !== 'jump') throw new Error(message);
    const [row] = await this.ask('select payment_no from payments where id = $1', [data.paymentId]);
    return { id: data.paymentId, no: String(row?.['payment_no']) };
  }

  /** A message of the gateway reaches a process. */
  async hear({ headers, body }: RawMessage, server = this.one) {
    const response = await fetch(`${server.url}/prod-api/payment/notify/fake`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      body: new Uint8Array(body),
    });
    return { status: response.status, text: await response.text() };
  }

  /** The customer pays at the gateway, which tells. */
  payThere(no: string, amountSen?: number) {
    return this.hear(this.gateway.decide(no, 'paid', new Date(), amountSen));
  }

  /** An order that is paid by card. */
  async paid() {
    const { id } = await this.book();
    const started = await this.jump([id]);
    await this.payThere(started.no);
    await this.paidSoon(id);
    return { id, paymentId: started.id };
  }

  /** An order that is paid at the counter. */
  async paidInCash(lines: OrderLineInput[], token = this.customer) {
    const { id } = firstOrder(await buy(this.one, token, lines));
    await this.confirmCash(id);
    return id;
  }

  async confirmCash(id: number) {
    const token = await this.one.login('frontdesk');
    const body = { method: 'cash' as const, note: '' };
    await this.one.call(bookingCalls.confirmPaid, { params: { id }, body }, { token });
  }

  ask<T extends NonNullable<Row> = NonNullable<Row>>(query: string, values: unknown[] = []) {
    return sql<T>(this.one.databaseUrl, query, values);
  }

  async order(id: number) {
    const columns = 'status, paid_sen::int, refunded_sen::int, fee_sen::int, people, units, sailing_id::int';
    return (await this.ask(`select ${columns} from orders where id = $1`, [id]))[0];
  }

  async payment(id: number) {
    const columns = 'status, amount_sen::int, refunded_sen::int';
    return (await this.ask(`select ${columns} from payments where id = $1`, [id]))[0];
  }

  /** Cabins and passes taken on a sailing. */
  async taken(sailingId = this.sailing.sailingId) {
    const query =
      'select coalesce(sum(units_taken), 0)::int as units from sailing_units where sailing_id = $1';
    return (await this.ask(query, [sailingId]))[0]?.['units'];
  }

  /** The time of an order's hold runs out. */
  async expire(id: number) {
    await this.ask(`update place_holds set expires_at = now() - interval '1 second' where order_id = $1`, [
      id,
    ]);
    await until(() => this.order(id), 'status', 'canceled');
  }

  /** Another sailing of the same ship, on another day; nothing is sold there. */
  async another(daysAhead: number): Promise<SmallSailing> {
    const { shipId, routeId } = this.sailing;
    const make = catalogueMaker(this.one, await this.one.login('editor'));
    return {
      ...this.sailing,
      sailingId: await make.sailing(shipId, routeId, addDays(this.today, daysAhead)),
    };
  }

  /** Finance takes money for somebody's balance. */
  async recharge(amountSen: number, username = 'payer') {
    const [row] = await this.ask('select id::int from accounts where username = $1', [username]);
    const body = { key: randomUUID(), accountId: Number(row?.['id']), amountSen, method: 'cash' as const };
    const { code, message } = await this.one.call(
      walletCalls.saveRecharge,
      { body },
      { token: this.finance },
    );
    if (code !== 200) throw new Error(message);
  }

  /** Staff move a sailing, on which nobody has a place, to another day. */
  async moveSailing(date: string, id = this.sailing.sailingId) {
    const [row] = await this.ask('select slot from sailings where id = $1', [id]);
    const times =
      row?.['slot'] === 'night'
        ? { slot: 'night' as const, departure: '19:00', returning: '23:00' }
        : { slot: 'day' as const, departure: '09:00', returning: '17:00' };
    await this.#saveSailing({ id, date, ...times });
  }

  /** Staff have a sailing leave at another time of its day. */
  async retimeSailing(departure: string, id = this.sailing.sailingId) {
    const [row] = await this.ask('select date::text, slot from sailings where id = $1', [id]);
    const date = String(row?.['date']);
    const times =
      row?.['slot'] === 'night'
        ? { slot: 'night' as const, returning: '23:00' }
        : { slot: 'day' as const, returning: '17:00' };
    await this.#saveSailing({ id, date, departure, ...times });
  }

  async #saveSailing(times: {
    id: number;
    date: string;
    slot: 'day' | 'night';
    departure: string;
    returning: string;
  }) {
    const { shipId, routeId } = this.sailing;
    const body = { shipId, routeId, ...times };
    const token = await this.one.login('editor');
    const { code, message } = await this.one.call(sailingsCalls.saveSailing, { body }, { token });
    if (code !== 200) throw new Error(message);
  }

  refundedSoon(id: number, refundedSen: number) {
    return until(() => this.payment(id), 'refunded_sen', refundedSen);
  }

  paidSoon(id: number) {
    return this.statusSoon(id, 'paid');
  }

  statusSoon(id: number, status: string) {
    return until(() => this.order(id), 'status', status);
  }

  async ticketIds(orderId: number): Promise<number[]> {
    const rows = await this.ask(
      'select id::int from tickets where order_id = $1 and live order by position',
      [orderId],
    );
    return rows.map((row) => Number(row['id']));
  }
}

type Row = Record<string, unknown> | undefined;

function until(read: () => Promise<Row>, column: string, wanted: unknown): Promise<void> {
  return vi.waitFor(async () => {
    const row = await read();
    if (row?.[column] !== wanted)
      throw new Error(`${column} is ${String(row?.[column])}, not ${String(wanted)}`);
  }, soon);
}
