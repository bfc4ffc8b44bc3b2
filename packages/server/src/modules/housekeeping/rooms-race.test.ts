import { describe, expect, test, vi } from 'vitest';
import { Held } from '../../../test/held.ts';
import { soon } from '../../../test/paying-fixture.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

interface Answer {
  code: number;
  reason: string | undefined;
}

/**
 * All at the same moment, on two processes: another transaction holds the rows until every one of them waits, so they really
 * meet. Gives what became of them, sorted: `done`, or the reason of the refusal.
 */
async function meet(rows: string, ...deeds: (() => Promise<Answer>)[]): Promise<string[]> {
  await using held = await Held.begin(ship.one.databaseUrl);
  await held.do(`select from ${rows} for update`);
  const asked = Promise.all(deeds.map((deed) => deed()));
  await vi.waitFor(async () => {
    const waiting = await ship.ask(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(deeds.length);
  }, soon);
  await held.commit();
  const answers = await asked;
  expect(await ship.problems()).toEqual([]);
  return answers.map(({ code, reason }) => (code === 200 ? 'done' : (reason ?? ''))).toSorted();
}

const atRoom = (index = 0) => `rooms where id = ${ship.room(index)}`;
const deadlocks = async () =>
  (
    await ship.ask('select deadlocks::int as count from pg_stat_database where datname = current_database()')
  )[0];

describe('two desks at once', () => {
  test('give one room to one of two orders', async () => {
    const [first, second] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const reasons = await meet(
      atRoom(),
      () => ship.checkIn(first),
      () => ship.checkIn(second, ship.room(), {}, ship.other),
    );
    expect(reasons).toEqual(['checkIn.occupied', 'done']);
    expect([...(await ship.stays(first)), ...(await ship.stays(second))]).toHaveLength(1);
  });

  test('give two rooms to two orders, both of them: nothing else was in the way', async () => {
    const [first, second] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const reasons = await meet(
      `rooms where id in (${ship.room()}, ${ship.room(1)})`,
      () => ship.checkIn(first),
      () => ship.checkIn(second, ship.room(1), {}, ship.other),
    );
    expect(reasons).toEqual(['done', 'done']);
  });

  test('give one order one of two rooms', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const reasons = await meet(
      `orders where id = ${orderId}`,
      () => ship.checkIn(orderId),
      () => ship.checkIn(orderId, ship.room(1), {}, ship.other),
    );
    expect(reasons).toEqual(['checkIn.alreadyIn', 'done']);
    expect(await ship.stays(orderId)).toHaveLength(1);
  });

  test('swap two orders: neither room is free, and nobody waits for ever', async () => {
    const [first, second] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const [one, two] = [await ship.housed(first), await ship.housed(second, ship.room(1))];
    const before = await deadlocks();
    const reasons = await meet(
      atRoom(),
      () => ship.move(one, ship.room(1)),
      () => ship.move(two, ship.room(), {}, ship.other),
    );
    expect(reasons).toEqual(['checkIn.occupied', 'checkIn.occupied']);
    expect(await deadlocks()).toEqual(before);
  });

  test('move two orders into the same room: one gets it', async () => {
    const [first, second] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const [one, two] = [await ship.housed(first), await ship.housed(second, ship.room(1))];
    const reasons = await meet(
      atRoom(2),
      () => ship.move(one, ship.room(2)),
      () => ship.move(two, ship.room(2), {}, ship.other),
    );
    expect(reasons).toEqual(['checkIn.occupied', 'done']);
  });

  test('check out and move the same order: it leaves, or it moves and leaves nothing behind', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    const reasons = await meet(
      `orders where id = ${orderId}`,
      () => ship.checkOut(stayId),
      () => ship.move(stayId, ship.room(1), {}, ship.other),
    );
    const stays = await ship.stays(orderId);
    const open = stays.filter((stay) => stay['open']).length;
    expect([reasons, stays.length, open]).toEqual(
      reasons[1] === 'done' ? [['done', 'done'], 2, 1] : [['done', 'stay.over'], 1, 0],
    );
  });

  test('check the same order out: it ends once', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    const reasons = await meet(
      atRoom(),
      () => ship.checkOut(stayId),
      () => ship.checkOut(stayId, ship.other),
    );
    expect(reasons).toEqual(['done', 'done']);
    expect(await ship.ask('select from room_cleanings where room_id = $1', [ship.room()])).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  test('one of two who cleaned a room has cleaned it', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.checkOut(await ship.housed(orderId));
    const reasons = await meet(
      atRoom(),
      () => ship.work('cleanDone', ship.room()),
      () => ship.work('cleanDone', ship.room(), {}, ship.other),
    );
    expect(reasons).toEqual(['done', 'room.step']);
  });

  test('a room is given, or taken out of service', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const reasons = await meet(
      atRoom(),
      () => ship.checkIn(orderId),
      () => ship.maintain(ship.room(), {}, ship.other),
    );
    const isGiven = (await ship.status()) === 'occupied';
    expect(reasons).toEqual(isGiven ? ['done', 'room.step'] : ['checkIn.maintenance', 'done']);
  });

  test('an order is refunded and given a room: whichever is first, nobody stays in it', async () => {
    const orderId = await ship.cabin();
    const [ticketId = 0] = await ship.ticketIds(orderId);
    await ship.board();
    const reasons = await meet(
      `orders where id = ${orderId}`,
      () => ship.checkIn(orderId),
      async () => {
        await ship.refund(ticketId);
        return { code: 200, reason: undefined };
      },
    );
    expect(['done', 'checkIn.refunded']).toContain(reasons[0]);
    await expect
      .poll(async () => (await ship.stays(orderId)).filter((stay) => stay['open']).length, {
        timeout: 60_000,
      })
      .toBe(0);
    expect(await ship.problems()).toEqual([]);
  });
});

describe('beneath the steps, the database itself', () => {
  test('lets no two orders into one room at a time, and no order into two', async () => {
    const [first, second] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    await ship.housed(first);
    const put = (orderId: number, roomId: number, from: string) =>
      ship.ask(
        `insert into stays (wish_id, order_id, sailing_id, room_id, checked_in_at)
         values (gen_random_uuid(), $1, $2, $3, now() + $4::interval)`,
        [orderId, ship.sailing.sailingId, roomId, from],
      );
    await expect(put(second, ship.room(), '1 hour')).rejects.toMatchObject({ constraint: 'stays_room_once' });
    await expect(put(first, ship.room(1), '1 hour')).rejects.toMatchObject({
      constraint: 'stays_order_once',
    });
    // The positive control: what nobody is in can be had.
    await put(second, ship.room(1), '0');
  });
});
