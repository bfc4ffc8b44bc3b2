import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { isGone } from '../mark-paid.ts';
import { isWorse } from '../require-terms.ts';
import { requireTime } from '../require-time.ts';
import { wasTaken } from './take-money.ts';

export interface ChangeWish extends Omit<Body<typeof bookingCalls.changeOrder>, 'method'> {
  orderId: number;
  method: PaymentMethod | null;
  /** Whose order it must be; null for staff, who take the money at the desk. */
  accountId: number | null;
  /** How staff took it. */
  desk?: MoneyTaken | null;
  /** What staff say about the money they took. */
  note?: string;
}

/** What became of a wish for another date. */
export type Held =
  | { state: 'done' }
  | { state: 'held'; changeId: number; dueSen: number; orderNo: string; expiresAt: Date };

/** The place of a change that waits for its payment is held no longer, and nobody has swept it yet. */
export class HoldOver extends AppError {
  readonly sailingId: number;

  constructor(sailingId: number) {
    super('record.changed');
    this.sailingId = sailingId;
  }
}

/** The same wish again: what it did stands; one that still waits for its payment goes on to it. */
export async function findKnownChange(tx: Tx, wish: ChangeWish, at: Date): Promise<Held | null> {
  const row = await tx
    .selectFrom('orderChanges')
    .innerJoin('orders', 'orders.id', 'orderChanges.orderId')
    .innerJoin('sailings', 'sailings.id', 'orderChanges.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .leftJoin('placeHolds', 'placeHolds.changeId', 'orderChanges.id')
    .select([
      'orderChanges.id',
      'orderChanges.key',
      'orderChanges.sailingId',
      'orderChanges.status',
      'orderChanges.dueSen',
      'orderChanges.createdAt',
      'orderChanges.nonRefundable',
      'orderChanges.peak',
      'orderChanges.keptPercent as floorPercent',
      'orders.orderNo',
      'orders.refundTiers as tiers',
      'orders.noShowPercent',
      'sailings.date',
      'sailings.departsAt',
      'sailings.status as sailingStatus',
      sql<boolean>`ships.status = 'active'`.as('shipActive'),
      'placeHolds.expiresAt',
    ])
    .where('orderChanges.orderId', '=', wish.orderId)
    .where((eb) => eb.or([eb('orderChanges.key', '=', wish.key), eb('orderChanges.status', '=', 'pending')]))
    .orderBy((eb) => eb('orderChanges.key', '=', wish.key), 'desc')
    .orderBy('orderChanges.id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  if (row.key === wish.key && !(await isSame(tx, wish, row))) throw new AppError('booking.keyReused');
  // Nobody is sent to pay for what they cannot have, nor kept from another date by it.
  if (row.status === 'pending' && row.expiresAt && row.expiresAt <= at) throw new HoldOver(row.sailingId);
  // Whoever wants another date now must not be sent to pay for the one before; nor does staff pay for what waits.
  if (row.key !== wish.key && wish.accountId === null) throw new AppError('order.changeWaits');
  if (row.key !== wish.key && row.sailingId !== wish.sailingId) throw new AppError('order.changeWaits');
  // Nor is anybody sent to pay another amount than was shown, or on worse terms: they have changed since the place was taken.
  if (row.dueSen !== wish.shownDueSen) throw new AppError('order.changeWaits');
  if (row.key !== wish.key && isWorse(wish, row, row, at)) throw new AppError('order.changeWaits');
  if (row.status === 'done') return { state: 'done' };
  if (row.status === 'ended' || row.expiresAt === null) throw new AppError('record.changed');
  // Nor for a ship that does not sail any more, of whose holds nobody has heard yet.
  if (row.sailingStatus === 'cancelled' || isGone({ ...row, status: row.sailingStatus }, at))
    throw new AppError('booking.closed');
  // Nor for another departure, which the sailing may have been given while its place is held.
  requireTime(wish, row);
  return {
    state: 'held',
    changeId: row.id,
    dueSen: row.dueSen,
    orderNo: row.orderNo,
    expiresAt: row.expiresAt,
  };
}

/** Whether a wish asks for what was asked before. A page may be left for another, so a gateway's method may differ. */
async function isSame(
  tx: Tx,
  wish: ChangeWish,
  before: { sailingId: number; dueSen: number; createdAt: Date },
): Promise<boolean> {
  if (before.sailingId !== wish.sailingId || before.dueSen !== wish.shownDueSen) return false;
  const by = wish.accountId === null ? wish.desk : wish.method;
  if (before.dueSen <= 0) return true;
  if (!by) return false;
  if (by !== 'balance' && typeof by !== 'object') return true;
  const { note = '' } = wish;
  return wasTaken(tx, wish.orderId, { by, subject: 'change', note, at: before.createdAt });
}
