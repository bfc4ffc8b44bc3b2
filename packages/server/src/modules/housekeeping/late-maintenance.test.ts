import { describe, expect, test } from 'vitest';
import { refused, RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const outage = async () =>
  (
    await ship.ask(
      `select round(extract(epoch from now() - since) / 60)::int as since, round(extract(epoch from now() - until) / 60)::int as until
         from room_outages where room_id = $1 order by id desc limit 1`,
      [ship.room()],
    )
  )[0];

describe('maintenance that a device tells of later', () => {
  test('that began after a device put the room back into service goes on', async () => {
    const roomId = ship.room();
    await ship.maintain(roomId);
    await ship.ask(`update room_outages set since = now() - interval '3 hours' where room_id = $1`, [roomId]);
    await ship.work('endMaintenance', roomId, { at: minutes(-120) });
    await ship.maintain(roomId, { reason: 'Leak' });
    const late = { at: minutes(-110) };
    const refusal = await ship.attempt(() => ship.work('endMaintenance', roomId, late));
    expect(refusal).toMatchObject(refused('room.step'));
    expect(refusal.message).toContain('has been used again since then');
    expect(await ship.status()).toBe('maintenance');
    // Who ends it now, or says so of a time after it began, does.
    await ship.ask(
      `update room_outages set since = now() - interval '1 hour' where room_id = $1 and until is null`,
      [roomId],
    );
    expect((await ship.work('endMaintenance', roomId, { at: minutes(-30) })).data.status).toBe('available');
    expect(await ship.problems()).toEqual([]);
  });

  test('began and ended when it says', async () => {
    await ship.maintain(ship.room(), { at: minutes(-30) });
    expect(await outage()).toMatchObject({ since: 30 });
    expect((await ship.work('endMaintenance', ship.room(), { at: minutes(-10) })).code).toBe(200);
    expect(await outage()).toEqual({ since: 30, until: 10 });
    expect(await ship.problems()).toEqual([]);
  });

  test('did not end before it began, also where there was none before', async () => {
    await ship.maintain(ship.room(), { at: minutes(-30) });
    const refusal = await ship.attempt(() => ship.work('endMaintenance', ship.room(), { at: minutes(-40) }));
    expect(refusal).toMatchObject(refused('room.step'));
    expect(await ship.status()).toBe('maintenance');
  });

  test('did not begin before somebody lived in the room since, nor ahead of now', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.checkOut(await ship.housed(orderId));
    const early = await ship.attempt(() => ship.maintain(ship.room(), { at: minutes(-5) }));
    expect(early).toMatchObject(refused('room.step'));
    expect(early.message).toContain('has been used again since then');
    expect((await ship.maintain(ship.room(), { at: minutes(60) })).code).toBe(200);
    expect(await outage()).toMatchObject({ since: 0 });
  });
});

describe('a room that waited to be cleaned when it was taken out of service', () => {
  test('waits again when it is back, for the sailing whose guests left it', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    await ship.checkOut(stayId);
    const out = await ship.maintain(ship.room());
    expect(out.data.maintenance).toMatchObject({ isDirty: true });
    const back = await ship.work('endMaintenance', ship.room());
    expect(back.data).toMatchObject({ status: 'dirty', cleaning: { startedAt: null } });
    const cleanings = await ship.ask(
      'select stay_id::int, dropped from room_cleanings where room_id = $1 order by id',
      [ship.room()],
    );
    expect(cleanings).toEqual([
      { stay_id: stayId, dropped: true },
      { stay_id: stayId, dropped: false },
    ]);
    expect(await ship.problems()).toEqual([]);
    expect((await ship.work('cleanDone', ship.room())).data.status).toBe('available');
  });

  test('is clean when it is back, where it was', async () => {
    expect((await ship.maintain(ship.room())).data.maintenance).toMatchObject({ isDirty: false });
    expect((await ship.work('endMaintenance', ship.room())).data.status).toBe('available');
  });
});
