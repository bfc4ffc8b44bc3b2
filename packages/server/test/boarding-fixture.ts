import { randomUUID } from 'node:crypto';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { LateScan, ScanAnswer } from '@gangway/contract/boarding/schemas.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { maxPassesPerOrder } from '@gangway/contract/booking/limits.ts';
import type { Ticket } from '@gangway/contract/booking/schemas.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { beforeEach, vi } from 'vitest';
import { makeSailing, passLine, somebody } from './booking.ts';
import { DeviceScans, type ReadItem } from './device-scans.ts';
import { PayingFixture, soon } from './paying-fixture.ts';
import type { TestServer } from './start-test-server.ts';

/** A ticket in somebody's hand: its code can be read. */
export type Paper = Ticket & { code: string };

/** A sailing of now that boards, with two processes. */
export class BoardingFixture extends PayingFixture {
  editor!: string;

  constructor() {
    super(60);
    beforeEach(async () => {
      this.editor = await this.one.login('editor');
    });
  }

  /** Brings the sailing near, as time would. Everything is bought before. */
  async board(status: Exclude<SailingStatus, 'cancelled'> = 'boarding'): Promise<void> {
    await this.ask(
      `update sailings set date = $2, sales_close_at = now(), departs_at = now() + interval '2 hours',
         returns_at = now() + interval '10 hours' where id = $1`,
      [this.sailing.sailingId, this.today],
    );
    const steps = ['boarding', 'ready', 'departed', 'returned'] as const;
    for (const step of steps.slice(0, steps.findIndex((one) => one === status) + 1)) await this.step(step);
  }

  step(status: Exclude<SailingStatus, 'cancelled'>) {
    const input = { params: { id: this.sailing.sailingId }, body: { status } };
    return this.one.call(sailingsCalls.stepSailing, input, { token: this.editor });
  }

  /** Until the news of every step has been delivered. */
  async followed(): Promise<void> {
    await vi.waitFor(async () => {
      const waiting = await this.ask(`select 1 from outbox where topic = 'sailing.stepped'`);
      if (waiting.length > 0) throw new Error('a step is still to be followed');
    }, soon);
  }

  /** Another ship on another day. */
  anotherSailing() {
    const name = `X${randomUUID().slice(0, 8).toUpperCase()}`;
    return makeSailing(this.one, { date: this.anotherDay, name });
  }

  get anotherDay(): string {
    return addDays(this.today, 80);
  }

  /** How many have passed, as a device is told. */
  async counts() {
    const device = await this.device();
    const { boarded, aboard, food, chip, disembarked } = (await device.manifest()).sailing.counts;
    return { boarded, aboard, food, chip, disembarked };
  }

  /** Paid passes: an order of as many as one can have, and another. */
  async papers(people: number, more: Parameters<typeof somebody>[0] = {}): Promise<Paper[]> {
    const passengers = Array.from({ length: Math.min(people, maxPassesPerOrder) }, () => somebody(more));
    const papers = await this.papersOf(await this.paidInCash([passLine(this.sailing, passengers)]));
    return people > maxPassesPerOrder
      ? [...papers, ...(await this.papers(people - maxPassesPerOrder, more))]
      : papers;
  }

  /** Staff cancel one ticket. */
  async refund(ticketId: number): Promise<void> {
    const [row] = await this.ask('select order_id::int as id from tickets where id = $1', [ticketId]);
    const input = {
      params: { id: Number(row?.['id']) },
      body: { key: randomUUID(), ticketIds: [ticketId], reason: 'Ill' },
    };
    const answer = await this.one.call(bookingCalls.refundOfficeOrder, input, { token: this.finance });
    if (answer.code !== 200) throw new Error(answer.message);
  }

  /** The ticket is for another sailing since, as after a change of date. */
  async moveTicket(ticketId: number, sailingId: number): Promise<void> {
    await this.ask(
      `set session_replication_role = replica; update tickets set sailing_id = ${sailingId} where id = ${ticketId}`,
    );
  }

  async papersOf(orderId: number): Promise<Paper[]> {
    const input = { body: { ids: [orderId] } };
    const { data } = await this.one.call(bookingCalls.listMyOrders, input, { token: this.customer });
    return (data.orders[0]?.tickets ?? []).map((ticket) => ({ ...ticket, code: ticket.code ?? '' }));
  }

  /** A device in the hand of somebody; `server` is the process it asks. */
  async device(as = 'editor', server: TestServer = this.one): Promise<TestDevice> {
    const token = await server.login(as);
    const device = new TestDevice(this.sailing.sailingId, server, token);
    await device.name(as);
    return device;
  }
}

export class TestDevice extends DeviceScans {
  accountName = '';
  readonly #server: TestServer;
  readonly #token: string;

  constructor(sailingId: number, server: TestServer, token: string) {
    super(sailingId);
    this.#server = server;
    this.#token = token;
  }

  async name(name: string): Promise<void> {
    await this.#server.call(
      boardingCalls.nameDevice,
      { body: { deviceId: this.id, secret: this.secret, name } },
      { token: this.#token },
    );
    const { data } = await this.#server.call(boardingCalls.scanSetup, {}, { token: this.#token });
    this.accountId = data.accountId;
    this.accountName = data.accountName;
  }

  /** Sends a scan as it stands; several at once are those of an order. */
  send(post: Post, items: readonly ReadItem[], more: object = {}) {
    const body = { ...this.body(post, items), ...more };
    return this.#server.call(boardingCalls.scan, { body }, { token: this.#token });
  }

  /** Scans what was read; gives what it was answered. */
  async scan(post: Post, text: string, more: object = {}): Promise<ScanAnswer> {
    const { data, message } = await this.send(post, [{ text }], more);
    const answer = data?.answers[0];
    if (!answer) throw new Error(message);
    return answer;
  }

  handOver(scans: LateScan[]) {
    return this.#server.call(
      boardingCalls.handOver,
      { body: { deviceId: this.id, scans } },
      { token: this.#token },
    );
  }

  undo(scanId: string, reason = 'Wrong person', id = randomUUID()) {
    return this.#server.call(
      boardingCalls.undoScan,
      { body: { id, scanId, reason } },
      { token: this.#token },
    );
  }

  share(wanted: number) {
    const input = { params: { id: this.sailingId }, body: { deviceId: this.id, wanted } };
    return this.#server.call(boardingCalls.takeShare, input, { token: this.#token });
  }

  async manifest() {
    const params = { id: this.sailingId };
    return (await this.#server.call(boardingCalls.manifest, { params }, { token: this.#token })).data;
  }
}
