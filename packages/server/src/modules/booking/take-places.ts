import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import { noteChange } from '../../platform/database/changes.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inOneStatement, inTransaction } from '../../platform/database/in-transaction.ts';
import { written } from '../../platform/database/written.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { lockPersons } from './claim-people.ts';
import type { CartLineState } from './cart.store.ts';
import type { HoldCaps } from './hold-caps.ts';
import type { NewTicket } from './new-tickets.ts';
import { noteGift } from './note-gift.ts';
import type { OrderRow, SailingRow } from './orders.queries.ts';
import { makeOrderNo, makeSerial } from './random-code.ts';
import type { WaiveLimit } from './waive-limits.ts';

export interface NewOrder {
  orderNo: string;
  groupNo: string;
  channel: OfficeOrder['channel'];
  accountId: number | null;
  soldBy: number | null;
  checkout: { accountId: number; key: string; line: number; fingerprint: string };
  customerName: string;
  sailingId: number;
  roomTypeId: number;
  bed: Bed | null;
  units: number;
  referrer: string;
  method: PaymentMethod;
  totalSen: number;
  nonRefundable: boolean;
  refundTiers: RefundTier[];
  noShowPercent: number;
  peak: boolean;
  complimentaryReason: string;
  /** Who gives it away; null for what is sold. */
  givenBy: Actor | null;
  /** What it would have cost, and how much they may give away in a day. */
  givenSen: number;
  giftLimit: WaiveLimit;
  holdExpiresAt: Date;
  /** The line of a cart it is bought out of, as it was read: another by then is not bought. */
  cartLine: CartLineState | null;
  tickets: readonly NewTicket[];
  /** How many of the type may be taken on this sailing, and how many people may be aboard. */
  limit: number;
  capacity: number;
  /** How much may be held unpaid; null where nobody is capped, as at the counter. */
  caps: HoldCaps | null;
  /** Which edition of the sailing was looked at. */
  edition: number;
  names: ShownNames;
}

/** What an order is shown by of its sailing and its type, as it was looked at. */
export type ShownNames = Omit<SailingRow, 'sailingId'> &
  Pick<OrderRow, 'roomTypeCode' | 'roomTypeKind' | 'roomTypeNameEn' | 'roomTypeNameZh' | 'roomTypeHasWindow'>;

/** Why nothing was taken. `cartLine`: it was changed since it was read, or is gone. `again`: this wish to buy has made its order already. */
export type TakeRefusal = (typeof refusals)[number] | 'again';
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
export type TakeResult = { ok: true; order: OrderRow } | { ok: false; refusal: TakeRefusal };

/**
 * Takes the places, makes the order and its tickets and starts the hold, in one statement: the counters move only as far
 * as the limits allow, whoever else is buying, and when any part cannot be had nothing of it stays. A place is counted
 * first by type, then by person; everything that touches both keeps to that order, so nobody waits in a circle. Before
 * either, whoever holds too much unpaid already is turned away. An order that costs nothing for a reason is paid at once and
 * held by no clock. Rooms are counted again behind the counters: one that went out of service meanwhile is not sold. A person whom somebody else holds a place for may be booked, one who is paid for may not; that is looked
 * at again behind the counters, where whoever lets somebody in for a guest may have kept it waiting.
 */
