import { randomUUID } from 'node:crypto';
import { addDays } from '@gangway/contract/core/dates.ts';
import { changeOrder, quoteChange } from '../../modules/booking/money/change-order.ts';
import { quoteRefund, refundOrder } from '../../modules/booking/money/refund-order.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoGateway } from '../payments/demo-gateway.ts';
import { parkPayment } from '../payments/park-payment.ts';
import { findChangeable, findExpired, findRefundable, sailingOn } from './live-on.queries.ts';

const hour = 3_600_000;
const changes = 8;
const shortSen = 2000;

/**
 * What happened to some of the orders since they were paid, by the steps staff and customers take: another date for a fee, money that is
 * to be handed out, and a payment that came short.
 */
export async function liveOn(running: Platform, desk: { id: number; username: string }): Promise<void> {
  const now = running.clock().getTime();
  const at = (hoursAgo: number): Platform => ({
    ...running,
    clock: () => new Date(now - hoursAgo * hour),
  });
  let done = 0;
  for (const order of await findChangeable(running.db, running.clock())) {
    if (done === changes) break;
    const sailingId = await sailingOn(running.db, order, addDays(order.date, 7));
    if (sailingId !== null && (await changeDate(at(1 + done * 13), order.id, sailingId, desk))) done += 1;
  }
  for (const order of await findRefundable(running.db, running.clock())) await callOff(at(3), order);
  const [expired] = await findExpired(running.db);
  if (expired) await payShort(running, expired);
}

/** Whether the ship of the other date had room for them. */
async function changeDate(
  platform: Platform,
  orderId: number,
  sailingId: number,
  { id: accountId, username }: { id: number; username: string },
): Promise<boolean> {
  const wish = { orderId, sailingId, accountId: null };
  const actor = { accountId, username, address: '', requestId: 'demo', at: platform.clock() };
  try {
    const { dueSen } = await quoteChange(platform, wish);
    const desk = { method: 'creditCard', slipNo: `T${900_000 + orderId}` } as const;
    await changeOrder(
      platform,
      { provider: demoGateway, publicUrl: '' },
      { ...wish, key: randomUUID(), shownDueSen: dueSen, method: null, desk, note: '' },
      { actor, locale: 'en' },
    );
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A customer calls the voyage off; what comes back waits to be sent. */
async function callOff(
  platform: Platform,
  { id: orderId, accountId, ticketIds }: { id: number; accountId: number; ticketIds: number[] },
): Promise<void> {
  const { backSen } = await quoteRefund(platform, orderId, ticketIds, accountId);
  const actor = { accountId, username: null, address: '', requestId: 'demo', at: platform.clock() };
  const wish = { orderId, key: randomUUID(), ticketIds, shownBackSen: backSen, override: null };
  await refundOrder(platform, { ...wish, ownerId: accountId }, actor);
}

/** Whoever lost a place had paid, but less than it cost. */
async function payShort(
  running: Platform,
  {
    id,
    orderNo,
    accountId,
    totalSen,
    method,
    createdAt,
    holdExpiresAt,
  }: Awaited<ReturnType<typeof findExpired>>[number],
): Promise<void> {
  const platform = { ...running, clock: () => new Date(createdAt.getTime() + 60_000) };
  const wish = {
    subject: 'orders' as const,
    subjectIds: [id],
    label: orderNo,
    amountSen: totalSen,
    method,
    accountId,
    email: null,
    locale: 'en' as const,
    expiresAt: holdExpiresAt,
  };
  await parkPayment(platform, wish, shortSen);
}
