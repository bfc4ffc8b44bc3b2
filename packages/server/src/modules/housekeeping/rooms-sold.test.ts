import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { cabinLine } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { Held } from '../../../test/held.ts';
import { soon } from '../../../test/paying-fixture.ts';
import { refused, RoomsFixture } from '../../../test/rooms-fixture.ts';
import { upload } from '../../../test/upload.ts';
import { withoutRoomsCheck } from '../../../test/without-rooms-check.ts';

const ship = new RoomsFixture();

/** The first room as the form holds it. */
async function form() {
  const [row] = await ship.ask(
    `select id::int, number, ship_id::int as "shipId", room_type_id::int as "roomTypeId", floor, position, status, notes
       from rooms where id = $1`,
    [ship.room()],
  );
  return row as {
    id: number;
    number: string;
    shipId: number;
    roomTypeId: number;
    floor: number;
    position: 'port';
    status: 'available';
    notes: string;
  };
}

const save = async (more: object) =>
  ship.one.call(fleetCalls.saveRoom, { body: { ...(await form()), ...more } }, { token: ship.editor });
const remove = () =>
  ship.one.call(fleetCalls.deleteRoom, { params: { id: ship.room() } }, { token: ship.editor });

async function importAs(code: string) {
  const [row] = await ship.ask('select name from ships where id = $1', [ship.sailing.shipId]);
  const header = ['Ship', 'Number', 'Type', 'Floor', 'Position', 'Status', 'Notes'];
  const line = [String(row?.['name']), '1', code, 1, 'port', '', ''];
  const file = await writeExcel([header, line]).toBuffer();
  const query = '?write=true';
  return upload(ship.one, fleetCalls.importRooms, file, { token: ship.editor, name: 'rooms.xlsx', query });
}

async function sell(count: number): Promise<void> {
  for (let sold = 0; sold < count; sold += 1) await ship.cabin();
}

describe('a room that a sailing has sold', () => {
  test('becomes no other type, goes to no other ship and is not deleted, and it is said why', async () => {
    const other = await ship.anotherSailing();
    await sell(3);
    const code = String(
      (await ship.ask('select code from room_types where id = $1', [other.cabinId]))[0]?.['code'],
    );
    const deeds = [
      () => save({ roomTypeId: other.cabinId }),
      () => save({ shipId: other.shipId, number: '900' }),
      remove,
      () => importAs(code),
    ];
    for (const deed of deeds) {
      const refusal = await ship.attempt(deed);
      expect(refusal).toMatchObject(refused('room.sold'));
      expect(refusal.message).toContain('without room 1 a sailing is short');
      expect(refusal.message).toContain('by 1');
    }
    // What else is said of it may change.
    expect((await save({ floor: 7 })).code).toBe(200);
    // Out of service it is no longer sold, so it may become what they like.
    await ship.maintain(ship.room(), { acceptOversold: true });
    expect((await importAs(code)).data.written).toBe(true);
    expect((await save({ shipId: other.shipId, number: '900' })).code).toBe(200);
    expect((await remove()).code).toBe(200);
  });

  test('may, where enough are left', async () => {
    const other = await ship.anotherSailing();
    await sell(2);
    expect((await save({ roomTypeId: other.cabinId })).code).toBe(200);
    expect((await ship.attempt(() => ship.maintain(ship.room(1)))).reason).toBe('room.oversold');
  });

  test('is noted with the sailings it leaves short, where that was borne', async () => {
    await sell(3);
    await ship.maintain(ship.room(), { acceptOversold: true });
    const [entry] = await ship.ask(
      `select after from audit_log where action = 'startMaintenance' order by id desc limit 1`,
    );
    expect(entry?.['after']).toMatchObject({ oversold: [{ sailingId: ship.sailing.sailingId, short: 1 }] });
  });
});

