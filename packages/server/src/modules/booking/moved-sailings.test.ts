import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buy, cabinLine, firstOrder, type SmallSailing } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture, soon } from '../../../test/paying-fixture.ts';
import { systemActor } from '../../platform/http/actor.ts';
import { getSailing } from '../sailings/sailings.queries.ts';
import { saveSailing } from '../sailings/save-sailing.ts';

const shop = new PayingFixture(60);
const date = (more: number) => addDays(shop.today, 60 + more);
/** A day later. */
let later: SmallSailing;
let editor: string;

beforeEach(async () => {
  editor = await shop.one.login('editor');
  later = await shop.another(61);
});

const begin = () => Held.begin(shop.one.databaseUrl);

async function changeByBalance(orderId: number, sailingId: number) {
  const params = { id: orderId };
  const token = { token: shop.customer };
  const quote = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId } }, token);
  const body = { key: randomUUID(), sailingId, shownDueSen: quote.data.dueSen, method: 'balance' as const };
  return shop.one.call(bookingCalls.changeOrder, { params, body }, token);
}

describe('a sailing that is moved while somebody books', () => {
  let otherShip: number;

  beforeEach(async () => {
    otherShip = await catalogueMaker(shop.one, editor).ship(`Instead ${shop.sailing.sailingId}`);
  });

  const move = (to: {
    date?: string;
    shipId?: number;
    slot?: 'night';
    departure?: string;
    capacity?: number;
  }) => {
    const { shipId, routeId, sailingId: id } = shop.sailing;
    const times = { departure: '09:00', returning: '17:00' };
    const body = { id, shipId, routeId, date: date(0), slot: 'day' as const, ...times, ...to };
    return shop.one.call(sailingsCalls.saveSailing, { body }, { token: editor });
  };
  const moves: [string, () => ReturnType<typeof move>][] = [
    ['date', () => move({ date: date(9) })],
    ['ship', () => move({ shipId: otherShip })],
    ['slot', () => move({ slot: 'night' })],
  ];
  const retime = () => move({ departure: '10:30' });
  const changes: typeof moves = [...moves, ['time', retime]];

  test.each(moves)('to another %s waits for who has begun to book, and then stays', async (_, moveIt) => {
    const { sailingId } = shop.sailing;
    await using held = await begin();
    await held.do('insert into sailing_people (sailing_id, people_taken) values ($1, 1)', [sailingId]);
    const moved = moveIt();
    await held.waitedFor(moved);
    await held.commit();
    expect((await moved).reason).toBe('sailing.taken');
  });

  test.each(changes)('to another %s takes nobody along who has looked at the old one', async (_, moveIt) => {
    const { sailingId, cabinId } = shop.sailing;
    await using held = await begin();
    // The booking has looked, and waits here before it passes the gate.
    await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
    const bought = buy(shop.one, shop.customer, [cabinLine(shop.sailing)]);
    await held.waitedFor(bought);
    expect((await moveIt()).code).toBe(200);
    await held[Symbol.asyncDispose]();
    expect((await bought).lines).toMatchObject([{ ok: false, reason: 'record.changed' }]);
    expect(await shop.taken()).toBe(0);
  });

  test.each(changes)('to another %s takes no order along that changes to the old one', async (_, moveIt) => {
    const { sailingId, cabinId } = shop.sailing;
    const { id } = firstOrder(await buy(shop.one, shop.customer, [cabinLine(later)]));
    await shop.confirmCash(id);
    await shop.recharge(100_000);
    await using held = await begin();
    await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
    const changed = changeByBalance(id, sailingId);
    await held.waitedFor(changed);
    expect((await moveIt()).code).toBe(200);
    await held[Symbol.asyncDispose]();
    expect((await changed).reason).toBe('record.changed');
    expect(await shop.order(id)).toMatchObject({ sailing_id: later.sailingId });
    expect(await shop.taken()).toBe(0);
  });

  test('to another time says which, to who has said for what time it was to be', async () => {
    const { sailingId, cabinId } = shop.sailing;
    await using held = await begin();
    await held.do('insert into sailing_units values ($1, $2, 1)', [sailingId, cabinId]);
    const shownDepartsAt = `${date(0)}T01:00:00.000Z`;
    const bought = buy(shop.one, shop.customer, [{ ...cabinLine(shop.sailing), shownDepartsAt }]);
    await held.waitedFor(bought);
    expect((await retime()).code).toBe(200);
    await held[Symbol.asyncDispose]();
    const { lines } = await bought;
    expect(lines).toMatchObject([{ ok: false, reason: 'booking.retimed' }]);
    expect(JSON.stringify(lines)).toContain(`${date(0)} 10:30`);
    expect(await shop.taken()).toBe(0);
  });

  test('to a smaller size takes nobody along who has looked at the larger one', async () => {
    const { sailingId, cabinId } = shop.sailing;
    await shop.book();
    await using held = await begin();
    // The booking has looked, and waits here before it passes the gate.
    await held.do(
      'update sailing_units set units_taken = units_taken where sailing_id = $1 and room_type_id = $2',
      [sailingId, cabinId],
    );
    const bought = buy(shop.one, shop.customer, [cabinLine(shop.sailing)]);
    await held.waitedFor(bought);
    expect((await move({ capacity: 1 })).data.capacity).toBe(1);
    await held[Symbol.asyncDispose]();
    expect((await bought).lines).toMatchObject([{ ok: false, reason: 'record.changed' }]);
    const people = 'select people_taken from sailing_people where sailing_id = $1';
    expect(await shop.ask(people, [sailingId])).toEqual([{ people_taken: 1 }]);
  });

  test('stays while an order is there whose hold has ended: it can be paid until it is swept', async () => {
    await shop.book();
    const { shipId, routeId, sailingId: id } = shop.sailing;
    const times = { slot: 'day' as const, departure: '09:00', returning: '17:00', salesCloseMinutes: 0 };
    const { version } = await getSailing(shop.one.gangway.platform.db, id, new Date());
    const input = { id, version, shipId, routeId, date: date(9), peak: false, ...times };
    // Ended only for whoever moves it, not for the sweeps of the servers.
    const actor = systemActor(new Date(Date.now() + 3_600_000), 'test');
    const moved = saveSailing(shop.one.gangway.platform, input, actor);
    await expect(moved).rejects.toMatchObject({ reason: 'sailing.taken', params: { people: 1 } });
  });

  test('passes the gate before it holds the sailing, as whoever cancels the sailing does', async () => {
    const { id } = await shop.book();
    const { sailingId } = shop.sailing;
    await using held = await begin();
    await held.do('select from sailing_people where sailing_id = $1 for update', [sailingId]);
    const params = { id: sailingId };
    const stepped = shop.one.call(
      sailingsCalls.cancelSailing,
      { params, body: { reason: 'Storm' } },
      { token: editor },
    );
    await held.waitedFor(stepped);
    expect(await held.isFree(`sailings where id = ${sailingId}`)).toBe(true);
    await held.commit();
    expect((await stepped).code).toBe(200);
    await vi.waitFor(async () => expect(await shop.order(id)).toMatchObject({ status: 'canceled' }), soon);
  });
});
