import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ChangeQuote } from '@gangway/contract/booking/money-calls.ts';
import type { Body, Data } from '@gangway/contract/core/define-call.ts';
import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../../platform/database/in-transaction.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PaymentSettings, startPayment } from '../../payments/index.ts';
import { addHold, movePlaces } from '../../sailings/index.ts';
import { lockPeople, requireUnclaimed } from '../claim-people.ts';
import type { HoldCaps } from '../hold-caps.ts';
import { soldOut } from '../price-line.ts';
import { refuseHoarding } from '../refuse-hoarding.ts';
import { requireEdition } from '../require-edition.ts';
import { isWorse, requireTerms } from '../require-terms.ts';
import { requireTime } from '../require-time.ts';
import { sweepSailing } from '../sweep-holds.ts';
import { applyChange } from './apply-change.ts';
import { type ChangeFacts, judgeChange, readChangeFacts } from './judge-change.ts';
import { type LockedOrder, lockOrder, lockOwn, worthOf } from './lock-order.ts';
import { requireAshore } from './require-ashore.ts';
import { requireFitParty } from './require-fit-party.ts';
import { sharedSlip, takeMoney, wasTaken } from './take-money.ts';

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

export type ChangeAnswer = Data<typeof bookingCalls.changeOrder>;

/** What another date costs: the difference in price, and the admin fee for each person. */
export async function quoteChange(
  platform: Platform,
  { orderId, sailingId, accountId }: Pick<ChangeWish, 'orderId' | 'sailingId' | 'accountId'>,
): Promise<ChangeQuote> {
  const facts = await readChangeFacts(platform, sailingId);
  return inTransaction(platform.db, async (tx) => {
    const order = await lockOwn(tx, orderId, accountId);
    const { type, quote } = judgeChange(order, facts, sailingId, platform.clock());
    await requireAshore(tx, orderId);
    await requireFitParty(tx, orderId, type, platform.clock());
    await requireFreePeople(tx, order, sailingId);
    return quote;
  });
}

/**
 * Moves a paid order to another sailing. The new place is taken first; the old one is given back in the same transaction
 * when nothing is left to pay, or when the difference has been paid. Until then the new place is held like any other.
 */
