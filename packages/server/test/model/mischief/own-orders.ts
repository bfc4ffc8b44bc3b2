import { randomUUID } from 'node:crypto';
import { cancelOrders } from '../../../src/modules/booking/cancel-orders.ts';
import { deleteCartLine, saveCartLine } from '../../../src/modules/booking/cart.ts';
import { checkout } from '../../../src/modules/booking/checkout.ts';
import { changeOrder, quoteChange } from '../../../src/modules/booking/money/change-order.ts';
import { payOrders } from '../../../src/modules/booking/money/pay-orders.ts';
import { quoteRefund, refundOrder } from '../../../src/modules/booking/money/refund-order.ts';
import { replaceGuest } from '../../../src/modules/booking/replace-guest.ts';
import { shareTicket, withdrawTicket } from '../../../src/modules/booking/share-ticket.ts';
import { pick } from '../find.ts';
import { person, replacement } from '../person.ts';
import {
  bear,
  missingId,
  mustRefuse,
  nothing,
  ordersOf,
  paid,
  strangerTo,
  ticketsOf,
  type Trick,
  withOwner,
} from './found.ts';
import { foreignPassenger } from './saved-passengers.ts';

/** Tickets named several times, those of others, void ones, an order of somebody else's. */
export const refundTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(paid(found), b);
  if (!order) return nothing;
  const { ids, isForeign } = ticketsOf(order, found, c);
  const isStranger = a % 4 === 0;
  const ownerId = isStranger ? strangerTo(world, order.accountId) : order.accountId;
  const { platform } = world;
  return mustRefuse(isForeign || isStranger, async () => {
    const { backSen } = await quoteRefund(platform, order.id, ids, ownerId);
    const wish = { orderId: order.id, key: randomUUID(), ticketIds: ids, shownBackSen: backSen };
    await refundOrder(platform, { ...wish, override: null, ownerId }, world.actor('customer'));
  });
};

/** Several orders at once: repeated, paid before, ended, and those of somebody else among them. */
export const payTrick: Trick = async (world, found, { b, c }) => {
  const { ids, isForeign, accountId } = ordersOf(found, b, c);
  if (ids.length === 0) return nothing;
  const method = b % 2 === 0 ? 'balance' : 'creditCard';
  return mustRefuse(isForeign, () =>
    payOrders(world.platform, world.settings, accountId, { ids, method }, 'en'),
  );
};

export const cancelTrick: Trick = async (world, found, { b, c }) => {
  const { ids, isForeign, accountId } = ordersOf(found, b, c);
  if (ids.length === 0) return nothing;
  return mustRefuse(isForeign, () =>
    cancelOrders(world.platform, ids, { accountId }, world.actor('customer')),
  );
};

/** Somebody else's order, one that cannot be moved any more, a sailing that is not there, a key that was used. */
export const changeTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(withOwner(found), b);
  if (!order) return nothing;
  const isStranger = c % 3 > 0;
  const accountId = isStranger ? strangerTo(world, order.accountId) : (order.accountId ?? 0);
  const isNowhere = a % 5 === 0;
  const sailingId = isNowhere ? missingId : (pick(world.scene.sailings, c) ?? 0);
  const used = await world.platform.db.selectFrom('orderChanges').select('key').orderBy('id').execute();
  return mustRefuse(isStranger || isNowhere, async () => {
    const { dueSen } = await quoteChange(world.platform, { orderId: order.id, sailingId, accountId });
    const key = pick(used, b)?.key ?? randomUUID();
    const wish = {
      orderId: order.id,
      key,
      sailingId,
      shownDueSen: dueSen,
      method: 'balance',
      accountId,
    } as const;
    await changeOrder(world.platform, world.settings, wish, { actor: world.actor('agent'), locale: 'en' });
  });
};

/** A ticket of another order, one that is void, an order of somebody else's, a guest somebody else has saved. */
export const replaceTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(paid(withOwner(found)), b);
  const other = pick(
    found.filter((one) => one !== order),
    c,
  );
  if (!order || !other) return nothing;
  const isForeign = a % 2 === 0;
  const ticket = isForeign ? pick(other.tickets, c) : order.tickets.at(-1);
  if (!ticket) return nothing;
  const isStranger = c % 3 === 0;
  const ownerId = isStranger ? strangerTo(world, order.accountId) : order.accountId;
  const isBorrowed = c % 5 === 0;
  const guest = isBorrowed ? { passenger: await foreignPassenger(world, order.accountId) } : {};
  const wish = { orderId: order.id, ticketId: ticket.id, ...replacement(c), ...guest, ownerId };
  return mustRefuse(isForeign || isStranger || isBorrowed || !ticket.live, () =>
    replaceGuest(world.platform, wish, world.actor('customer')),
  );
};

/** The link to somebody else's ticket, to one that is void, twice, and withdrawn twice. */
export const shareTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(withOwner(found), b);
  const ticket = order && pick(order.tickets, c);
  if (!order || !ticket) return nothing;
  const { platform } = world;
  const isStranger = a % 3 === 0;
  const ownerId = isStranger ? strangerTo(world, order.accountId) : (order.accountId ?? 0);
  const actor = world.actor('customer');
  return mustRefuse(isStranger || !ticket.live || order.status !== 'paid', async () => {
    const [one, other] = [
      await shareTicket(platform, ownerId, ticket.id, actor),
      await shareTicket(platform, ownerId, ticket.id, actor),
    ];
    if (one.token !== other.token) throw new Error('a ticket has two links');
    for (const _ of [1, 2]) await withdrawTicket(platform, ownerId, ticket.id, actor);
  });
};

/** The same line of the cart three times, and one of somebody else; then taken out twice, by each of them. */
export const cartTrick: Trick = async (world, _, { a, b, c }) => {
  const { platform, scene, now } = world;
  const [mine, theirs] = [world.caller('customer'), world.caller('agent')];
  const line = {
    sailingId: pick(scene.sailings, b) ?? 0,
    roomTypeId: scene.passId,
    bed: null,
    passengers: [a % 4 === 0 ? await foreignPassenger(world, mine.accountId) : person(c % 9)],
    shownTotalSen: 1,
  };
  if (a % 4 === 0) return mustRefuse(true, () => saveCartLine(platform, mine.accountId, line, now));
  const [foreign] = await saveCartLine(platform, theirs.accountId, line, now);
  const [own] = await saveCartLine(platform, mine.accountId, line, now);
  if (!own || !foreign) return nothing;
  const overwrite = { ...line, id: foreign.id };
  await mustRefuse(true, () => saveCartLine(platform, mine.accountId, overwrite, now)).catch(bear);
  const shownTotalSen = own.quote.totalSen ?? 0;
  const cartLines = [own, own, foreign, own].map(({ id }) => ({ id, shownTotalSen }));
  const body = { key: randomUUID(), method: 'cash' as const, agreed: true as const, lines: [], cartLines };
  const { success } = await checkout(platform, mine, body, { locale: 'en', address: '' });
  if (success > 1) throw new Error(`one line of a cart made ${success} orders`);
  await mustRefuse(true, () => deleteCartLine(platform, mine.accountId, foreign.id, now)).catch(bear);
  for (const { id } of [foreign, foreign])
    await deleteCartLine(platform, theirs.accountId, id, now).catch(bear);
  return deleteCartLine(platform, mine.accountId, own.id, now).catch(bear);
};
