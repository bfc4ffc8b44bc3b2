import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdGate } from '../sailings/index.ts';
import { readSettings } from '../settings/index.ts';
import { atPassenger, requireAtHand } from './guest-at-hand.ts';
import { lockPersons } from './claim-people.ts';
import { endOrderLinks } from './end-order-links.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { type KnownPassenger, knowPassengers, requireReferrers } from './known-passengers.ts';
import { limitReplacements } from './limit-replacements.ts';
import { type LockedOrder, lockOwn } from './money/lock-order.ts';
import { sharedSlip, takeMoney, wasTaken } from './money/take-money.ts';
import { newNameOf } from './name-order.ts';
import { type NewTicket, newTickets } from './new-tickets.ts';
import { requireFitTogether } from './replaced-company.ts';

export interface ReplaceWish extends Omit<Body<typeof bookingCalls.replaceGuest>, 'method'> {
  orderId: number;
  /** How the fee is paid, where there is one: by its owner's balance, or over the desk. */
  by: 'balance' | MoneyTaken | null;
  note: string;
  /** Whose order it must be; null for staff. */
  ownerId: number | null;
  /** The session of the owner who asks for it, which goes on though it was opened by a link. */
  sessionId?: number;
}

/**
 * Lets somebody else travel in the place of a guest of a paid order. The old ticket is void, the new one has a serial and
 * a code of its own; the order's price, places and number of people stay. Only somebody who is paid for on the sailing cannot
 * come, as anywhere: what others merely hold for them gives way when it is to be paid. Sent again, it is done once.
 */