/** One after the other, each waiting at the gate of the sailing until the last has come; they go on in the order they came. */
async function queueUp(...deeds: (() => Promise<string>)[]): Promise<string[]> {
  const { sailingId } = ship.sailing;
  await using held = await Held.begin(ship.one.databaseUrl);
  await held.do(`select from sailing_people where sailing_id = ${sailingId} for update`);
  const asked: Promise<string>[] = [];
  for (const deed of deeds) {
    asked.push(deed());
    await vi.waitFor(async () => {
      const waiting = await ship.ask(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(asked.length);
    }, soon);
  }
  await held.commit();
  return Promise.all(asked);
}

const outcome = async (answer: Promise<{ code: number; reason: string | undefined }>) => {
  const { code, reason = '' } = await answer;
  return code === 200 ? 'done' : reason;
};
const buyOne = async () =>
  ship.book().then(
    () => 'bought',
    () => 'none left',
  );
const maintain = (index: number, server = ship.other) => outcome(ship.maintain(ship.room(index), {}, server));

async function soldAndLeft(): Promise<unknown[]> {
  const [row] = await ship.ask(
    `select (select units_taken from sailing_units where sailing_id = $1 and room_type_id = $2)::int as sold,
            (select count(*) from rooms where ship_id = $3 and room_type_id = $2 and status <> 'maintenance')::int as rooms`,
    [ship.sailing.sailingId, ship.sailing.cabinId, ship.sailing.shipId],
  );
  return [row?.['sold'], row?.['rooms']];
}

describe('at the same moment', () => {
  test('a room goes out of service and is not sold', async () => {
    await sell(2);
    expect(await queueUp(() => maintain(0), buyOne)).toEqual(['done', 'none left']);
    expect(await soldAndLeft()).toEqual([2, 2]);
  });

  test('it is sold and does not go out of service', async () => {
    await sell(2);
    expect(await queueUp(buyOne, () => maintain(0))).toEqual(['bought', 'room.oversold']);
    expect(await soldAndLeft()).toEqual([3, 3]);
  });

  test('of two rooms one goes out of service, and one may no more', async () => {
    await sell(2);
    expect(
      await queueUp(
        () => maintain(0),
        () => maintain(1, ship.one),
      ),
    ).toEqual(['done', 'room.oversold']);
    expect(await soldAndLeft()).toEqual([2, 2]);
  });

  test('a room goes out of service, and no change of date comes to it', async () => {
    await sell(2);
    const other = await ship.another(90);
    const orderId = await ship.paidInCash([cabinLine(other)]);
    const { sailingId } = ship.sailing;
    const token = ship.finance;
    const asked = { params: { id: orderId }, body: { sailingId } };
    const { data } = await ship.one.call(bookingCalls.quoteOfficeChange, asked, { token });
    const money = { method: 'creditCard' as const, slipNo: '0001' };
    const body = { key: randomUUID(), sailingId, shownDueSen: data.dueSen, money };
    const change = () =>
      outcome(ship.one.call(bookingCalls.changeOfficeOrder, { params: asked.params, body }, { token }));
    const [out, changed] = await queueUp(() => maintain(0), change);
    expect([out, changed === 'done']).toEqual(['done', false]);
    expect(await soldAndLeft()).toEqual([2, 2]);
  });

  test('would be sold and gone, did the sale not look at the rooms again: they do meet', async () => {
    await sell(2);
    await withoutRoomsCheck(ship.one.databaseUrl, async () => {
      expect(await queueUp(() => maintain(0), buyOne)).toEqual(['done', 'bought']);
    });
    expect(await soldAndLeft()).toEqual([3, 2]);
  });
});

test('types that are no less are offered instead, the nearest first', async () => {
  const make = catalogueMaker(ship.one, ship.editor);
  const { shipId } = ship.sailing;
  const types = [
    ['suite', { maxOccupancy: 6 }],
    ['near', { maxOccupancy: 4 }],
    ['inside', { maxOccupancy: 6, hasWindow: false }],
    ['small', { maxOccupancy: 3 }],
  ] as const;
  const codes = new Map<number, string>();
  for (const [index, [name, more]] of types.entries()) {
    const id = await make.roomType(`U${shipId}-${name.toUpperCase()}`, more);
    await make.rooms(shipId, id, 91 + index, 1);
    codes.set(id, name);
  }
  await sell(3);
  const input = { params: { id: ship.room() } };
  const { data } = await ship.one.call(housekeepingCalls.previewMaintenance, input, { token: ship.cleaner });
  expect(data.oversold[0]?.upgrades.map(({ id }) => codes.get(id))).toEqual(['near', 'suite']);
  const orderId = await ship.ask('select id::int from orders where sailing_id = $1 order by id limit 1', [
    ship.sailing.sailingId,
  ]);
  await ship.board();
  const asked = { params: { id: Number(orderId[0]?.['id']) }, query: {} };
  const { data: proposal } = await ship.one.call(housekeepingCalls.proposeRooms, asked, { token: ship.desk });
  expect(proposal.rooms.map(({ room, fit }) => [codes.get(room.roomType.id) ?? 'own', fit])).toEqual([
    ['own', 'bought'],
    ['own', 'bought'],
    ['own', 'bought'],
    ['near', 'upgrade'],
    ['suite', 'upgrade'],
    ['small', 'lesser'],
    ['inside', 'lesser'],
  ]);
});
