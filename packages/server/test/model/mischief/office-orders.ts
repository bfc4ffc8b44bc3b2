import { randomUUID } from 'node:crypto';
import { cancelOrders } from '../../../src/modules/booking/cancel-orders.ts';
import { counterSale } from '../../../src/modules/booking/counter-sale.ts';
import { changeOrder, quoteChange } from '../../../src/modules/booking/money/change-order.ts';
import { quoteRefund, refundOrder } from '../../../src/modules/booking/money/refund-order.ts';
import { confirmPaid } from '../../../src/modules/booking/confirm-paid.ts';
import { makeComplimentary } from '../../../src/modules/booking/make-complimentary.ts';
import { correctGuest } from '../../../src/modules/booking/correct-guest.ts';
import { replaceGuest } from '../../../src/modules/booking/replace-guest.ts';
import { pick } from '../find.ts';
import { person, replacement } from '../person.ts';
import { missingId, mustRefuse, nothing, paid, ticketsOf, type Trick } from './found.ts';
import { foreignPassenger } from './saved-passengers.ts';

/** Tickets named several times, of other orders, void ones; a key that was used for others. */
export const officeRefundTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(paid(found), b);
  if (!order) return nothing;
  const { platform } = world;
  const { ids, isForeign } = ticketsOf(order, found, c);
  const used = await platform.db
    .selectFrom('orderRefunds')
    .select(['key', 'ticketIds'])
    .where('orderId', '=', order.id)
    .where('key', 'is not', null)
    .executeTakeFirst();
  const isOther = used ? new Set(used.ticketIds).symmetricDifference(new Set(ids)).size > 0 : false;
  const isReused = a % 3 === 0 && isOther;
  const wish = {
    orderId: order.id,
    key: (isReused ? used?.key : null) ?? randomUUID(),
    ticketIds: ids,
    shownBackSen: null,
    ownerId: null,
    override: { feeSen: b % 7 === 0 ? 1_000_000 : 0, reason: 'because' },
  };
  return mustRefuse(isForeign || isReused, async () => {
    if (!isReused) await quoteRefund(platform, order.id, ids, null);
    await refundOrder(platform, wish, world.actor('finance'));
  });
};

/** An order that is over or not there, a sailing that is not there, a key that was used for another date. */
export const officeChangeTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(
    found.filter(({ status }) => status !== 'unpaid'),
    b,
  );
  if (!order) return nothing;
  const { platform } = world;
  const isMissing = a % 4 === 0;
  const isNowhere = a % 4 === 1;
  const wish = {
    orderId: isMissing ? missingId : order.id,
    sailingId: isNowhere ? missingId : (pick(world.scene.sailings, c) ?? 0),
    accountId: null,
  };
  const used = await platform.db
    .selectFrom('orderChanges')
    .select(['key', 'sailingId'])
    .where('orderId', '=', order.id)
    .orderBy('id')
    .executeTakeFirst();
  const isReused = used !== undefined && used.sailingId !== wish.sailingId;
  // These never become paid again, whatever else happens meanwhile; one that was cancelled may, by late money.
  const isOver = order.status === 'refunded' || order.status === 'completed';
  return mustRefuse(isMissing || isNowhere || isOver || isReused, async () => {
    const { dueSen } = await quoteChange(platform, wish);
    const desk = dueSen > 0 ? { method: 'cash' as const, slipNo: '' } : null;
    const paying = { key: used?.key ?? randomUUID(), shownDueSen: dueSen, method: null, desk };
    const context = { actor: world.actor('frontdesk'), locale: 'en' as const };
    await changeOrder(platform, world.settings, { ...wish, ...paying }, context);
  });
};

/** A ticket of another order, a void one, a guest saved by somebody who does not own the order. */
export const officeReplaceTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(paid(found), b);
  const other = pick(
    found.filter((one) => one !== order),
    c,
  );
  if (!order || !other) return nothing;
  const isForeign = a % 2 === 0;
  const ticket = isForeign ? pick(other.tickets, c) : order.tickets.at(-1);
  if (!ticket) return nothing;
  const isBorrowed = c % 4 === 0;
  const guest = isBorrowed ? { passenger: await foreignPassenger(world, order.accountId) } : {};
  const wish = { orderId: order.id, ticketId: ticket.id, ...replacement(c), ...guest, ownerId: null };
  return mustRefuse(isForeign || isBorrowed || !ticket.live, () =>
    replaceGuest(world.platform, wish, world.actor('frontdesk')),
  );
};

