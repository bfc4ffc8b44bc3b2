import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { DashboardTaskKind } from '@gangway/contract/reports/dashboard-cards.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buy, cabinLine, firstOrder, passLine, somebody } from '../../../test/booking.ts';
import { makeTroubles } from '../../../test/dashboard-troubles.ts';
import { openStream } from '../../../test/open-stream.ts';
import { soon } from '../../../test/paying-fixture.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();
let admin: string;
beforeEach(async () => {
  admin = await ship.one.login('admin');
});
afterEach(() => ship.one.setNow(null));

const read = async (server = ship.one, token = admin) =>
  (await server.call(reportsCalls.dashboardToday, {}, { token })).data;

const ownSailing = async () =>
  (await read()).sailings?.find(({ id }) => id === ship.sailing.sailingId) ?? null;

describe("today's sailings", () => {
  test('tell what is sold, held and aboard, as the orders and the scans have it', async () => {
    const papers = await ship.papers(3);
    await ship.paidInCash([cabinLine(ship.sailing, [somebody(), somebody()])]);
    await buy(ship.one, ship.customer, [passLine(ship.sailing, [somebody(), somebody()])]);
    const over = firstOrder(await buy(ship.one, ship.customer, [passLine(ship.sailing)]));
    await ship.expire(over.id);
    await ship.board();
    const device = await ship.device();
    for (const { code } of papers.slice(0, 2)) await device.scan('board', code);
    await device.scan('food', papers[0]?.code ?? '');
    await device.scan('disembark', papers[1]?.code ?? '');
    const [raw] = await ship.ask(
      `select (select sum(people)::int from orders where sailing_id = $1 and status in ('paid', 'completed')) as sold,
              (select sum(people)::int from orders where sailing_id = $1 and status = 'unpaid') as held,
              (select count(*)::int from tickets where sailing_id = $1 and live and paid) as expected,
              (select count(*)::int from boarding_tickets where sailing_id = $1 and aboard) as aboard`,
      [ship.sailing.sailingId],
    );
    expect(raw).toEqual({ sold: 5, held: 2, expected: 5, aboard: 1 });
    expect(await ownSailing()).toMatchObject({
      date: ship.today,
      status: 'boarding',
      places: { capacity: 600, sold: 5, held: 2 },
      boarding: { expected: 5, boarded: 2, aboard: 1, food: 1, chip: 0, disembarked: 1 },
    });
  });

  test('a hold that is over is held no more, whether it was swept or not', async () => {
    const { id } = firstOrder(await buy(ship.one, ship.customer, [passLine(ship.sailing)]));
    await ship.board();
    expect((await ownSailing())?.places).toMatchObject({ sold: 0, held: 1 });
    const [hold] = await ship.ask<{ expires_at: Date }>(
      'select expires_at from place_holds where order_id = $1',
      [id],
    );
    ship.one.setNow(hold?.expires_at ?? null);
    expect((await ownSailing())?.places).toMatchObject({ sold: 0, held: 0 });
  });

  test('are those of the day at the port, and of yesterday those that are still out', async () => {
    const days = { out: -1, back: -1, today: 0, cancelled: 0, tomorrow: 1 };
    const statuses = { out: 'departed', back: 'returned', cancelled: 'cancelled' };
    const ids: Record<string, number> = {};
    for (const [name, day] of Object.entries(days)) {
      const { sailingId } = await ship.another(100 + Object.keys(ids).length);
      const status = Object.entries(statuses).find(([known]) => known === name)?.[1] ?? 'scheduled';
      ids[name] = sailingId;
      const slot = name === 'back' || name === 'cancelled' ? 'night' : 'day';
      await ship.ask('update sailings set date = $2, status = $3, slot = $4 where id = $1', [
        sailingId,
        addDays(ship.today, day),
        status,
        slot,
      ]);
    }
    const named = async () => {
      const { sailings } = await read(ship.one, await ship.one.login('admin'));
      return Object.keys(ids).filter((name) => sailings?.some(({ id }) => id === ids[name]));
    };
    const midnight = startOfPortDay(addDays(ship.today, 1)).getTime();
    ship.one.setNow(new Date(midnight - 1));
    expect(await named()).toEqual(['out', 'today', 'cancelled']);
    ship.one.setNow(new Date(midnight));
    expect(await named()).toEqual(['tomorrow']);
  });
});

test('rooms are counted by status, with what must be cleaned before the next sailing', async () => {
  const orderId = await ship.cabin();
  const gone = await ship.cabin();
  const ownRooms = async () => (await read()).rooms?.find((row) => row.ship.id === ship.sailing.shipId);
  // Two months ahead nobody hurries.
  expect(await ownRooms()).toMatchObject({ byStatus: { available: 3 }, turnover: null });
  await ship.board();
  await ship.housed(orderId, ship.room(0));
  await ship.checkOut(await ship.housed(gone, ship.room(1)));
  await ship.maintain(ship.room(2));
  const raw = await ship.ask('select status from rooms where ship_id = $1', [ship.sailing.shipId]);
  const own = await ownRooms();
  const count = (status: string) => raw.filter((room) => room['status'] === status).length;
  expect(own).toMatchObject({
    byStatus: {
      available: count('available'),
      occupied: count('occupied'),
      dirty: count('dirty'),
      maintenance: count('maintenance'),
    },
    turnover: { toClean: 1 },
  });
  expect(own?.byStatus).toEqual({ available: 0, occupied: 1, dirty: 1, maintenance: 1 });
});