export async function takePlaces(db: Db, order: NewOrder, now: Date): Promise<TakeResult> {
  const { checkout, limit, capacity, edition, sailingId, roomTypeId, units, caps } = order;
  const people = order.tickets.length;
  const isFree = order.complimentaryReason !== '';
  const persons = order.tickets.map((ticket) => ticket.idFingerprint);
  try {
    // A gift is more than one statement: it is noted in the transaction that makes it.
    const inOne = order.givenBy ? inTransaction : inOneStatement;
    const row = await inOne(db, async (tx) => {
      // Its people are paid for at once: whoever is paying for them at this moment is waited for.
      if (order.givenBy) await lockPersons(tx, sailingId, persons);
      const { rows } = await tx.executeQuery(
        written<{ id: number }>`
        with allowed as materialized (
          select refuse_hoarding(${caps?.accountId ?? null}::bigint, ${caps?.addressKey ?? null}::text,
            ${sailingId}::bigint, ${people}::int, ${caps?.perSailing ?? null}::int, ${caps?.perAccount ?? null}::int,
            ${caps?.perAgent ?? null}::int, ${caps?.perAddress ?? null}::int, ${caps?.lapsedPerDay ?? null}::int,
            ${now}::timestamptz) as ok
        ), booked as (
          select 1 from tickets where sailing_id = ${sailingId}::bigint and live and paid
             and id_fingerprint = any(${persons}::text[]) limit 1
        ), unit as (
          insert into sailing_units as c (sailing_id, room_type_id, units_taken)
          select ${sailingId}::bigint, ${roomTypeId}::bigint, ${units}::int
            from allowed where ok and ${units}::int <= ${limit}::int and not exists (select from booked)
          on conflict (sailing_id, room_type_id) do update set units_taken = c.units_taken + excluded.units_taken
           where c.units_taken + excluded.units_taken <= ${limit}::int
          returning c.units_taken
        ), person as (
          insert into sailing_people as c (sailing_id, people_taken)
          select ${sailingId}::bigint, ${people}::int from unit where ${people}::int <= ${capacity}::int
          on conflict (sailing_id) do update set people_taken = c.people_taken + excluded.people_taken
           where not c.closed and c.edition = ${edition}::int
             and c.people_taken + excluded.people_taken <= ${capacity}::int
          returning 1
        ), made as (
          insert into orders (order_no, group_no, channel, account_id, sold_by, checkout_account_id, checkout_key,
            checkout_line, checkout_fingerprint, customer_name, sailing_id, edition, room_type_id, bed, units, people,
            referrer, method, total_sen, non_refundable, refund_tiers, no_show_percent, peak, complimentary_reason, status,
            paid_at, hold_expires_at, created_at, updated_at)
          select ${order.orderNo}::text, ${order.groupNo}::text, ${order.channel}::text, ${order.accountId}::bigint,
            ${order.soldBy}::bigint, ${checkout.accountId}::bigint, ${checkout.key}::uuid, ${checkout.line}::int,
            ${checkout.fingerprint}::text, ${order.customerName}::text, ${sailingId}::bigint, ${edition}::int,
            ${roomTypeId}::bigint, ${order.bed}::text, ${units}::int, ${people}::int, ${order.referrer}::text,
            ${order.method}::text, ${order.totalSen}::bigint, ${order.nonRefundable}::boolean,
            ${JSON.stringify(order.refundTiers)}::jsonb, ${order.noShowPercent}::int, ${order.peak}::boolean,
            ${order.complimentaryReason}::text, ${isFree ? 'paid' : 'unpaid'}::text, ${isFree ? now : null}::timestamptz,
            ${order.holdExpiresAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
            from person
          returning id
        ), ticket as (
          insert into tickets (order_id, sailing_id, position, serial, price_sen, name, gender, id_type, id_sealed,
            id_fingerprint, id_ending, passport_expiry, nationality, birth_date, phone, email, due_date, referrer, remarks, paid,
            holder_id)
          select made.id, ${sailingId}::bigint, t.position, t.serial, t."priceSen", t.name, t.gender, t."idType",
            t."idSealed", t."idFingerprint", t."idEnding", t."passportExpiry", t.nationality, t."birthDate", t.phone, t.email,
            t."dueDate", t.referrer, t.remarks, ${isFree}::boolean, ${order.accountId ?? 0}::bigint
            from made, jsonb_to_recordset(${JSON.stringify(order.tickets)}::jsonb) as t(position int, serial text,
              "priceSen" bigint, name text, gender text, "idType" text, "idSealed" text, "idFingerprint" text, "idEnding" text,
              "passportExpiry" date, nationality text, "birthDate" date, phone text, email text, "dueDate" date,
              referrer text, remarks text)
        ), hold as (
          insert into place_holds (order_id, sailing_id, room_type_id, units, people, expires_at, account_id, address_key)
          select id, ${sailingId}::bigint, ${roomTypeId}::bigint, ${units}::int, ${people}::int,
            ${order.holdExpiresAt}::timestamptz, ${caps?.accountId ?? null}::bigint, ${caps?.addressKey ?? null}::text
            from made where not ${isFree}::boolean
        ), bought as (
          delete from cart_lines where id = ${order.cartLine?.id ?? null}::bigint
             and sealed = ${order.cartLine?.sealed ?? null}::text and exists (select from made)
          returning 1
        )
        select case
            when exists (select from booked) then refuse_booking('person')
            when not exists (select from unit) then refuse_booking('units')
            when not exists (select from person) then refuse_booking('people')
            when ${order.names.roomTypeKind === 'cabin'}::boolean
              and not has_rooms(${sailingId}::bigint, ${roomTypeId}::bigint, (select units_taken from unit))
              then refuse_booking('units')
            when not ${isFree}::boolean and is_paid_for(${sailingId}::bigint, ${persons}::text[])
              then refuse_booking('person')
            when ${order.cartLine !== null}::boolean and not exists (select from bought) then refuse_booking('cartLine')
          end, (select id from made) as id`,
      );
      const [made] = rows;
      if (!made) throw new Error('an order was made and not answered');
      noteChange(tx, { what: 'places', sailingId });
      if (order.givenBy) await giveAway(tx, made.id, order, order.givenBy);
      return made;
    });
    return { ok: true, order: { ...newRow(order, now), ...order.names, id: row.id } };
  } catch (error) {
    if (isNumberTaken(error)) return takePlaces(db, withNewNumbers(order, now), now);
    return { ok: false, refusal: refusalOf(error) };
  }
}

/** What is given away is noted, and its tickets are good at once. */
async function giveAway(tx: Tx, orderId: number, order: NewOrder, actor: Actor): Promise<void> {
  const { givenSen, complimentaryReason: reason, giftLimit: limit } = order;
  await noteGift(tx, { orderId, givenSen, reason, limit }, actor);
  await putInOutbox(tx, 'order.paid', { orderId });
}

/** The order as it now stands, without asking for it again. */
function newRow(order: NewOrder, now: Date): Omit<OrderRow, keyof ShownNames | 'id'> {
  const isFree = order.complimentaryReason !== '';
  return {
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
  if (breaksConstraint(error, 'tickets_person') || breaksConstraint(error, 'tickets_held_person'))
    return 'person';
  throw error;
}
