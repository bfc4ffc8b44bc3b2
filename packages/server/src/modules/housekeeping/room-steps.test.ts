import { randomUUID } from 'node:crypto';
import {
  roomStatuses,
  roomStepNames,
  roomSteps,
  type RoomStatus,
} from '@gangway/contract/fleet/room-states.ts';
import { describe, expect, test } from 'vitest';
import { refused, RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** Brings the first room to a status by its steps; gives the stay that is or was there. */
async function bring(orderId: number, status: RoomStatus, isUsed: boolean): Promise<number> {
  if (isUsed && (status === 'available' || status === 'maintenance')) {
    await ship.checkOut(await ship.housed(orderId));
    if (status === 'available') await ship.work('cleanDone', ship.room());
  }
  if (status === 'maintenance') await ship.maintain(ship.room(), { acceptOversold: true });
  if (status === 'available' || status === 'maintenance') return 0;
  const stayId = await ship.housed(orderId);
  if (status === 'dirty') await ship.checkOut(stayId);
  return stayId;
}

describe.each(roomStatuses)('a room that is %s', (status) => {
  test.each(roomStepNames)('takes the step %s as the table says, or is left as it is', async (step) => {
    const { from, to }: { from: readonly RoomStatus[]; to: RoomStatus } = roomSteps[step];
    const guest = await ship.cabin();
    const first = await ship.cabin();
    await ship.board();
    // What is taken back was cleaned, and what comes back dirty was.
    const isUsed = step === 'undoCleaned' || step === 'endMaintenanceDirty';
    const stayId = await bring(first, status, isUsed);
    const roomId = ship.room();
    const take = {
      checkIn: () => ship.checkIn(guest),
      checkOut: () => ship.checkOut(stayId || 999_999_999),
      cleanDone: () => ship.work('cleanDone', roomId),
      undoCleaned: () => ship.work('undoCleaned', roomId),
      startMaintenance: () => ship.maintain(roomId, { acceptOversold: true }),
      endMaintenance: () => ship.work('endMaintenance', roomId),
      endMaintenanceDirty: () => ship.work('endMaintenance', roomId),
    }[step];
    const isTaken = from.includes(status);
    // A stay that is over is answered as it ended; where there was none, there is nothing to end.
    const isRepeated = step === 'checkOut' && status === 'dirty';
    const reasons: Record<string, string> = { checkIn: `checkIn.${status}`, checkOut: 'record.missing' };
    expect({ ...(await ship.attempt(take)), now: await ship.status() }).toMatchObject({
      reason: isTaken || isRepeated ? undefined : (reasons[step] ?? 'room.step'),
      changed: isTaken,
      problems: [],
      now: isTaken ? to : status,
    });
  });
});

/** A room that somebody has just left. */
async function leave(): Promise<void> {
  const orderId = await ship.cabin();
  await ship.board();
  await ship.checkOut(await ship.housed(orderId));
}

const cleanings = () =>
  ship.ask(
    `select started_at, done_at, dropped, done_by is not null as named from room_cleanings where room_id = $1 order by id`,
    [ship.room()],
  );

describe('cleaning', () => {
  test('is begun by one and done, and it is kept by whom and when', async () => {
    await leave();
    const begun = await ship.work('startCleaning', ship.room());
    expect(begun.data).toMatchObject({ status: 'dirty', cleaning: { startedBy: expect.any(String) } });
    const refusal = await ship.attempt(() => ship.work('startCleaning', ship.room()));
    expect(refusal).toMatchObject(refused('room.step'));
    expect(refusal.message).toContain('is being cleaned by somebody already');
    const done = await ship.work('cleanDone', ship.room());
    expect(done.data).toMatchObject({ status: 'available', cleaning: null });
    expect(await cleanings()).toMatchObject([{ dropped: false, named: true }]);
    expect(await ship.problems()).toEqual([]);
  });

  test('of an occupied room is refused, and so is a second one', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    for (const step of ['startCleaning', 'cleanDone'] as const)
      expect(await ship.attempt(() => ship.work(step, ship.room()))).toMatchObject(refused('room.step'));
    await ship.checkOut(stayId);
    await ship.work('cleanDone', ship.room());
    const refusal = await ship.attempt(() => ship.work('cleanDone', ship.room()));
    expect(refusal).toMatchObject(refused('room.step'));
    expect(refusal.message).toContain('Room 1 is clean and free');
  });

  test('told twice is done once, whatever happened since; its id is for nothing else', async () => {
    await leave();
    const [startId, doneId] = [randomUUID(), randomUUID()];
    for (let time = 1; time <= 2; time += 1)
      expect((await ship.work('startCleaning', ship.room(), { id: startId })).code).toBe(200);
    expect((await ship.work('cleanDone', ship.room(), { id: doneId })).code).toBe(200);
    await ship.maintain(ship.room(), { acceptOversold: true });
    const before = await ship.everything();
    expect((await ship.work('cleanDone', ship.room(), { id: doneId })).data.status).toBe('maintenance');
    expect(await ship.everything()).toEqual(before);
    expect(await ship.attempt(() => ship.work('cleanDone', ship.room(1), { id: doneId }))).toMatchObject(
      refused('record.changed'),
    );
    expect(await ship.attempt(() => ship.work('startCleaning', ship.room(), { id: doneId }))).toMatchObject(
      refused('record.changed'),
    );
    expect(await ship.attempt(() => ship.maintain(ship.room(1), { id: doneId }))).toMatchObject(
      refused('record.changed'),
    );
  });

  test('is of the time a device says, unless that cannot be', async () => {
    const told: [string, 'told' | 'now'][] = [
      [minutes(-2), 'told'],
      [minutes(5), 'now'],
      [minutes(-15), 'now'],
    ];
    const orderId = await ship.cabin();
    await ship.board();
    for (const [at, taken] of told) {
      await ship.checkOut(await ship.housed(orderId));
      await ship.ask(
        `update room_cleanings set dirty_at = now() - interval '10 minutes' where room_id = $1 and done_at is null`,
        [ship.room()],
      );
      // Nothing is left of the times before, which would make it one of those.
      await ship.ask('delete from room_cleanings where room_id = $1 and done_at is not null', [ship.room()]);
      const from = Date.now();
      expect((await ship.work('cleanDone', ship.room(), { at })).code).toBe(200);
      const [row] = await ship.ask(
        'select done_at from room_cleanings where room_id = $1 and done_at is not null',
        [ship.room()],
      );
      const done = new Date(String(row?.['done_at'])).getTime();
      const isTold = Math.abs(done - Date.parse(at)) < 1000;
      expect({ at, isTold, isNow: done > from - 1000 }).toEqual({
        at,
        isTold: taken === 'told',
        isNow: taken === 'now',
      });
    }
  });

  test('of a time before the room was lived in again is refused: it is dirty once more', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.checkOut(await ship.housed(orderId));
    await ship.ask(`update room_cleanings set dirty_at = now() - interval '3 hours' where room_id = $1`, [
      ship.room(),
    ]);
    await ship.work('cleanDone', ship.room(), { at: minutes(-170) });
    await ship.checkOut(await ship.housed(orderId));
    const late = { at: minutes(-160) };
    const refusal = await ship.attempt(() => ship.work('cleanDone', ship.room(), late));
    expect(refusal).toMatchObject(refused('room.step'));
    expect(refusal.message).toContain('has been used again since then');
    expect(await ship.attempt(() => ship.work('startCleaning', ship.room(), late))).toMatchObject(
      refused('room.step'),
    );
    const ancient = { at: '2000-01-01T00:00:00Z' };
    expect(await ship.attempt(() => ship.work('cleanDone', ship.room(), ancient))).toMatchObject(
      refused('room.step'),
    );
    expect((await ship.work('cleanDone', ship.room())).code).toBe(200);
  });
});

