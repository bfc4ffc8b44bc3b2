import { canChange } from '@gangway/contract/booking/refund-rules.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { hasDeparted } from '@gangway/contract/sailings/departure.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaidPayment } from '../../payments/index.ts';
import { readAvailability, removeHoldOfChange } from '../../sailings/index.ts';
import { readSettings } from '../../settings/index.ts';
import { claimPeople } from '../claim-people.ts';
import { sweepHolds } from '../sweep-holds.ts';
import { applyChange } from './apply-change.ts';
import { type LockedOrder, lockOrder, worthOf } from './lock-order.ts';
import { findOutcome, noteOutcome } from './order-payments.store.ts';
import { requireFitParty } from './require-fit-party.ts';
import { sendBackUnused } from './send-back.ts';

/** Money has come for a change of date: it is carried out, or, when its place is lost or the order is gone, sent back. */
export async function applyPaymentToChange(platform: Platform, payment: PaidPayment): Promise<void> {
  const { db, clock } = platform;
  const { id: paymentId, amountSen, subjectIds } = payment;
  const [changeId = 0] = subjectIds;
  const change = await db
    .selectFrom('orderChanges')
    .selectAll()
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!change) return;
  const { orderId } = change;
  if (await carryOut(platform, change, paymentId, amountSen)) return;
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    if (await findOutcome(tx, { orderId, paymentId })) return;
    const at = clock();
    await noteOutcome(tx, { orderId, paymentId, amountSen, outcome: 'returned', at });
    await sendBackUnused(tx, { paymentId, amountSen, shares: [{ orderId, amountSen }], at });
  });
}

interface Change {
  id: number;
  orderId: number;
  fromSailingId: number | null;
  worthSen: number | null;
  sailingId: number;
  edition: number;
  people: number;
  dueSen: number;
}

/** True when it is carried out, or was decided about before. */
async function carryOut(
  platform: Platform,
  change: Change,
  paymentId: number,
  amountSen: number,
): Promise<boolean> {
  if (amountSen !== change.dueSen) return false;
  const { db, clock } = platform;
  const at = clock();
  await sweepHolds(db, at, change.sailingId);
  const types = await readAvailability(db, { ids: [change.sailingId] }, at);
  const { 'change.closedDays': closedDays } = await readSettings(db, 'change.closedDays');
  try {
    await inTransaction(db, async (tx) => {
      await claimPeople(tx, [change.orderId], change.sailingId);
      // The hold first of all rows, as everybody does who ends one: the sweep may be at it at this moment, and has then decided.
      await removeHoldOfChange(tx, change.id);
      const order = await lockOrder(tx, change.orderId);
      if (await findOutcome(tx, { orderId: order.id, paymentId })) throw new Undone(true);
      if (!isAsReckoned(order, change)) throw new Undone();
      const { status } = await tx
        .selectFrom('orderChanges')
        .select('status')
        .where('id', '=', change.id)
        .executeTakeFirstOrThrow();
      const type = types.find((candidate) => candidate.roomTypeId === order.roomTypeId);
      // Guests may have been replaced once its place was no longer held.
      if (type) await requireFitParty(tx, order.id, type, at);
      if (await hasShipLeft(tx, change.sailingId, at)) throw new Undone();
      if (status === 'ended') {
        if (!type?.offer || !canChange(portDate(at), order.date, closedDays)) throw new Undone();
        await tx
          .updateTable('orderChanges')
          .set({ status: 'pending', updatedAt: at })
          .where('id', '=', change.id)
          .execute();
      }
      await noteOutcome(tx, { orderId: order.id, paymentId, amountSen, outcome: 'paid', at });
      // A place on the sailing the change was made for: one that was moved since is another.
      const limits = status === 'ended' && type ? { ...type, edition: change.edition } : null;
      if ((await applyChange(tx, change.id, at, limits)) !== 'done') throw new Undone();
    });
    return true;
  } catch (error) {
    if (error instanceof Undone) return error.isDecided;
    if (breaksConstraint(error, 'tickets_person') || breaksConstraint(error, 'order_changes_pending'))
      return false;
    if (error instanceof AppError && wontDo.has(error.reason)) return false;
    throw error;
  }
}

/** Also when the crew says so before its time, and what is held there has not been ended yet. */
async function hasShipLeft(tx: Tx, sailingId: number, now: Date): Promise<boolean> {
  const sailing = await tx
    .selectFrom('sailings')
    .select(['status', 'departsAt'])
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return hasDeparted(sailing, now);
}

/**
 * Whether the order is still the one the change was reckoned for. Once its hold has ended others may leave the order, or it
 * may sail on another date: neither price nor places are those of the change any more.
 */
function isAsReckoned(order: LockedOrder, { people, fromSailingId, worthSen }: Change): boolean {
  return (
    order.status === 'paid' &&
    order.people === people &&
    order.sailingId === (fromSailingId ?? order.sailingId) &&
    worthOf(order) === (worthSen ?? worthOf(order))
  );
}

const wontDo = new Set<string>([
  'record.changed',
  'order.changeAboard',
  'order.changePassengers',
  'booking.personTwice',
]);

/** Nothing of the transaction stays, the hold of the change least of all. */
class Undone extends Error {
  readonly isDecided: boolean;

  constructor(isDecided = false) {
    super('the change is not carried out');
    this.isDecided = isDecided;
  }
}
