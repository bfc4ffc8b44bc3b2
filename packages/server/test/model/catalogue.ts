import { randomUUID } from 'node:crypto';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { weekdays } from '@gangway/contract/fleet/prices.ts';
import { bulkRooms } from '../../src/modules/fleet/bulk-rooms.ts';
import { deleteDatePrices } from '../../src/modules/fleet/delete-date-prices.ts';
import { deleteRoom } from '../../src/modules/fleet/delete-room.ts';
import { saveDatePrices } from '../../src/modules/fleet/save-date-prices.ts';
import { saveRoomType } from '../../src/modules/fleet/save-room-type.ts';
import { requireUnsold } from '../../src/modules/housekeeping/count-oversold.ts';
import { endMaintenance } from '../../src/modules/housekeeping/end-maintenance.ts';
import { startMaintenance } from '../../src/modules/housekeeping/start-maintenance.ts';
import { makePattern } from '../../src/modules/sailings/make-pattern.ts';
import { getSailing } from '../../src/modules/sailings/sailings.queries.ts';
import { pick } from './find.ts';
import { roomForms, roomTypeForm } from './fleet-forms.ts';
import type { Choice } from './mischief/found.ts';
import { cabins, passes, type World } from './world.ts';

/** What staff change of what is for sale, while it is sold. It is never more than the scene began with. */
export const catalogue = {
  /** A date gets a price of its own, perhaps one that gives nothing back, or loses it. */
  async reprice(world: World, { a, b, c }: Choice) {
    const { platform, scene } = world;
    const { date } = await getSailing(platform.db, pick(scene.sailings, a) ?? 0, world.now);
    const typeId = b % 2 === 0 ? scene.cabinId : scene.passId;
    const actor = world.actor('editor');
    if (c % 3 === 0) return deleteDatePrices(platform, typeId, [date], actor);
    const prices = { day: 100 + b * 50, night: c % 2 === 0 ? null : 100 + b * 30 };
    const range = { from: date, to: date, weekdays: [...weekdays] };
    const input = { ...range, ...prices, nonRefundable: c % 4 === 0, replace: true };
    return saveDatePrices(platform, typeId, input, actor);
  },

  /** Fewer of a type are for sale than were sold, or again as many as before. */
  async quantity(world: World, { a, b }: Choice) {
    const { platform, scene } = world;
    const isCabin = a % 2 === 0;
    const form = await roomTypeForm(world, isCabin ? scene.cabinId : scene.passId);
    const most = isCabin ? cabins : passes;
    const dailyQuantity = Math.min(most, b % (most + 2));
    await saveRoomType(platform, { ...form, dailyQuantity }, world.actor('editor'));
  },

  /** A room goes out of service or comes back; others are made, or taken away. */
  async rooms(world: World, { a, b, c }: Choice) {
    const { platform, scene } = world;
    const actor = world.actor('editor');
    const { shipId, cabinId: roomTypeId } = scene;
    const more = { shipId, roomTypeId, floor: 2, position: 'bow' as const, prefix: 'B', write: true };
    if (c % 4 === 0) return bulkRooms(platform, { ...more, from: 1, to: 1 + (b % 3) }, actor);
    const room = pick(await roomForms(world), a);
    if (!room) return;
    if (c % 4 === 1 && room.number.startsWith('B'))
      return deleteRoom(platform, room.id, actor, requireUnsold);
    const wish = { roomId: room.id, id: randomUUID() };
    const caller = world.caller('editor');
    if (b % 3 > 0) return endMaintenance(platform, wish, caller, actor);
    // Whether it leaves somebody without a room is asked, and said to be borne.
    const reason = 'the shower';
    return startMaintenance(platform, { ...wish, reason, acceptOversold: c % 2 === 0 }, caller, actor);
  },

  /** More sailings of the ship, among them dates that it sails on already. */
  async pattern(world: World, { a, b }: Choice) {
    const { platform, scene, now } = world;
    const from = addDays(portDate(now), 10 + (a % 20));
    const slots = [{ slot: b % 2 === 0 ? ('day' as const) : ('night' as const), ...times }];
    const ship = { shipId: scene.shipId, routeId: scene.routeId, peak: b % 3 === 0, salesCloseMinutes: 0 };
    const input = { ...ship, from, to: addDays(from, 1), weekdays: [...weekdays], slots, write: true };
    await makePattern(platform, input, world.actor('editor'));
  },
};

const times = { departure: '09:00', returning: '17:00' };
