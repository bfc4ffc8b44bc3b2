import { randomUUID } from 'node:crypto';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newTickets } from '../src/modules/booking/new-tickets.ts';
import type { NewOrder } from '../src/modules/booking/new-order.ts';
import { takeTogether } from '../src/modules/booking/take-together.ts';
import { makeSailing, type SmallSailing } from './booking.ts';
import { catalogueMaker } from './catalogue.ts';
import { sampleOrder, samplePassenger } from './sample-order.ts';
import { shownNames } from './shown-names.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Two processes, a ship with two cabins, and for each test two sailings of its own. */
export class TakingFixture {
  one!: TestServer;
  other!: TestServer;
  ship!: SmallSailing;
  /** Somebody with a profile. */
  customer!: number;
  here!: number;
  there!: number;
  readonly #today = portDate(new Date());
  #days = 60;
  #guests = 0;
  /** Each order is somebody else's. */
  #buyers: number[] = [];
  #turn = 0;

  constructor() {
    beforeAll(async () => {
      const env = { PG_STATEMENT_TIMEOUT_SECONDS: '60', PG_CONNECT_TIMEOUT_SECONDS: '60' };
      this.one = await startTestServer({ env });
      this.other = await startTestServer({ databaseUrl: this.one.databaseUrl, env });
      this.ship = await makeSailing(this.one, {
        date: addDays(this.#today, this.#days),
        cabins: 2,
        passes: 1000,
      });
      const [row] = await this.ask(`select id::int from accounts where username = 'customer'`);
      this.customer = Number(row?.['id']);
      const rows = await this.ask(
        `insert into accounts (kind, username, name, password_hash)
         select 'customer', 'together' || n, '', '' from generate_series(1, 40) n returning id::int`,
      );
      this.#buyers = rows.map(({ id }) => Number(id));
    });
    beforeEach(async () => {
      this.here = await this.sail();
      this.there = await this.sail();
    });
    afterAll(async () => {
      await this.other.stop();
      await this.one.stop();
    });
  }

  ask(text: string, values: unknown[] = []) {
    return sql(this.one.databaseUrl, text, values);
  }

  async sail(): Promise<number> {
    const make = catalogueMaker(this.one, await this.one.login('editor'));
    const date = addDays(this.#today, (this.#days += 1));
    return make.sailing(this.ship.shipId, this.ship.routeId, date, 'day', { capacity: 5000 });
  }

  tickets(count: number): NewOrder['tickets'] {
    const { secrets } = this.one.gangway.platform;
    const people = Array.from({ length: count }, () => samplePassenger((this.#guests += 1)));
    return newTickets(secrets, people, 100 * count);
  }

  checkoutOf(accountId: number): NewOrder['checkout'] {
    return { accountId, key: randomUUID(), line: 0, fingerprint: '' };
  }

  /** Boarding passes for two. */
  passes(sailingId: number, more: Partial<NewOrder> = {}): NewOrder {
    const checkout = this.#nextCheckout();
    return sampleOrder({
      sailingId,
      roomTypeId: this.ship.passId,
      tickets: this.tickets(2),
      units: 2,
      checkout,
      ...more,
    });
  }

  /** A cabin for three. */
  cabin(sailingId: number, more: Partial<NewOrder> = {}): NewOrder {
    const names = { ...shownNames, roomTypeKind: 'cabin' as const };
    const checkout = this.#nextCheckout();
    return sampleOrder({
      sailingId,
      roomTypeId: this.ship.cabinId,
      tickets: this.tickets(3),
      names,
      bed: 'big',
      checkout,
      ...more,
    });
  }

  /** All at the same moment, each for itself. */
  takeAll(orders: readonly NewOrder[], server = this.one) {
    return Promise.all(orders.map((order) => takeTogether(server.gangway.platform, order, new Date())));
  }

  /** In how many statements orders were made: each is a transaction. */
  async statements(sailingIds: readonly number[]): Promise<number> {
    const [row] = await this.ask(
      'select count(distinct xmin::text)::int from orders where sailing_id = any($1::bigint[])',
      [sailingIds],
    );
    return Number(row?.['count']);
  }

  #nextCheckout(): NewOrder['checkout'] {
    this.#turn += 1;
    return this.checkoutOf(this.#buyers[this.#turn % this.#buyers.length] ?? 0);
  }
}
