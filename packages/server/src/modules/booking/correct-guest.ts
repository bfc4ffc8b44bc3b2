import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdGate } from '../sailings/index.ts';
import { lockPersons } from './claim-people.ts';
import { endOrderLinks } from './end-order-links.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { atPassenger, requireAtHand } from './guest-at-hand.ts';
import { type KnownPassenger, knowPassengers } from './known-passengers.ts';
import { type LockedOrder, lockOrder } from './money/lock-order.ts';
import { newNameOf } from './name-order.ts';
import { type NewTicket, newTickets } from './new-tickets.ts';
import { requireFitTogether } from './replaced-company.ts';

type CorrectWish = Body<typeof bookingCalls.correctGuest> & { orderId: number };

/**
 * Puts right what was typed wrongly of a guest of a paid order. It stays the same ticket: its serial, its code and its price
 * are kept, and it is mailed again where something that stands on it has changed. Whoever would become somebody else is
 * replaced instead, which may cost. Sent again, it changes nothing more.
 */
export async function correctGuest(platform: Platform, wish: CorrectWish, actor: Actor): Promise<void> {
  const { sailingId, guest } = await knowGuest(platform, wish);
  const [ticket] = newTickets(platform.secrets, [guest], 0);
  if (!ticket) throw new Error('one guest, no ticket');
  await inTransaction(platform.db, async (tx) => {
    // Somebody may be paying for the person this one turns out to be.
    await lockPersons(tx, sailingId, [ticket.idFingerprint]);
    const order = await lockOrder(tx, wish.orderId);
    const before = await readTicket(tx, order.id, wish.ticketId);
    const changed = corrected.filter((field) => before[field] !== ticket[field]);
    if (changed.length === 0) return;
    if (order.sailingId !== sailingId || order.updatedAt.getTime() !== Date.parse(wish.updatedAt))
      throw new AppError('record.changed');
    await requireAtHand(tx, order, wish.ticketId, { refusal: 'order.noCorrect', now: actor.at });
    const ever = new Set([...changed, ...(await correctedBefore(tx, order.id, wish.ticketId))]);
    if (identity.every((field) => ever.has(field)))
      throw new AppError('order.otherPerson', { name: before.name });
    await requireFitTogether(platform, tx, order, { ticketId: wish.ticketId, passenger: guest }, actor.at);
    await renameOrder(tx, order, before.name, ticket.name, actor.at);
    await tellOrdersChanged(tx, [order.accountId]);
    // As with those who replace: tickets are touched behind the gate only.
    const { isClosed } = await holdGate(tx, order.sailingId);
    if (isClosed) throw new AppError('order.noCorrect');
    await keepTicket(tx, wish.ticketId, ticket);
    await recordAudit(tx, actor, {
      action: 'correctGuest',
      entity: 'order',
      entityId: order.id,
      before: { ticketId: wish.ticketId, ...told(before, changed) },
      after: { ticketId: wish.ticketId, ...told(ticket, changed) },
    });
    if (changed.some((field) => !unprinted.has(field))) {
      await endOrderLinks(tx, order, { at: actor.at, except: null });
      await putInOutbox(tx, 'order.paid', {
        orderId: order.id,
        correction: `${wish.ticketId} ${actor.at.getTime()}`,
      });
    }
  }).catch((error: unknown) => {
    if (!breaksConstraint(error, 'tickets_person')) throw error;
    const { name } = guest;
    throw fieldError('booking.personTwice', 'passenger.idNumber', 'error.booking.personTwice', { name });
  });
}

/** What can be put right: all that was typed, but for who sent the guest, which others are paid by. */
const corrected = [
  'name',
  'gender',
  'idType',
  'idFingerprint',
  'passportExpiry',
  'nationality',
  'birthDate',
  'phone',
  'email',
  'dueDate',
  'remarks',
] as const satisfies (keyof NewTicket)[];
type Corrected = (typeof corrected)[number];

/** By these one person is told from another: one of them at least stays. */
const identity = ['name', 'idFingerprint', 'birthDate'] as const satisfies Corrected[];

/** What no ticket shows, so that none is mailed for it. */
const unprinted: ReadonlySet<Corrected> = new Set(['phone', 'remarks']);

async function knowGuest(
  platform: Platform,
  { orderId, ticketId, passenger }: CorrectWish,
): Promise<{ sailingId: number; guest: KnownPassenger }> {
  const before = await readTicket(platform.db, orderId, ticketId);
  // The number that is kept need not be typed again; nothing but it can be taken from elsewhere.
  const kept = before.idSealed
    ? [{ ...before, idNumber: platform.secrets.open(before.idSealed) } satisfies KnownPassenger]
    : [];
  const typed = { ...passenger, savedPassengerId: null, ownDocument: false, referrer: before.referrer };
  const [guest] = await atPassenger(() => knowPassengers(platform, null, [typed], kept));
  if (!guest) throw new AppError('record.missing');
  return { sailingId: before.sailingId, guest };
}

/** What was put right of this ticket before: little by little nobody becomes somebody else either. */
async function correctedBefore(tx: Tx, orderId: number, ticketId: number): Promise<Corrected[]> {
  const entries = await tx
    .selectFrom('auditLog')
    .select('before')
    .where('entity', '=', 'order')
    .where('entityId', '=', String(orderId))
    .where('action', '=', 'correctGuest')
    .execute();
  const told = entries.map(({ before }) => Object(before) as Record<string, unknown>);
  const names = told.filter((before) => before['ticketId'] === ticketId).flatMap(Object.keys);
  return corrected.filter((field) => names.includes(field === 'idFingerprint' ? 'idNumber' : field));
}

/** A ticket of this order; one of another is as missing as one that is not there. */
async function readTicket(db: Tx | Platform['db'], orderId: number, ticketId: number) {
  const ticket = await db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!ticket) throw new AppError('record.missing');
  return ticket;
}

async function renameOrder(tx: Tx, order: LockedOrder, from: string, to: string, at: Date): Promise<void> {
  const customerName = await newNameOf(tx, order, { from, to });
  await tx
    .updateTable('orders')
    .set({ updatedAt: at, ...(customerName === null ? {} : { customerName }) })
    .where('id', '=', order.id)
    .execute();
}

async function keepTicket(tx: Tx, id: number, ticket: NewTicket): Promise<void> {
  const { position: _, serial: _serial, priceSen: _price, referrer: _referrer, ...kept } = ticket;
  const moved = await tx
    .updateTable('tickets')
    .set(kept)
    .where('id', '=', id)
    .where('live', '=', true)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new AppError('order.noCorrect');
}

/** Names are told, documents by their last four characters; of the rest, which is nobody's business, that it was changed. */
function told(
  ticket: Record<Exclude<Corrected, 'idFingerprint'> | 'idEnding', string | null>,
  fields: readonly Corrected[],
): Record<string, string | null> {
  const entries = fields.map((field) =>
    field === 'idFingerprint'
      ? ['idNumber', `•••• ${ticket.idEnding}`]
      : [field, field === 'name' ? ticket.name : '••••'],
  );
  return Object.fromEntries(entries);
}
