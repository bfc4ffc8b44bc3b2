import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buy, makeSailing, passLine, type SmallSailing } from './booking.ts';
import { FakeGateway } from './fake-gateway.ts';
import { bookAsGuest } from './guests.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { mailsOf, orderLinkIn, untilOutboxIsEmpty } from './mailed-links.ts';
import { textOf } from './read-mail.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A server that sends mails, with a gateway, where people book without an account and come from where they say. */
export class GuestShop {
  readonly gateway = new FakeGateway();
  one!: TestServer;
  desk!: string;
  sailing!: SmallSailing;
  #mails!: MailServer;
  #guests = 0;

  constructor() {
    beforeAll(async () => {
      this.#mails = await startMailServer();
      this.one = await startTestServer({
        provider: this.gateway,
        env: {
          SMTP_URL: this.#mails.url,
          PUBLIC_URL: 'https://tickets.example.com',
          TRUST_PROXY: 'loopback',
        },
      });
      this.desk = await this.one.login('frontdesk');
      this.sailing = await makeSailing(this.one, { date: addDays(portDate(new Date()), 20) });
    });
    beforeEach(async () => {
      this.one.setNow(null);
      await this.ask('delete from try_counters');
    });
    afterAll(async () => {
      await this.one.stop();
      await this.#mails.stop();
    });
  }

  ask<T extends Record<string, unknown>>(query: string, values: unknown[] = []) {
    return sql<T>(this.one.databaseUrl, query, values);
  }

  /** A guest with an address of their own, and what they have booked in one go. */
  async book(lines = [passLine(this.sailing)]) {
    this.#guests += 1;
    const email = `buyer.${this.#guests}@example.com`;
    const session = await bookAsGuest(this.one, { email });
    return { email, session, orders: await this.more(session, lines) };
  }

  /** Orders somebody makes with the address of another, each in a session of its own. */
  async bookFor(email: string, count: number) {
    const orders = [];
    for (let index = 0; index < count; index += 1)
      orders.push(...(await this.more(await bookAsGuest(this.one, { email }))));
    return orders;
  }

  /** More orders under the same session, in a group of their own. */
  async more(session: string, lines = [passLine(this.sailing)]) {
    const { lines: answers } = await buy(this.one, session, lines);
    return answers.map((line) => {
      if (!line.ok) throw new Error(line.message);
      return line.order;
    });
  }

  async payAtDesk(id: number) {
    const body = { method: 'cash' as const };
    await this.one.call(bookingCalls.confirmPaid, { params: { id }, body }, { token: this.desk });
    await untilOutboxIsEmpty(this.one);
  }

  /** Opens a payment at the gateway. */
  async jump(session: string, ids: number[]) {
    const body = { ids, method: 'creditCard' as const };
    const { data, message } = await this.one.call(bookingCalls.payOrders, { body }, { token: session });
    if (data?.state !== 'jump') throw new Error(message);
    return data.paymentId;
  }

  /** The gateway tells that a payment was made there. */
  async hearPaid(paymentNo: string) {
    const { headers, body } = this.gateway.decide(paymentNo, 'paid', new Date());
    await fetch(`${this.one.url}/prod-api/payment/notify/fake`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      body: new Uint8Array(body),
    });
    await untilOutboxIsEmpty(this.one);
  }

  /** The mails to an address, the last one last. */
  async mails(email: string) {
    await untilOutboxIsEmpty(this.one);
    return mailsOf(this.#mails, email);
  }

  /** The links mailed to an address, the last one last. */
  async links(email: string): Promise<string[]> {
    const mails = await this.mails(email);
    return mails.filter((mail) => textOf(mail, 'text/plain').includes('#order=')).map(orderLinkIn);
  }

  async lastLink(email: string): Promise<string> {
    const link = (await this.links(email)).at(-1);
    if (!link) throw new Error('no link was mailed');
    return link;
  }

  askLink(orderNo: string, email: string, address = '203.0.113.1') {
    const headers = { 'x-forwarded-for': address };
    return this.one.call(bookingCalls.mailOrderLink, { body: { orderNo, email } }, { headers });
  }

  open(token: string, address = '203.0.113.1') {
    const headers = { 'x-forwarded-for': address };
    return this.one.call(bookingCalls.openOrderLink, { body: { token } }, { headers });
  }

  /** The token of a session by a link. */
  async opened(link: string) {
    const { data, message } = await this.open(link);
    if (!data) throw new Error(message);
    return data.token;
  }

  tickets(session: string, ids: number[]) {
    return this.one.call(bookingCalls.listMyOrders, { body: { ids } }, { token: session });
  }
}
