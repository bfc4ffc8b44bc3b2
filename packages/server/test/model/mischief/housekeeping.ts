import { randomUUID } from 'node:crypto';
import { addGuests } from '../../../src/modules/housekeeping/add-guests.ts';
import { pageArrivals } from '../../../src/modules/housekeeping/arrivals.query.ts';
import { checkIn } from '../../../src/modules/housekeeping/check-in.ts';
import { checkInReport } from '../../../src/modules/housekeeping/check-in-report.query.ts';
import { checkOut } from '../../../src/modules/housekeeping/check-out.ts';
import { checkOutSailing } from '../../../src/modules/housekeeping/check-out-sailing.ts';
import { cleanDone } from '../../../src/modules/housekeeping/clean-done.ts';
import { endMaintenance } from '../../../src/modules/housekeeping/end-maintenance.ts';
import { exportArrivals } from '../../../src/modules/housekeeping/export-arrivals.query.ts';
import { exportCleaners } from '../../../src/modules/housekeeping/export-cleaners.query.ts';
import { exportTurnover } from '../../../src/modules/housekeeping/export-turnover.query.ts';
import { findArrival } from '../../../src/modules/housekeeping/find-arrival.ts';
import { moveStay } from '../../../src/modules/housekeeping/move-stay.ts';
import { readOverview } from '../../../src/modules/housekeeping/overview.query.ts';
import { previewOversold } from '../../../src/modules/housekeeping/oversold.query.ts';
import { proposeRooms } from '../../../src/modules/housekeeping/propose-rooms.query.ts';
import { startCleaning } from '../../../src/modules/housekeeping/start-cleaning.ts';
import { startMaintenance } from '../../../src/modules/housekeeping/start-maintenance.ts';
import { pageStays } from '../../../src/modules/housekeeping/stays.queries.ts';
import { undoCleaned } from '../../../src/modules/housekeeping/undo-cleaned.ts';
import { readTurnover } from '../../../src/modules/housekeeping/turnover.query.ts';
import { pick } from '../find.ts';
import { roomForms } from '../fleet-forms.ts';
import { missingId, mustRefuse, nothing, ticketsOf, type Trick } from './found.ts';

const page = { page: 1, size: 10 };

/** What is asked of a ship, a sailing, an order or a room that is not there has no answer. */
export const roomsLookUpTrick: Trick = (world, _, { a }) => {
  const { platform, now } = world;
  const { db } = platform;
  const caller = world.caller('frontdesk');
  const asked = [
    () => readOverview(db, missingId, caller, now),
    () => readTurnover(db, missingId, caller, now),
    () => exportCleaners(db, missingId, caller, { now, locale: 'en' }),
    () => exportTurnover(db, missingId, caller, { now, locale: 'en' }),
    () => exportArrivals(db, { filter: { sailingId: missingId } }, 'en'),
    () => pageArrivals(db, { ...page, filter: { sailingId: missingId } }, 'en'),
    () => proposeRooms(db, missingId, {}, caller),
    () => findArrival(platform, { code: 'GW-NOBODY', sailingId: missingId }, caller),
    () => previewOversold(db, missingId, now),
  ];
  return mustRefuse(true, () => pick<() => Promise<unknown>>(asked, a)?.() ?? Promise.resolve());
};

/** Asked for what belongs to something that is not there, a list is empty. */
export const staysListTrick: Trick = async ({ platform: { db }, now }) => {
  const filters = [{ shipId: missingId }, { sailingId: missingId }, { roomTypeId: missingId }];
  for (const filter of filters) {
    const { total } = await pageStays(db, { ...page, filter }, now);
    if (total > 0) throw new Error('nothing has stays');
  }
  const day = now.toISOString().slice(0, 10);
  const report = await checkInReport(db, { from: day, to: day, shipId: missingId, by: 'sailing' });
  if (report.length > 0) throw new Error('no ship has a report');
};

/** Steps of stays and rooms that are not there. */
export const roomStepTrick: Trick = (world, _, { a }) => {
  const { platform } = world;
  const actor = world.actor('frontdesk');
  const caller = world.caller('frontdesk');
  const id = randomUUID();
  const wish = { roomId: missingId, id };
  const tried = [
    () => checkOut(platform, missingId, actor),
    () => checkOutSailing(platform, missingId, actor),
    () => addGuests(platform, { stayId: missingId, ticketIds: [1] }, actor),
    () => moveStay(platform, { stayId: missingId, id, roomId: missingId, reason: 'None' }, actor),
    () => startCleaning(platform, wish, caller, actor),
    () => cleanDone(platform, wish, caller, actor),
    () => undoCleaned(platform, wish, caller, actor),
    () => endMaintenance(platform, wish, caller, actor),
    () => startMaintenance(platform, { ...wish, reason: 'None', acceptOversold: true }, caller, actor),
  ];
  return mustRefuse(true, () => pick<() => Promise<unknown>>(tried, a)?.() ?? Promise.resolve());
};

/** A room for an order with guests named many times over, of another order among them, or in a room that is not there. */
export const checkInTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(found, a);
  const room = pick(await roomForms(world), b);
  if (!order || !room) return nothing;
  const { ids: ticketIds, isForeign } = ticketsOf(order, found, c);
  const isNowhere = b % 3 === 0;
  const roomId = isNowhere ? missingId : room.id;
  const wish = { id: randomUUID(), orderId: order.id, roomId, ticketIds, reason: '' };
  return mustRefuse(isForeign || isNowhere, () => checkIn(world.platform, wish, world.actor('frontdesk')));
};