test('the latest orders are the ten newest, whatever became of them', async () => {
  const many = Array.from({ length: 10 }, () => passLine(ship.sailing));
  for (const line of many) await ship.paidInCash([line]);
  const bought = firstOrder(
    await buy(ship.one, ship.customer, [cabinLine(ship.sailing, [somebody({ name: 'Mei Ling Tan' })])]),
  );
  const raw = await ship.ask(
    'select id::int, order_no, customer_name, total_sen::int, status from orders order by created_at desc, id desc limit 10',
  );
  const { orders } = await read();
  expect(
    orders?.map(({ id, orderNo, customerName, totalSen, status }) => ({
      id,
      order_no: orderNo,
      customer_name: customerName,
      total_sen: totalSen,
      status,
    })),
  ).toEqual(raw);
  expect(orders?.[0]).toMatchObject({ id: bought.id, status: 'unpaid', people: 1 });
});

describe('what needs a person', () => {
  const empty = { kind: '', count: 0 };
  const tasksOf = async (kind: DashboardTaskKind) =>
    ((await read()).tasks ?? []).filter((task) => task.kind === kind);

  test('is as many as the screen says where it is done', async () => {
    await makeTroubles(ship);
    const token = admin;
    const { sailingId, shipId, cabinId } = ship.sailing;
    const payments = async (filter: object) =>
      (await ship.one.call(paymentsCalls.pagePayments, { body: { filter } }, { token })).data.total;
    const [parked = empty] = await tasksOf('parkedPayments');
    expect(parked.count).toBeGreaterThan(0);
    expect(parked.count).toBe(await payments({ status: 'parked' }));
    const [failed = empty] = await tasksOf('failedRefunds');
    expect(failed.count).toBeGreaterThan(0);
    expect(failed.count).toBe(await payments({ refund: 'failed' }));
    const handOut = await tasksOf('refundsToHandOut');
    expect(handOut.map(({ provider }) => provider)).toContain('terminal');
    expect(handOut.map(({ provider }) => provider)).not.toContain('fake');
    for (const { provider, count } of handOut)
      expect(count).toBe(await payments({ refund: 'requested', provider }));

    const of = async (kind: DashboardTaskKind) =>
      (await tasksOf(kind)).find((task) => task.sailing?.id === sailingId)?.count;
    const stuck = await ship.one.call(bookingCalls.refundProgress, { params: { id: sailingId } }, { token });
    expect(await of('failedSailingRefunds')).toBe(stuck.data.failed);
    const conflicts = await ship.one.call(
      boardingCalls.pageConflicts,
      { body: { filter: { sailingId, open: true } } },
      { token },
    );
    expect(await of('conflicts')).toBe(conflicts.data.total);
    expect(conflicts.data.total).toBe(1);
    const { data: detail } = await ship.one.call(
      sailingsCalls.sailingDetail,
      { params: { id: sailingId } },
      { token },
    );
    const cabin = detail.types.find(({ roomTypeId }) => roomTypeId === cabinId);
    expect(await of('oversold')).toBe((cabin?.taken ?? 0) - (cabin?.limit ?? 0));
    expect(await of('oversold')).toBe(1);
    expect(await of('overCapacity')).toBe(detail.sailing.peopleTaken - detail.sailing.capacity);
    const mails = await ship.one.call(
      systemCalls.pageMails,
      { body: { filter: { status: 'failed' } } },
      { token },
    );
    expect((await tasksOf('failedMails'))[0]?.count).toBe(mails.data.total);
    const { data: board } = await ship.one.call(
      housekeepingCalls.turnover,
      { params: { shipId } },
      { token },
    );
    const late = (await tasksOf('lateRooms')).find((task) => task.ship?.id === shipId);
    expect(late?.count).toBe(board.types.filter((type) => type.late).length);
  });

  test('is named no more once it is done', async () => {
    await makeTroubles(ship);
    const { sailingId } = ship.sailing;
    await ship.ask(
      `update boarding_conflicts set resolved_at = now(), resolved_by = (select min(id) from accounts) where sailing_id = $1`,
      [sailingId],
    );
    await ship.ask(`update rooms set status = 'available' where ship_id = $1`, [ship.sailing.shipId]);
    await ship.ask('update sailings set capacity = 2 where id = $1', [sailingId]);
    await ship.ask(`update payments set status = 'failed' where status = 'parked'`);
    await ship.ask(`update mails set status = 'sent', sent_at = now() where status = 'failed'`);
    await ship.ask(`delete from refund_failures`);
    const left = ((await read()).tasks ?? []).filter(
      (task) => task.sailing === null || task.sailing.id === sailingId,
    );
    const kinds = left.filter((task) => task.ship === null).map(({ kind }) => kind);
    expect(kinds).toEqual(['failedRefunds', 'refundsToHandOut']);
  });
});

test('both processes say the same, and pages at either are told when to ask again', async () => {
  const [paper] = await ship.papers(1);
  await ship.board();
  const stream = await openStream(ship.other.url, { 'x-token': admin });
  const device = await ship.device('editor', ship.one);
  await device.scan('board', paper?.code ?? '');
  await vi.waitFor(() => expect(stream.events.map(({ type }) => type)).toContain('boarding.scanned'), soon);
  const [one, other] = [await read(ship.one), await read(ship.other)];
  expect(other.sailings?.find(({ id }) => id === ship.sailing.sailingId)?.boarding?.boarded).toBe(1);
  expect({ ...other, now: '' }).toEqual({ ...one, now: '' });
  stream.close();
});
