import { randomUUID } from 'node:crypto';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { beforeEach } from 'vitest';
import { BoardingFixture } from './boarding-fixture.ts';
import { cabinLine, somebody } from './booking.ts';
import { catalogueMaker } from './catalogue.ts';
import type { TestAnswer } from './start-test-server.ts';
import { stayProblems } from './stay-invariants.ts';

/** A ship with three clean rooms, a sailing of now, a front desk and somebody who cleans; on two processes. */
export class RoomsFixture extends BoardingFixture {
  desk!: string;
  cleaner!: string;
  /** The rooms by their numbers: 1, 2, 3. */
  rooms: number[] = [];

  constructor() {
    super();
    beforeEach(async () => {
      this.desk = await this.one.login('frontdesk');
      this.cleaner = await this.one.login('housekeeping');
      this.rooms = await this.roomsOf(this.sailing.shipId);
    });
  }

  async roomsOf(shipId: number): Promise<number[]> {
    const rows = await this.ask('select id::int from rooms where ship_id = $1 order by number', [shipId]);
    return rows.map((row) => Number(row['id']));
  }

  /** A paid order of a cabin. */
  cabin(people = 1): Promise<number> {
    return this.paidInCash([
      cabinLine(
        this.sailing,
        Array.from({ length: people }, () => somebody()),
      ),
    ]);
  }

  /** Another type of room on the ship, with one room of it. */
  async anotherRoom(more: object = {}, shipId = this.sailing.shipId): Promise<number> {
    const make = catalogueMaker(this.one, this.editor);
    const typeId = await make.roomType(`T${randomUUID().slice(0, 8).toUpperCase()}`, more);
    await make.rooms(shipId, typeId, 90, 1);
    return (await this.roomsOf(shipId)).at(-1) ?? 0;
  }

  room(index = 0): number {
    return this.rooms[index] ?? 0;
  }

  /** The first guest comes, where nobody else is named. */
  async checkIn(orderId: number, roomId = this.room(), more: object = {}, server = this.one) {
    const [first = 1] = await this.ticketIds(orderId);
    const body = { id: randomUUID(), orderId, roomId, ticketIds: [first], ...more };
    return server.call(housekeepingCalls.checkIn, { body }, { token: this.desk });
  }

  /** Gives a room and the stay's id. */
  async housed(orderId: number, roomId = this.room(), more: object = {}): Promise<number> {
    const { data, message } = await this.checkIn(orderId, roomId, more);
    if (!data) throw new Error(message);
    return data.id;
  }

  move(stayId: number, roomId: number, more: object = {}, server = this.one) {
    const input = { params: { id: stayId }, body: { id: randomUUID(), roomId, reason: 'Noise', ...more } };
    return server.call(housekeepingCalls.moveStay, input, { token: this.desk });
  }

  checkOut(stayId: number, server = this.one) {
    return server.call(housekeepingCalls.checkOut, { params: { id: stayId } }, { token: this.desk });
  }

  addGuests(stayId: number, ticketIds: number[]) {
    const input = { params: { id: stayId }, body: { ticketIds } };
    return this.one.call(housekeepingCalls.addGuests, input, { token: this.desk });
  }

  checkOutSailing(sailingId = this.sailing.sailingId) {
    return this.one.call(
      housekeepingCalls.checkOutSailing,
      { params: { id: sailingId } },
      { token: this.desk },
    );
  }

  work(
    call: 'startCleaning' | 'cleanDone' | 'undoCleaned' | 'endMaintenance',
    roomId: number,
    more: object = {},
    server = this.one,
  ) {
    const input = { params: { id: roomId }, body: { id: randomUUID(), ...more } };
    return server.call(housekeepingCalls[call], input, { token: this.cleaner });
  }

  maintain(roomId: number, more: object = {}, server = this.one) {
    const input = { params: { id: roomId }, body: { id: randomUUID(), reason: 'Shower', ...more } };
    return server.call(housekeepingCalls.startMaintenance, input, { token: this.cleaner });
  }

  async status(roomId = this.room()): Promise<unknown> {
    return (await this.ask('select status from rooms where id = $1', [roomId]))[0]?.['status'];
  }

  async roomNumber(orderId: number): Promise<unknown> {
    return (await this.ask('select room_number from orders where id = $1', [orderId]))[0]?.['room_number'];
  }

  stays(orderId: number) {
    return this.ask(
      'select id::int, room_id::int, checked_out_at is null as open from stays where order_id = $1 order by id',
      [orderId],
    );
  }

  /** Everything rooms and stays are made of, and what was noted of them: to compare two moments. */
  async everything(): Promise<unknown> {
    const tables = ['rooms', 'stays', 'stay_guests', 'room_cleanings', 'room_outages', 'room_service'];
    const all = [
      ...tables.map((name) => `select '${name}' as name, t::text as row from ${name} t`),
      `select 'orders', order_no || ' ' || coalesce(room_number, 'none') from orders`,
      `select 'audit', t::text from audit_log t where entity = 'room'`,
    ];
    return this.ask(`${all.join(' union all ')} order by 1, 2`);
  }

  /** Tries something; says what it was answered, whether anything has changed, and what does not agree now. */
  async attempt(deed: () => Promise<TestAnswer<unknown>>) {
    const before = JSON.stringify(await this.everything());
    const { code, reason, message, fields } = await deed();
    const changed = JSON.stringify(await this.everything()) !== before;
    return { code, reason, message, fields, changed, problems: await this.problems() };
  }

  problems(): Promise<string[]> {
    return stayProblems(this.one.databaseUrl);
  }
}

/** What comes of an attempt that is refused: its reason is said, and nothing has changed. */
export function refused(reason: string) {
  return { reason, changed: false, problems: [] };
}
