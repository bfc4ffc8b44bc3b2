import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ChangeQuote } from '@gangway/contract/booking/money-calls.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
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
import { requireTerms } from '../require-terms.ts';
import { requireTime } from '../require-time.ts';
import { sweepSailing } from '../sweep-holds.ts';
import { applyChange } from './apply-change.ts';
import { type ChangeWish, findKnownChange, type Held, HoldOver } from './find-known-change.ts';
import { type ChangeFacts, judgeChange, readChangeFacts } from './judge-change.ts';
import { type LockedOrder, lockOrder, lockOwn, worthOf } from './lock-order.ts';
import { requireAshore } from './require-ashore.ts';
import { requireFitParty } from './require-fit-party.ts';
import { sharedSlip, takeMoney } from './take-money.ts';

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
  const held = await changeAfterSweeps(platform, wish, actor);
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

/** Tries until it is done, or refused for what no sweep changes: holds that are over count until they are swept. */
async function changeAfterSweeps(platform: Platform, wish: ChangeWish, actor: Actor): Promise<Held> {
  const swept = new Set<number>();
  for (let at = actor.at; ; at = platform.clock()) {
    try {
      return await tryToChange(platform, wish, { ...actor, at });
    } catch (error) {
      const sailingId = error instanceof HoldOver ? error.sailingId : isSoldOut(error) && wish.sailingId;
      if (!sailingId || swept.has(sailingId)) throw error;
      swept.add(sailingId);
      await sweepSailing(platform, sailingId);
    }
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

async function takeNewPlace(
  tx: Tx,
  wish: ChangeWish,
  facts: ChangeFacts,
  caps: HoldCaps | null,
  actor: Actor,
): Promise<Held> {
  await lockPeople(tx, [wish.orderId], wish.sailingId);
  const order = await lockOwn(tx, wish.orderId, wish.accountId);
  const known = await findKnownChange(tx, wish, actor.at);
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

/** Nobody of the order may hold a paid ticket on the new sailing already; what others only hold gives way. */
async function requireFreePeople(tx: Tx, order: LockedOrder, sailingId: number): Promise<void> {
  await requireUnclaimed(tx, [order.id], sailingId);
}
