import { randomUUID } from 'node:crypto';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refused, RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const last = `id = (select max(id) from room_cleanings where room_id = $1)`;

const card = async (token: string) => {
  const params = { shipId: ship.sailing.shipId };
  return (await ship.one.call(housekeepingCalls.roomOverview, { params }, { token })).data.rooms[0];
};
const undo = (more: object = {}, token = ship.cleaner) => {
  const input = { params: { id: ship.room() }, body: { id: randomUUID(), ...more } };
  return ship.one.call(housekeepingCalls.undoCleaned, input, { token });
};

describe('a room called clean by a slip of the finger', () => {
  let id: string;
  beforeEach(async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.checkOut(await ship.housed(orderId));
    await ship.work('startCleaning', ship.room());
    id = randomUUID();
    await ship.work('cleanDone', ship.room(), { id });
  });

  test('is being cleaned again by whoever was at it, and counts as cleaned for nobody', async () => {
    expect(await card(ship.cleaner)).toMatchObject({ status: 'available', undoUntil: expect.any(String) });
    const { data } = await undo();
    expect(data).toMatchObject({
      status: 'dirty',
      undoUntil: null,
      cleaning: { startedBy: 'Devi Krishnan', startedAt: expect.any(String) },
    });
    const params = { shipId: ship.sailing.shipId };
    const board = await ship.one.call(housekeepingCalls.turnover, { params }, { token: ship.desk });
    expect(board.data.cleaners).toEqual([]);
    const [entry] = await ship.ask(
      `select action, account_id is not null as named from audit_log where entity = 'room' order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'undoCleaned', named: true });
    expect(await ship.problems()).toEqual([]);
    expect((await ship.work('cleanDone', ship.room())).data.status).toBe('available');
  });

  test('does not become clean by the same wish sent again, nor by what a device tells of before', async () => {
    const wish = { id: randomUUID() };
    await undo(wish);
    expect((await undo(wish)).data.status).toBe('dirty');
    expect((await ship.work('cleanDone', ship.room(), { id })).data.status).toBe('dirty');
    await ship.ask(`update room_cleanings set dirty_at = now() - interval '1 hour' where room_id = $1`, [
      ship.room(),
    ]);
    expect(await ship.attempt(() => ship.work('cleanDone', ship.room(), { at: minutes(-1) }))).toMatchObject(
      refused('room.step'),
    );
    expect(await ship.attempt(() => ship.work('cleanDone', ship.room(), wish))).toMatchObject(
      refused('record.changed'),
    );
  });

  test('can be taken back by whoever cleaned it and by the desk, and by no other', async () => {
    await ship.ask(
      `update room_cleanings set done_by = (select id from accounts where username = 'finance') where ${last}`,
      [ship.room()],
    );
    expect((await card(ship.cleaner))?.undoUntil).toBeNull();
    expect(await ship.attempt(() => undo())).toMatchObject(refused('room.undoOther'));
    expect((await card(ship.desk))?.undoUntil).not.toBeNull();
    expect((await undo({}, ship.desk)).data.status).toBe('dirty');
  });

  test('can be for some minutes, by the time of the device where that was alone', async () => {
    await ship.ask(
      `update room_cleanings set dirty_at = now() - interval '2 hours', started_at = now() - interval '90 minutes',
              done_at = now() - interval '61 minutes' where ${last}`,
      [ship.room()],
    );
    expect((await card(ship.cleaner))?.undoUntil).toBeNull();
    expect(await ship.attempt(() => undo())).toMatchObject(refused('room.undoLate'));
    expect(await ship.attempt(() => undo({ at: minutes(-50) }))).toMatchObject(refused('room.undoLate'));
    expect((await undo({ at: minutes(-60) })).data.status).toBe('dirty');
  });

  test('cannot be the day after, whatever a device says', async () => {
    await ship.ask(
      `update room_cleanings set dirty_at = now() - interval '28 hours', started_at = now() - interval '27 hours',
              done_at = now() - interval '25 hours' where ${last}`,
      [ship.room()],
    );
    expect(await ship.attempt(() => undo({ at: minutes(-25 * 60 + 1) }))).toMatchObject(
      refused('room.undoLate'),
    );
  });

  test('cannot be once somebody is in it', async () => {
    const orderId = Number(
      (await ship.ask('select order_id from stays where room_id = $1', [ship.room()]))[0]?.['order_id'],
    );
    await ship.housed(orderId);
    expect(await ship.attempt(() => undo())).toMatchObject(refused('room.step'));
  });
});

test('a room nobody has cleaned has nothing to take back', async () => {
  expect(await ship.attempt(() => undo())).toMatchObject(refused('room.undoLate'));
});