describe('maintenance', () => {
  test('says why, drops a cleaning that waited, and ends', async () => {
    await leave();
    await ship.work('startCleaning', ship.room());
    const out = await ship.maintain(ship.room(), { reason: 'Leak' });
    expect(out.data).toMatchObject({
      status: 'maintenance',
      cleaning: null,
      maintenance: { reason: 'Leak' },
    });
    expect(await cleanings()).toMatchObject([{ dropped: true, done_at: null }]);
    expect(out.data.maintenance?.isDirty).toBe(true);
    const back = await ship.work('endMaintenance', ship.room());
    expect(back.data).toMatchObject({ status: 'dirty', maintenance: null, cleaning: { startedAt: null } });
    expect(await cleanings()).toMatchObject([{ dropped: true }, { dropped: false, done_at: null }]);
    const served = await ship.ask(
      'select until is null as open from room_service where room_id = $1 order by since, until nulls last',
      [ship.room()],
    );
    expect(served).toEqual([{ open: false }, { open: true }]);
    expect(await ship.problems()).toEqual([]);
  });

  test('that leaves a sailing oversold is only for those who have seen it', async () => {
    for (let cabin = 1; cabin <= 3; cabin += 1) await ship.cabin();
    expect(await ship.attempt(() => ship.maintain(ship.room()))).toMatchObject(refused('room.oversold'));
    expect((await ship.maintain(ship.room(), { acceptOversold: true })).data.status).toBe('maintenance');
  });

  test('told twice is done once', async () => {
    const [startId, endId] = [randomUUID(), randomUUID()];
    for (let time = 1; time <= 2; time += 1)
      expect((await ship.maintain(ship.room(), { id: startId })).data.status).toBe('maintenance');
    expect(
      await ship.attempt(() => ship.maintain(ship.room(), { id: startId, reason: 'Roof' })),
    ).toMatchObject(refused('record.changed'));
    for (let time = 1; time <= 2; time += 1)
      expect((await ship.work('endMaintenance', ship.room(), { id: endId })).data.status).toBe('available');
    expect((await ship.maintain(ship.room(), { id: startId })).data.status).toBe('available');
    expect(await ship.ask('select from room_outages where room_id = $1', [ship.room()])).toHaveLength(1);
  });
});

test('a release that still writes the status with the whole room changes nothing of it, and lets nobody into a new one', async () => {
  const orderId = await ship.cabin();
  await ship.board();
  await ship.housed(orderId);
  const roomId = ship.room();
  await ship.ask(`update rooms set number = number, notes = 'Lamp', status = 'available' where id = $1`, [
    roomId,
  ]);
  expect(await ship.ask('select status, notes from rooms where id = $1', [roomId])).toEqual([
    { status: 'occupied', notes: 'Lamp' },
  ]);
  const made = await ship.ask(
    `insert into rooms (ship_id, room_type_id, number, floor, position, status, notes)
     select ship_id, room_type_id, 'OLD-1', floor, position, 'occupied', '' from rooms where id = $1 returning id, status`,
    [roomId],
  );
  expect(made).toMatchObject([{ status: 'dirty' }]);
  expect(await ship.work('cleanDone', Number(made[0]?.['id']))).toMatchObject({ code: 200 });
});
