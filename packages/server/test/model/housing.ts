import { randomUUID } from 'node:crypto';
import { addGuests } from '../../src/modules/housekeeping/add-guests.ts';
import { checkIn } from '../../src/modules/housekeeping/check-in.ts';
import { checkOut } from '../../src/modules/housekeeping/check-out.ts';
import { checkOutSailing } from '../../src/modules/housekeeping/check-out-sailing.ts';
import { cleanDone } from '../../src/modules/housekeeping/clean-done.ts';
import { moveStay } from '../../src/modules/housekeeping/move-stay.ts';
import { startCleaning } from '../../src/modules/housekeeping/start-cleaning.ts';
import { undoCleaned } from '../../src/modules/housekeeping/undo-cleaned.ts';
import { liveTickets, pick } from './find.ts';
import { roomForms } from './fleet-forms.ts';
import type { Choice } from './mischief/found.ts';
import type { World } from './world.ts';

/** Rooms aboard: they are given, left, cleaned. Whether they may be is for the product to say. */
export const housing = {
  /** An order of a cabin gets a room, or another one; a double click now and then. */
  async house(world: World, { a, b, c }: Choice) {
    const { platform, scene } = world;
    const actor = world.actor('frontdesk');
    const orders = await platform.db
      .selectFrom('orders')
      .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
      .select('orders.id')
      .where('orders.roomTypeId', '=', scene.cabinId)
      .where('sailings.status', 'in', ['boarding', 'ready', 'departed'])
      .orderBy('orders.id')
      .execute();
    const order = pick(orders, a);
    const room = pick(await roomForms(world), b);
    if (!order || !room) return;
    const guests = (await liveTickets(world, order.id)).map((ticket) => ticket.id);
    const stay = pick(await openStays(world), a);
    if (stay && c % 3 === 0) {
      const wish = { stayId: stay.id, id: randomUUID(), roomId: room.id, reason: 'noise' };
      return moveStay(platform, wish, actor);
    }
    if (stay && c % 3 === 1 && guests.length > 0)
      return addGuests(platform, { stayId: stay.id, ticketIds: guests }, actor);
    const wish = {
      id: randomUUID(),
      orderId: order.id,
      roomId: room.id,
      ticketIds: guests.slice(0, 1),
      reason: '',
    };
    const give = () => checkIn(platform, wish, actor);
    return c % 2 === 0 ? Promise.all([give(), give()]) : give();
  },

  async leave(world: World, { a, b }: Choice) {
    const { platform, scene } = world;
    const actor = world.actor('frontdesk');
    if (b % 2 === 0) return checkOutSailing(platform, scene.soonId, actor);
    const stay = pick(await openStays(world), a);
    if (stay) await checkOut(platform, stay.id, actor);
  },

  async tidy(world: World, { a, b }: Choice) {
    const room = pick(await roomForms(world), a);
    if (!room) return;
    const wish = { roomId: room.id, id: randomUUID(), at: world.now.toISOString() };
    const step = pick([startCleaning, cleanDone, cleanDone, undoCleaned], b) ?? cleanDone;
    await step(world.platform, wish, world.caller('housekeeping'), world.actor('housekeeping'));
  },
};

function openStays({ platform }: World) {
  return platform.db
    .selectFrom('stays')
    .select('id')
    .where('checkedOutAt', 'is', null)
    .orderBy('id')
    .execute();
}
