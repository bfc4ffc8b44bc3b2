import { randomUUID } from 'node:crypto';
import { listTicketScans } from '../../../src/modules/boarding/office/ticket-scans.query.ts';
import { askOrderLink } from '../../../src/modules/booking/ask-order-link.ts';
import { lookUpOrder } from '../../../src/modules/booking/look-up-order.ts';
import { mailTickets } from '../../../src/modules/booking/mail/mail-tickets.ts';
import { getChangeState } from '../../../src/modules/booking/money/own-money.query.ts';
import { listReceipts } from '../../../src/modules/booking/money/list-receipts.query.ts';
import { getOrderMoney } from '../../../src/modules/booking/money/order-money.query.ts';
import { readRefundProgress } from '../../../src/modules/booking/money/refund-sailing.ts';
import { getMyOrders } from '../../../src/modules/booking/my-orders.queries.ts';
import { countOrders } from '../../../src/modules/booking/office/count-orders.query.ts';
import { getOfficeOrder } from '../../../src/modules/booking/office/get-office-order.query.ts';
import { getOrderPapers } from '../../../src/modules/booking/office/order-papers.query.ts';
import { showIdNumber } from '../../../src/modules/booking/office/show-id-number.ts';
import { readSailingStakes, readShipStakes } from '../../../src/modules/booking/office/stakes.query.ts';
import { quoteLines } from '../../../src/modules/booking/quote-lines.ts';
import { pick } from '../find.ts';
import {
  bear,
  missingId,
  mustRefuse,
  nothing,
  ordersOf,
  requireOneEach,
  strangerTo,
  type Trick,
} from './found.ts';

/** Orders of others among the own, and the same several times. */
export const ownOrdersTrick: Trick = async (world, found, { b, c }) => {
  const { ids, isForeign, accountId } = ordersOf(found, b, c);
  if (ids.length === 0) return nothing;
  return mustRefuse(isForeign, async () => {
    const orders = await getMyOrders(world.platform, accountId, ids);
    requireOneEach(orders.map((order) => order.id));
  });
};

/** The number of one order with how the document of somebody else ends. */
export const publicLookUpTrick: Trick = async (world, found, { b, c }) => {
  const order = pick(found, b);
  if (!order) return nothing;
  const aboard = new Set(order.tickets.map((ticket) => ticket.idEnding));
  const idEnding = pick(
    found
      .flatMap((other) => other.tickets.map((ticket) => ticket.idEnding))
      .filter((one) => !aboard.has(one)),
    c,
  );
  // Tries are counted by address: this one comes from many.
  const actor = { ...world.actor('customer'), address: `192.0.2.${c % 250}` };
  return mustRefuse(true, () =>
    lookUpOrder(world.platform, { orderNo: order.orderNo, idEnding: idEnding ?? 'ZZZZ' }, actor),
  );
};

/** The number of an order with an address that is not its own: nobody is mailed a link. */
export const askLinkTrick: Trick = async (world, found, { b, c }) => {
  const order = pick(found, b);
  if (!order) return;
  const actor = { ...world.actor('customer'), address: `192.0.3.${c % 250}` };
  const wish = { orderNo: order.orderNo, email: 'stranger@example.com', locale: 'en' as const };
  // Asked often from one address, it may be refused.
  await askOrderLink(world.platform, wish, actor).catch(bear);
  const links = await world.platform.db.selectFrom('orderLinks').select('id').execute();
  if (links.length > 0) throw new Error('a link to an order was made for a stranger');
};

/** Receipts of somebody else's order. */
export const receiptsTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(found, b);
  if (!order) return nothing;
  const id = a % 4 === 0 ? missingId : order.id;
  return mustRefuse(true, () =>
    listReceipts(world.platform.db, {
      orderId: id,
      accountId: strangerTo(world, order.accountId),
      gateway: world.gateway.name,
    }),
  );
};

/** A change of date of somebody else's order. */
export const changeStateTrick: Trick = async (world, _, { a, b }) => {
  const { db } = world.platform;
  const changes = await db
    .selectFrom('orderChanges')
    .innerJoin('orders', 'orders.id', 'orderChanges.orderId')
    .select(['orderChanges.id', 'orders.accountId'])
    .orderBy('orderChanges.id')
    .execute();
  const change = pick(changes, b);
  if (!change) return nothing;
  const id = a % 4 === 0 ? missingId : change.id;
  return mustRefuse(true, () => getChangeState(db, strangerTo(world, change.accountId), id));
};

/** What staff look at must be what was asked for, or nothing. */
export const officeLookUpTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(found, b);
  if (!order) return nothing;
  const { platform, gateway, now } = world;
  const boarding = { now, readScans: (orderId: number) => listTicketScans(platform.db, orderId) };
  const detail = await getOfficeOrder(platform.db, order.id, boarding);
  if (detail.id !== order.id) throw new Error('another order was shown');
  const money = await getOrderMoney(platform.db, gateway.name, order.id);
  requireOneEach(money.refunds.flatMap((refund) => refund.parts.map((part) => part.refundId)));
  return mustRefuse(true, () =>
    a % 2 === 0
      ? getOfficeOrder(platform.db, missingId, boarding)
      : getOrderMoney(platform.db, gateway.name, missingId),
  );
};

/** What a guest takes along is of the order that was asked for, and of none that is not there. */
export const papersTrick: Trick = async (world, found, { a, b }) => {
  const { platform, gateway } = world;
  const order = pick(found, b);
  if (!order) return nothing;
  const papers = await getOrderPapers(platform, gateway.name, order.id);
  if (papers.order.id !== order.id) throw new Error('another order was shown');
  const mail = { id: missingId, key: randomUUID(), email: 'guest@example.com' };
  return mustRefuse(true, async () =>
    a % 2 === 0
      ? getOrderPapers(platform, gateway.name, missingId)
      : mailTickets(platform, 'https://tickets.example.com', mail, world.actor('frontdesk')),
  );
};

export const idNumberTrick: Trick = (world) =>
  mustRefuse(true, () => showIdNumber(world.platform, missingId, world.actor('frontdesk')));

export const progressTrick: Trick = ({ platform }) =>
  mustRefuse(true, () => readRefundProgress(platform, missingId));

/** What a deed would touch: of what is not there, nothing. */
export const stakesTrick: Trick = ({ platform }, _, { a }) =>
  mustRefuse(true, () =>
    a % 2 === 0 ? readSailingStakes(platform.db, missingId) : readShipStakes(platform.db, missingId),
  );

/** Accounts named twice, those of staff, and one that is not there. */
export const countsTrick: Trick = async (world) => {
  const ids = ['customer', 'agent', 'customer', 'finance'].map((name) => world.account(name));
  const rows = await countOrders(world.platform.db, [...ids, missingId]);
  requireOneEach(rows.map((row) => row.accountId));
};

/** A sailing or a type that is not there is not for sale. */
export const quoteTrick: Trick = async ({ platform, scene, now }, _, { a, b }) => {
  const sailingId = a % 2 === 0 ? missingId : (pick(scene.sailings, b) ?? 0);
  const roomTypeId = a % 2 === 0 ? scene.passId : missingId;
  const line = { sailingId, roomTypeId, people: 1 };
  const quotes = await quoteLines(platform.db, [line, line], now);
  if (quotes.length !== 2 || quotes.some((quote) => quote.state === 'open'))
    throw new Error('what is not there was offered');
};
