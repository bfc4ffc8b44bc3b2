import { randomUUID } from 'node:crypto';
import { addDays } from '@gangway/contract/core/dates.ts';
import { changeOrder, quoteChange } from '../../src/modules/booking/money/change-order.ts';
import { sweepHolds } from '../../src/modules/booking/sweep-holds.ts';
import { receiveMessage } from '../../src/modules/payments/receive-message.ts';
import { replaceGuest } from '../../src/modules/booking/replace-guest.ts';
import { readGate } from '../../src/modules/sailings/index.ts';
import { getSailing } from '../../src/modules/sailings/sailings.queries.ts';
import { saveSailing } from '../../src/modules/sailings/save-sailing.ts';
import { liveTickets, methods, orders, pick } from './find.ts';
import type { Choice } from './mischief/found.ts';
import { replacement } from './person.ts';
import { deliverNews } from './settle-all.ts';
import type { World } from './world.ts';

const hourMs = 3_600_000;

/** What moves people who have paid: to other dates, in the place of others, or the sailing itself. */
export const moves = {
  async change(world: World, { a, b, c }: Choice) {
    const order = pick(await orders(world, 'paid'), a);
    if (!order) return;
    const accountId = order.accountId ?? 0;
    const sailingId = pick(world.scene.sailings, b) ?? 0;
    const { dueSen } = await quoteChange(world.platform, { orderId: order.id, sailingId, accountId });
    const method = pick(methods, c) ?? 'creditCard';
    const wish = {
      orderId: order.id,
      key: randomUUID(),
      sailingId,
      shownDueSen: dueSen,
      method: method === 'cash' ? null : method,
      accountId,
    };
    const context = { actor: world.actor('customer'), locale: 'en' as const };
    await changeOrder(world.platform, world.settings, wish, context);
  },

  /** Another date is chosen at the gateway, and its money comes after the new place was given up. */
  async lateChange(world: World, { a, b, c }: Choice) {
    const { platform, settings, gateway } = world;
    const order = pick(await orders(world, 'paid'), a);
    if (!order) return;
    const wish = {
      orderId: order.id,
      sailingId: pick(world.scene.sailings, b) ?? 0,
      accountId: order.accountId ?? 0,
    };
    const { dueSen } = await quoteChange(platform, wish);
    const paying = { key: randomUUID(), shownDueSen: dueSen, method: 'creditCard' as const };
    const context = { actor: world.actor('customer'), locale: 'en' as const };
    const answer = await changeOrder(platform, settings, { ...wish, ...paying }, context);
    if (answer.state !== 'jump') return;
    const { paymentNo } = await platform.db
      .selectFrom('payments')
      .select('paymentNo')
      .where('id', '=', answer.paymentId)
      .executeTakeFirstOrThrow();
    world.now = new Date(world.now.getTime() + hourMs);
    if (c % 3 > 0) await sweepHolds(platform.db, world.now);
    const message = gateway.decide(paymentNo, 'paid', world.now);
    if (c % 2 === 0) world.messages.push(message);
    else {
      await receiveMessage(platform, gateway, gateway.name, message);
      await deliverNews(world);
    }
  },

  async staffChange(world: World, { a, b }: Choice) {
    const order = pick(await orders(world, 'paid'), a);
    if (!order) return;
    const sailingId = pick(world.scene.sailings, b) ?? 0;
    const wish = { orderId: order.id, sailingId, accountId: null };
    const { dueSen } = await quoteChange(world.platform, wish);
    const desk = { method: 'cash' as const, slipNo: '' };
    const paid = { key: randomUUID(), shownDueSen: dueSen, method: null, desk: dueSen > 0 ? desk : null };
    const context = { actor: world.actor('frontdesk'), locale: 'en' as const };
    await changeOrder(world.platform, world.settings, { ...wish, ...paid }, context);
  },

  async replace(world: World, { a, b, c }: Choice) {
    const order = pick(await orders(world, 'paid'), a);
    if (!order) return;
    const tickets = await liveTickets(world, order.id);
    const ticketId = pick(tickets, b)?.id ?? 0;
    const ownerId = c % 2 === 0 ? order.accountId : null;
    const wish = { orderId: order.id, ticketId, ...replacement(c), ownerId };
    const replace = () => replaceGuest(world.platform, wish, world.actor('customer'));
    await (c % 5 === 0 ? Promise.all([replace(), replace()]) : replace());
  },

  /** Staff move a sailing by a day, or only think of it: nobody may be moved along who has booked. */
  async moveSailing(world: World, { a, b }: Choice) {
    const { platform, scene, now } = world;
    const sailing = await getSailing(platform.db, pick(scene.sailings, a) ?? 0, now);
    const date = addDays(sailing.date, b % 3 === 0 ? 0 : 1);
    const times = { departure: sailing.slot === 'day' ? '09:00' : '19:00', returning: '23:30' };
    const { id, version, shipId, routeId, slot, peak } = sailing;
    const input = { id, version, shipId, routeId, date, slot, peak, ...times, salesCloseMinutes: 0 };
    await saveSailing(platform, input, world.actor('editor'));
    if (date !== sailing.date) world.moved.set(id, (await readGate(platform.db, id)).edition);
  },
};
