import { noteChange } from '../../platform/database/changes.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inOneStatement, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { lockPersons } from './claim-people.ts';
import { noteGift } from './note-gift.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow } from './orders.queries.ts';
import { makeOrderNo, makeSerial } from './random-code.ts';
import { takeStatement } from './take-statement.ts';

/**
 * Why nothing was taken. `person`: their place is paid for; `personHeld`: the buyer holds one for them. `cartLine`: it was changed since it
 * was read, or is gone. `again`: this wish to buy has made its order already.
 */
export type TakeRefusal = (typeof refusals)[number] | 'personHeld' | 'again';
const refusals = [
  'units',
  'people',
  'person',
  'cartLine',
  'heldSailing',
  'heldAccount',
  'heldAgent',
  'heldAddress',
  'lapsedAddress',
  'lapsed',
  'lapsedAgent',
] as const;
export type TakeResult = { ok: true; orders: OrderRow[] } | { ok: false; refusal: TakeRefusal };

/**
 * Takes the places, makes the orders and their tickets and starts the holds, in one statement: the counters move only as far
 * as the limits allow, whoever else is buying, and when any part cannot be had nothing of it stays. A place is counted
 * first by type, then by person; everything that touches both keeps to that order, so nobody waits in a circle. Before
 * either, whoever holds too much unpaid already is turned away. An order that costs nothing for a reason is paid at once and
 * held by no clock; it is made alone. Rooms are counted again behind the counters: one that went out of service meanwhile is not sold. A
 * person whom somebody else holds a place for may be booked, one who is paid for may not; that is looked
 * at again behind the counters, where whoever lets somebody in for a guest may have kept it waiting. Who waits briefly for locks gives up
 * with an error after half a second.
 */
export async function takePlaces(
  db: Db,
  orders: readonly NewOrder[],
  now: Date,
  { waits }: { waits: 'briefly' | 'long' },
): Promise<TakeResult> {
  try {
    const gift = orders.find((order) => order.givenBy);
    // A gift is more than one statement: it is noted in the transaction that makes it.
    const inOne = gift ? inTransaction : inOneStatement;
    const ids = await inOne(db, async (tx) => {
      // Its people are paid for at once: whoever is paying for them at this moment is waited for.
      if (gift) await lockPersons(tx, gift.sailingId, personsOf(gift));
      const { rows } = await tx.executeQuery(takeStatement(orders, now, waits));
      const [made] = rows;
      if (made?.ids?.length !== orders.length) throw new Error('orders were made and not answered');
      for (const sailingId of new Set(orders.map((order) => order.sailingId)))
        noteChange(tx, { what: 'places', sailingId });
      const [id] = made.ids;
      if (gift?.givenBy && id !== undefined) await giveAway(tx, id, gift, gift.givenBy);
      return made.ids;
    });
    return { ok: true, orders: orders.map((order, index) => rowOf(order, ids[index] ?? 0, now)) };
  } catch (error) {
    if (isNumberTaken(error))
      return takePlaces(
        db,
        orders.map((order) => withNewNumbers(order, now)),
        now,
        { waits },
      );
    return { ok: false, refusal: refusalOf(error) };
  }
}

const personsOf = ({ tickets }: NewOrder) => tickets.map((ticket) => ticket.idFingerprint);

/** What is given away is noted, and its tickets are good at once. */
async function giveAway(tx: Tx, orderId: number, order: NewOrder, actor: Actor): Promise<void> {
  const { givenSen, complimentaryReason: reason, giftLimit: limit } = order;
  await noteGift(tx, { orderId, givenSen, reason, limit }, actor);
  await putInOutbox(tx, 'order.paid', { orderId });
}

/** The order as it now stands, without asking for it again. */
function rowOf(order: NewOrder, id: number, now: Date): OrderRow {
  const isFree = order.complimentaryReason !== '';
  return {
    ...order.names,
    id,
    orderNo: order.orderNo,
    groupNo: order.groupNo,
    status: isFree ? 'paid' : 'unpaid',
    bed: order.bed,
    people: order.tickets.length,
    totalSen: order.totalSen,
    paidSen: 0,
    refundedSen: 0,
    toCollectSen: 0,
    feeSen: 0,
    method: order.method,
    nonRefundable: order.nonRefundable,
    complimentary: isFree,
    customerName: order.customerName,
    referrer: order.referrer,
    roomNumber: null,
    holdExpiresAt: order.holdExpiresAt,
    createdAt: now,
    updatedAt: now,
    paidAt: isFree ? now : null,
    canceledAt: null,
    cancelReason: null,
    refundedAt: null,
    completedAt: null,
    accountId: order.accountId,
    channel: order.channel,
    soldBy: order.soldBy,
    sailingId: order.sailingId,
    roomTypeId: order.roomTypeId,
  };
}

/** Numbers are drawn by lot and may meet one that is there: nothing was taken, and others are drawn. */
function isNumberTaken(error: unknown): boolean {
  return breaksConstraint(error, 'orders_order_no_key') || breaksConstraint(error, 'tickets_serial_key');
}

function withNewNumbers(order: NewOrder, now: Date): NewOrder {
  const tickets = order.tickets.map((ticket) => ({ ...ticket, serial: makeSerial() }));
  return { ...order, orderNo: makeOrderNo(now), tickets };
}

/** What the database said no to; throws what is no refusal. */
export function refusalOf(error: unknown): TakeRefusal {
  if (error instanceof Error && 'code' in error && error.code === 'GW001')
    return refusals.find((refusal) => refusal === error.message) ?? 'people';
  if (breaksConstraint(error, 'orders_checkout_line')) return 'again';
  if (breaksConstraint(error, 'tickets_person')) return 'person';
  if (breaksConstraint(error, 'tickets_held_person')) return 'personHeld';
  throw error;
}
