import { closeDrawer } from '../../../src/modules/payments/drawer/close-drawer.ts';
import { handOut } from '../../../src/modules/payments/drawer/hand-out.ts';
import { openDrawer } from '../../../src/modules/payments/drawer/open-drawer.ts';
import { getShiftDetail } from '../../../src/modules/payments/drawer/shift-detail.query.ts';
import { getJump, getPaymentState } from '../../../src/modules/payments/own-payment.ts';
import { getPaymentDetail } from '../../../src/modules/payments/payment-detail.query.ts';
import { getPayment } from '../../../src/modules/payments/payments.queries.ts';
import { resolveParked } from '../../../src/modules/payments/resolve-parked.ts';
import { retryRefund } from '../../../src/modules/payments/retry-refund.ts';
import { pick } from '../find.ts';
import type { World } from '../world.ts';
import { atMostOnce, bear, missingId, mustRefuse, nothing, strangerTo, type Trick } from './found.ts';

/** Somebody else's payment: its state, and the page where it is paid. */
export const ownPaymentTrick: Trick = async (world, _, { a, b }) => {
  const payment = pick(await listPayments(world), b);
  if (!payment) return nothing;
  const { platform, gateway } = world;
  const id = a % 4 === 0 ? missingId : payment.id;
  const stranger = strangerTo(world, payment.accountId);
  return mustRefuse(true, () =>
    a % 2 === 0 ? getPaymentState(platform, gateway, stranger, id) : getJump(platform, stranger, id),
  );
};

/** What staff look at or ask the gateway about is the payment they named, or nothing. */
export const officePaymentTrick: Trick = async (world, _, { a, b }) => {
  const payment = pick(await listPayments(world), b);
  if (!payment) return nothing;
  const { platform, gateway } = world;
  const { id } = await getPaymentDetail(platform.db, gateway, payment.id);
  if (id !== payment.id) throw new Error('another payment was shown');
  return mustRefuse(true, () =>
    a % 2 === 0 ? getPaymentDetail(platform.db, gateway, missingId) : getPayment(platform.db, missingId),
  );
};

/** Decided about although it agreed, or a second time. */
export const parkedTrick: Trick = async (world, _, { a, b, c }) => {
  const payments = await listPayments(world);
  const payment = pick(
    payments.filter(({ status }) => status !== 'parked'),
    b,
  );
  if (!payment) return nothing;
  const isMissing = a % 4 === 0;
  const decision = c % 2 === 0 ? ('accept' as const) : ('sendBack' as const);
  return mustRefuse(isMissing || payment.status === 'paid', () =>
    resolveParked(
      world.platform,
      isMissing ? missingId : payment.id,
      { decision, reason: 'x' },
      world.actor('finance'),
    ),
  );
};

/** A refund that has arrived, one no gateway carries, one that is not there. */
export const retryTrick: Trick = async (world, _, { a, b }) => {
  const { platform, gateway } = world;
  const refund = pick(await listRefunds(world), b);
  if (!refund) return nothing;
  const isMissing = a % 4 === 0;
  const isWrong = isMissing || refund.status === 'done' || refund.provider !== gateway.name;
  return mustRefuse(isWrong, () =>
    retryRefund(platform, gateway, isMissing ? missingId : refund.id, world.actor('finance')),
  );
};

/** Handed out a second time, by several at once, or although a gateway or a balance carries it. */
export const handOutTrick: Trick = async (world, _, { a, b, c }) => {
  const { platform, gateway } = world;
  const refund = pick(await listRefunds(world), b);
  if (!refund) return nothing;
  const isMissing = a % 4 === 0;
  const isCarried = refund.provider === gateway.name || refund.provider === 'balance';
  const money =
    c % 2 === 0 ? { method: 'cash' as const, slipNo: '' } : { method: 'bank' as const, slipNo: 'transfer 1' };
  const give = () =>
    handOut(platform, gateway, isMissing ? missingId : refund.id, money, world.actor('frontdesk'));
  if (isMissing || isCarried || refund.status === 'done') return mustRefuse(true, give);
  return atMostOnce(give);
};

/** Another's drawer, one that is closed, one that is not there; the own one by several at once. */
export const closeDrawerTrick: Trick = async (world, _, { a, b, c }) => {
  const { platform } = world;
  const shift = pick(await listShifts(world), b);
  if (!shift) return nothing;
  const isMissing = a % 4 === 0;
  const isFinance = a % 4 === 1;
  const ownerId = isFinance ? null : world.account('frontdesk');
  const isForeign = ownerId !== null && shift.accountId !== ownerId;
  const close = () =>
    closeDrawer(
      platform,
      isMissing ? missingId : shift.id,
      { ownerId, countedSen: c, note: 'as it was' },
      world.actor('frontdesk'),
    );
  if (isMissing || isForeign || shift.closedAt !== null) return mustRefuse(true, close);
  await atMostOnce(close);
  // Whoever takes money goes on with a new one, opened on three devices at once.
  return atMostOnce(() => openDrawer(platform, shift.accountId, c, world.actor('frontdesk')));
};

/** A shift of somebody else's, or one that is not there. */
export const shiftTrick: Trick = async (world, _, { a, b }) => {
  const { db } = world.platform;
  const frontDesk = world.account('frontdesk');
  const others = (await listShifts(world)).filter((shift) => shift.accountId !== frontDesk);
  const shift = pick(others, b);
  if (!shift) return nothing;
  const isMissing = a % 3 === 0;
  await mustRefuse(true, () => getShiftDetail(db, isMissing ? missingId : shift.id, frontDesk)).catch(bear);
  return mustRefuse(true, () => getShiftDetail(db, missingId));
};

function listPayments({ platform }: World) {
  return platform.db.selectFrom('payments').select(['id', 'status', 'accountId']).orderBy('id').execute();
}

function listRefunds({ platform }: World) {
  return platform.db
    .selectFrom('paymentRefunds')
    .innerJoin('payments', 'payments.id', 'paymentRefunds.paymentId')
    .select(['paymentRefunds.id', 'paymentRefunds.status', 'payments.provider'])
    .orderBy('paymentRefunds.id')
    .execute();
}

function listShifts({ platform }: World) {
  return platform.db
    .selectFrom('cashShifts')
    .select(['id', 'accountId', 'closedAt'])
    .orderBy('id', 'desc')
    .execute();
}