export async function replaceGuest(platform: Platform, wish: ReplaceWish, actor: Actor): Promise<void> {
  const { db } = platform;
  const settings = await readSettings(db, 'change.guestFeeSen', 'referral.houseCode');
  const { sailingId, passenger } = await knowNewcomer(platform, wish);
  if (wish.ownerId !== null) await limitReplacements(db, { ...wish, ownerId: wish.ownerId }, actor.at);
  await atPassenger(() => requireReferrers(db, [passenger], settings['referral.houseCode']));
  const [ticket] = newTickets(platform.secrets, [passenger], 0);
  if (!ticket) throw new Error('one passenger, no ticket');
  await inTransaction(db, async (tx) => {
    // Somebody may be paying for the same person in another order.
    await lockPersons(tx, sailingId, [ticket.idFingerprint]);
    const order = await lockOwn(tx, wish.orderId, wish.ownerId);
    if (await isKnown(tx, wish, ticket)) return;
    if (order.sailingId !== sailingId) throw new AppError('record.changed');
    const old = await requireAtHand(tx, order, wish.ticketId, { refusal: 'order.noReplace', now: actor.at });
    const feeSen = settings['change.guestFeeSen'];
    if (feeSen !== wish.shownFeeSen) throw new AppError('order.guestFee', { fee: formatMoney(feeSen) });
    await requireFitTogether(platform, tx, order, { ticketId: wish.ticketId, passenger }, actor.at);
    if (feeSen > 0) await payFee(tx, order, wish, feeSen, actor);
    const customerName = await newNameOf(tx, order, { from: old.name, to: ticket.name });
    await tx
      .updateTable('orders')
      .set({
        paidSen: order.paidSen + feeSen,
        feeSen: order.feeSen + feeSen,
        updatedAt: actor.at,
        ...(customerName === null ? {} : { customerName }),
      })
      .where('id', '=', order.id)
      .execute();
    await tellOrdersChanged(tx, [order.accountId]);
    // Tickets are touched behind the gate only: two who swap guests would wait for each other. Whoever books passes it too,
    // and sees the newcomer, or holds a place for them already, which stands in nobody's way.
    const { isClosed } = await holdGate(tx, order.sailingId);
    if (isClosed) throw new AppError('order.noReplace');
    const newTicketId = await swapTickets(tx, order, wish.ticketId, ticket);
    const { id: replacementId } = await tx
      .insertInto('guestReplacements')
      .values({
        orderId: order.id,
        key: wish.key,
        oldTicketId: wish.ticketId,
        newTicketId,
        feeSen,
        by: actor.accountId,
        at: actor.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, actor, {
      action: 'replaceGuest',
      entity: 'order',
      entityId: order.id,
      after: { oldTicketId: wish.ticketId, newTicketId, feeSen, ...sharedSlip(wish.by) },
    });
    await endOrderLinks(tx, order, { at: actor.at, except: wish.sessionId ?? null });
    await putInOutbox(tx, 'order.paid', { orderId: order.id, replacementId });
  }).catch((error: unknown) => {
    // Serials are drawn by lot and may meet one that is there.
    if (breaksConstraint(error, 'tickets_serial_key')) return replaceGuest(platform, wish, actor);
    if (!breaksConstraint(error, 'tickets_person')) throw error;
    const { name } = passenger;
    throw fieldError('booking.personTwice', 'passenger.idNumber', 'error.booking.personTwice', { name });
  });
}

/**
 * Numbers of saved passengers are the owner's own, whoever sends the wish. Whose order it is comes first: to another it is
 * as missing as one that is not there, whatever else is wrong.
 */
async function knowNewcomer(
  platform: Platform,
  wish: ReplaceWish,
): Promise<{ sailingId: number; passenger: KnownPassenger }> {
  const order = await platform.db
    .selectFrom('orders')
    .select(['accountId', 'sailingId'])
    .where('id', '=', wish.orderId)
    .executeTakeFirst();
  const isOwn = wish.ownerId === null || order?.accountId === wish.ownerId;
  if (!order || !isOwn) throw new AppError('record.missing');
  const [passenger] = await atPassenger(() => knowPassengers(platform, order.accountId, [wish.passenger]));
  if (!passenger) throw new AppError('record.missing');
  return { sailingId: order.sailingId, passenger };
}

/** Whether this very wish was carried out before. The same key for anything else is refused. */
async function isKnown(
  tx: Tx,
  { orderId, key, ticketId, shownFeeSen, by, note }: ReplaceWish,
  ticket: NewTicket,
): Promise<boolean> {
  const row = await tx
    .selectFrom('guestReplacements')
    .innerJoin('tickets', 'tickets.id', 'guestReplacements.newTicketId')
    .selectAll('tickets')
    .select(['guestReplacements.oldTicketId', 'guestReplacements.feeSen', 'guestReplacements.at'])
    .where('guestReplacements.orderId', '=', orderId)
    .where('guestReplacements.key', '=', key)
    .executeTakeFirst();
  if (!row) return false;
  const isSame =
    row.oldTicketId === ticketId &&
    row.feeSen === shownFeeSen &&
    asked.every((field) => row[field] === ticket[field]) &&
    (row.feeSen === 0 ||
      (by !== null && (await wasTaken(tx, orderId, { by, subject: 'orders', note, at: row.at }))));
  if (!isSame) throw new AppError('booking.keyReused');
  return true;
}

/** What a newcomer's ticket says that was asked for, and not made for it. */
const asked = [
  'idFingerprint',
  'idType',
  'name',
  'gender',
  'birthDate',
  'nationality',
  'passportExpiry',
  'phone',
  'email',
  'dueDate',
  'referrer',
  'remarks',
] as const satisfies (keyof NewTicket)[];

async function swapTickets(
  tx: Tx,
  order: LockedOrder,
  oldTicketId: number,
  ticket: NewTicket,
): Promise<number> {
  const old = await tx
    .updateTable('tickets')
    .set({ live: false })
    .where('id', '=', oldTicketId)
    .where('orderId', '=', order.id)
    .where('live', '=', true)
    .returning(['position', 'priceSen'])
    .executeTakeFirst();
  if (!old) throw new AppError('order.noReplace');
  const { id } = await tx
    .insertInto('tickets')
    // What the place costs stays as it is, whoever travels in it.
    .values({ ...ticket, ...old, orderId: order.id, sailingId: order.sailingId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function payFee(
  tx: Tx,
  order: LockedOrder,
  { by, note }: ReplaceWish,
  amountSen: number,
  actor: Actor,
): Promise<void> {
  if (by === null) throw new AppError('payment.method');
  await takeMoney(tx, order, { by, amountSen, subject: 'orders', subjectId: order.id, note }, actor);
}