/** A ticket of another order, an order that was changed since, and somebody else altogether. */
export const correctTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(paid(found), b);
  const other = pick(
    found.filter((one) => one !== order),
    c,
  );
  if (!order || !other) return nothing;
  const isForeign = a % 3 === 0;
  const ticket = isForeign ? pick(other.tickets, c) : order.tickets.at(-1);
  if (!ticket) return nothing;
  const { updatedAt } = await world.platform.db
    .selectFrom('orders')
    .select('updatedAt')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const seen = a % 3 === 1 ? new Date(updatedAt.getTime() - 1) : updatedAt;
  const { passenger } = replacement(c);
  const wish = { orderId: order.id, ticketId: ticket.id, passenger, updatedAt: seen.toISOString() };
  return mustRefuse(isForeign, () => correctGuest(world.platform, wish, world.actor('frontdesk')));
};

/** For an account that is no customer's or not there, on a sailing that is not there, under a key that was used. */
export const counterTrick: Trick = async (world, _, { a, b, c }) => {
  const { platform, scene } = world;
  const isNoCustomer = a % 4 === 0;
  const isNowhere = a % 4 === 1;
  const isBorrowed = a % 4 === 2;
  const customerId = world.account('customer');
  const passenger = isBorrowed ? await foreignPassenger(world, customerId) : person(c % 9);
  const body = {
    key: randomUUID(),
    method: 'cash' as const,
    agreed: true as const,
    accountId: isNoCustomer ? (b % 2 === 0 ? missingId : world.account('finance')) : customerId,
    complimentaryReason: c % 2 === 0 ? 'a guest of the house' : '',
    line: {
      sailingId: isNowhere ? missingId : (pick(scene.sailings, b) ?? 0),
      roomTypeId: scene.passId,
      bed: null,
      passengers: [passenger],
      shownTotalSen: 12_000,
    },
  };
  const sell = (accountId: number) =>
    counterSale(
      platform,
      world.caller('frontdesk'),
      { ...body, accountId },
      { actor: world.actor('frontdesk'), locale: 'en' },
    );
  const { success } = await sell(body.accountId);
  if (success > 0 && (isNoCustomer || isNowhere || isBorrowed))
    throw new Error('sold to nobody, onto nothing, or with the document of another');
  if (success === 0) return;
  const again = await sell(body.accountId);
  const other = await sell(world.account('agent'));
  if (again.lines[0]?.ok !== true || other.success > 0) throw new Error('a key made something else');
};

/** Given away although it is paid for, over, or not there. */
export const complimentaryTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(found, b);
  if (!order) return nothing;
  const isMissing = a % 4 === 0;
  const isGift = order.complimentaryReason !== '';
  const isWrong = isMissing || (order.status !== 'unpaid' && !isGift);
  const give = () =>
    makeComplimentary(
      world.platform,
      isMissing ? missingId : order.id,
      { reason: 'by mistake', limit: null },
      world.actor('frontdesk'),
    );
  // Seldom in earnest: money is what the rest of this is about.
  if (!isWrong && order.status === 'unpaid' && a % 4 > 1) return nothing;
  return mustRefuse(isWrong, give);
};

/** The page of an order was open for too long. */
export const confirmTrick: Trick = async (world, found, { a, b, c }) => {
  const order = pick(
    found.filter(({ status }) => status !== 'unpaid'),
    b,
  );
  if (!order) return nothing;
  const isMissing = a % 4 === 0;
  const money = pick(
    [
      { method: 'cash', slipNo: '', note: '' },
      { method: 'creditCard', slipNo: 'nobody has this', note: '' },
      { method: 'balance', slipNo: '', note: '' },
    ] as const,
    c,
  );
  if (!money) return nothing;
  return mustRefuse(isMissing || money.slipNo !== '', () =>
    confirmPaid(world.platform, isMissing ? missingId : order.id, money, world.actor('frontdesk')),
  );
};

/** Cancelled although it is paid, twice in one list, or not there. */
export const officeCancelTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(
    found.filter(({ status }) => status !== 'unpaid'),
    b,
  );
  if (!order) return nothing;
  const ids = a % 3 === 0 ? [order.id, missingId] : [order.id, order.id];
  return mustRefuse(a % 3 === 0 || order.status === 'refunded', () =>
    cancelOrders(world.platform, ids, { staffReason: 'x' }, world.actor('frontdesk')),
  );
};