export async function changeOrder(
  platform: Platform,
  settings: PaymentSettings,
  wish: ChangeWish,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<ChangeAnswer> {
  const held = await tryToChange(platform, wish, actor).catch(async (error: unknown) => {
    // Holds that are over count until they are swept.
    const sailingId = error instanceof HoldOver ? error.sailingId : isSoldOut(error) && wish.sailingId;
    if (!sailingId) throw error;
    await sweepSailing(platform, sailingId);
    return tryToChange(platform, wish, { ...actor, at: platform.clock() });
  });
  if (held.state === 'done') return { state: 'done' };
  if (wish.accountId === null) throw new AppError('order.changeWaits');
  const paymentId = await startPayment(platform, settings, {
    subject: 'change',
    subjectIds: [held.changeId],
    label: held.orderNo,
    amountSen: held.dueSen,
    method: wish.method ?? 'creditCard',
    accountId: wish.accountId,
    email: null,
    locale,
    expiresAt: held.expiresAt,
  });
  return { state: 'jump', paymentId };
}

/** The place of a change that waits for its payment is held no longer, and nobody has swept it yet. */
class HoldOver extends AppError {
  readonly sailingId: number;

  constructor(sailingId: number) {
    super('record.changed');
    this.sailingId = sailingId;
  }
}

const isSoldOut = (error: unknown) => error instanceof AppError && error.reason === 'booking.soldOut';

async function tryToChange(platform: Platform, wish: ChangeWish, actor: Actor): Promise<Held> {
  const { db, secrets } = platform;
  const facts = await readChangeFacts(platform, wish.sailingId);
  const caps = capsOf(wish, facts, secrets.fingerprint('address', addressKey(actor.address)));
  return inTransaction(db, (tx) => takeNewPlace(tx, wish, facts, caps, actor)).catch(
    async (error: unknown) => {
      // Somebody of the order was booked onto that sailing at this very moment.
      if (!breaksConstraint(error, 'tickets_person')) throw error;
      await inTransaction(db, async (tx) =>
        requireFreePeople(tx, await lockOrder(tx, wish.orderId), wish.sailingId),
      );
      throw new AppError('record.changed');
    },
  );
}

/** Staff take the money at once; a customer's new place is held unpaid, and counts with whatever else is. */
function capsOf({ accountId }: ChangeWish, { holdLimits }: ChangeFacts, key: string): HoldCaps | null {
  return accountId === null ? null : { ...holdLimits, accountId, addressKey: key };
}

type Held =
  | { state: 'done' }
  | { state: 'held'; changeId: number; dueSen: number; orderNo: string; expiresAt: Date };

async function takeNewPlace(
  tx: Tx,
  wish: ChangeWish,
  facts: ChangeFacts,
  caps: HoldCaps | null,
  actor: Actor,
): Promise<Held> {
  await lockPeople(tx, [wish.orderId], wish.sailingId);
  const order = await lockOwn(tx, wish.orderId, wish.accountId);
  const known = await findKnown(tx, wish, actor.at);
  if (known) return known;
  const { type, quote } = judgeChange(order, facts, wish.sailingId, actor.at);
  const { terms, ...price } = quote;
  await requireAshore(tx, order.id);
  await requireFitParty(tx, order.id, type, actor.at);
  requireTime(wish, type);
  requireTerms(wish, terms, type, actor.at);
  if (quote.dueSen !== wish.shownDueSen)
    throw new AppError('order.refundChanged', { amount: formatMoney(quote.dueSen) });
  await requireFreePeople(tx, order, wish.sailingId);
  const { roomTypeId, units, people } = order;
  const { id: changeId } = await tx
    .insertInto('orderChanges')
    .values({
      orderId: order.id,
      key: wish.key,
      fromSailingId: order.sailingId,
      worthSen: worthOf(order),
      sailingId: wish.sailingId,
      edition: type.edition,
      people: order.people,
      newTotalSen: quote.newTotalSen,
      feeSen: quote.feeSen,
      dueSen: quote.dueSen,
      nonRefundable: terms.nonRefundable,
      peak: terms.peak,
      keptPercent: terms.floorPercent,
      status: 'pending',
      by: actor.accountId,
      createdAt: actor.at,
      updatedAt: actor.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(tx, actor, {
    action: 'change',
    entity: 'order',
    entityId: order.id,
    before: { sailingId: order.sailingId },
    after: { sailingId: wish.sailingId, ...price, ...sharedSlip(wish.desk) },
  });
  const refuse = async (): Promise<never> => {
    await requireEdition(tx, { ...wish, roomTypeId: order.roomTypeId, edition: type.edition }, actor.at);
    throw soldOut(0);
  };
  const carryOut = async (): Promise<Held> => {
    if ((await applyChange(tx, changeId, actor.at, type)) !== 'done') return refuse();
    return { state: 'done' };
  };
  if (quote.dueSen <= 0) return carryOut();
  const by = wish.accountId === null ? wish.desk : wish.method;
  if (!by || by === 'cash') throw new AppError('payment.method');
  if (by === 'balance' || typeof by === 'object') {
    const { note = '' } = wish;
    const money = { by, amountSen: quote.dueSen, subject: 'change', subjectId: changeId, note } as const;
    await takeMoney(tx, order, money, actor);
    return carryOut();
  }
  const expiresAt = new Date(actor.at.getTime() + facts.holdMinutes * 60_000);
  const places = { sailingId: wish.sailingId, roomTypeId, units, people };
  if (caps) await refuseHoarding(tx, caps, places, actor.at);
  const countedBy = { accountId: caps?.accountId ?? null, addressKey: caps?.addressKey ?? null };
  await addHold(tx, { orderId: order.id, changeId, ...places, ...countedBy, expiresAt });
  if (!(await movePlaces(tx, { take: { places, limits: type } }))) return refuse();
  return { state: 'held', changeId, dueSen: quote.dueSen, orderNo: order.orderNo, expiresAt };
}

/** The same wish again: what it did stands; one that still waits for its payment goes on to it. */
async function findKnown(tx: Tx, wish: ChangeWish, at: Date): Promise<Held | null> {
  const row = await tx
    .selectFrom('orderChanges')
    .innerJoin('orders', 'orders.id', 'orderChanges.orderId')
    .innerJoin('sailings', 'sailings.id', 'orderChanges.sailingId')
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

/** Nobody of the order may hold a paid ticket on the new sailing already; what others only hold gives way. */
async function requireFreePeople(tx: Tx, order: LockedOrder, sailingId: number): Promise<void> {
  await requireUnclaimed(tx, [order.id], sailingId);
}
