import { randomUUID } from 'node:crypto';
import { cancelOrders } from '../../src/modules/booking/cancel-orders.ts';
import { deleteCartLine, saveCartLine } from '../../src/modules/booking/cart.ts';
import { checkout } from '../../src/modules/booking/checkout.ts';
import { changeOrder, quoteChange } from '../../src/modules/booking/money/change-order.ts';
import { payOrders } from '../../src/modules/booking/money/pay-orders.ts';
import { quoteRefund, refundOrder } from '../../src/modules/booking/money/refund-order.ts';
import { confirmPaid } from '../../src/modules/booking/pay-order.ts';
import { replaceGuest } from '../../src/modules/booking/replace-guest.ts';
import { resolveParked } from '../../src/modules/payments/resolve-parked.ts';
import { retryRefund } from '../../src/modules/payments/retry-refund.ts';
import { AppError } from '../../src/platform/app-error.ts';
import { pick } from './find.ts';
import { person, replacement } from './person.ts';
import type { World } from './world.ts';

interface Choice {
  a: number;
  b: number;
  c: number;
}

/**
 * A caller who means no good: the same id many times, ids of others, ids whose time is over, in every call that takes
 * some. The use cases are called as they are, without the contract before them: each must stand by itself.
 */
export async function mischief(world: World, choice: Choice): Promise<void> {
  const found = await look(world);
  const trick = pick(tricks, choice.a);
  if (found.length > 0 && trick) await trick(world, found, choice);
}

interface Found {
  id: number;
  accountId: number | null;
  status: string;
  /** Live ones first. */
  tickets: { id: number; live: boolean }[];
}

type Trick = (world: World, found: Found[], choice: Choice) => Promise<unknown>;

const tricks: readonly Trick[] = [refundTrick, refundTrick, officeRefundTrick, payTrick, cancelTrick].concat(
  changeTrick,
  replaceTrick,
  cartTrick,
  staffTrick,
);

async function refundTrick(world: World, found: Found[], { a, b, c }: Choice): Promise<void> {
  const order = pick(paid(found), b);
  if (!order) return;
  const { ids, isForeign } = twist(
    order.tickets.map((ticket) => ticket.id),
    found.filter((other) => other !== order).flatMap((other) => other.tickets.map((ticket) => ticket.id)),
    c,
  );
  const ownerId = a % 4 === 0 ? world.account('customer') : order.accountId;
  const isStranger = ownerId !== order.accountId;
  const { platform } = world;
  await mustRefuse(isForeign || isStranger, async () => {
    const { backSen } = await quoteRefund(platform, order.id, ids, ownerId);
    const wish = { orderId: order.id, key: randomUUID(), ticketIds: ids, shownBackSen: backSen };
    await refundOrder(platform, { ...wish, override: null, ownerId }, world.origin('customer'));
  });
}

async function officeRefundTrick(world: World, found: Found[], { b, c }: Choice): Promise<void> {
  const order = pick(paid(found), b);
  if (!order) return;
  const foreign = found.filter((other) => other !== order);
  const { ids, isForeign } = twist(
    order.tickets.map((ticket) => ticket.id),
    foreign.flatMap((other) => other.tickets.map((ticket) => ticket.id)),
    c,
  );
  const wish = { orderId: order.id, key: randomUUID(), ticketIds: ids, shownBackSen: null, ownerId: null };
  const override = { feeSen: b % 7 === 0 ? 1_000_000 : 0, reason: 'because' };
  await mustRefuse(isForeign, () =>
    refundOrder(world.platform, { ...wish, override }, world.origin('finance')),
  );
}

/** Several orders at once: repeated, paid before, ended, and those of somebody else among them. */
async function payTrick(world: World, found: Found[], { b, c }: Choice): Promise<void> {
  const { ids, isForeign, accountId } = ordersOf(found, b, c);
  const method = b % 2 === 0 ? 'balance' : 'creditCard';
  await mustRefuse(isForeign, () =>
    payOrders(world.platform, world.settings, accountId, { ids, method }, 'en'),
  );
}

async function cancelTrick(world: World, found: Found[], { b, c }: Choice): Promise<void> {
  const { ids, isForeign, accountId } = ordersOf(found, b, c);
  await mustRefuse(isForeign, () =>
    cancelOrders(world.platform, ids, { accountId }, world.origin('customer')),
  );
}

/** Somebody else's order, one that cannot be moved any more, a sailing that is not there, a key that was used. */
async function changeTrick(world: World, found: Found[], { a, b, c }: Choice): Promise<void> {
  const order = pick(found, b);
  if (!order) return;
  const stranger = world.account(c % 2 === 0 ? 'customer' : 'agent');
  const accountId = c % 3 === 0 ? (order.accountId ?? 0) : stranger;
  const sailingId = a % 5 === 0 ? 999_999_999 : (pick(world.scene.sailings, c) ?? 0);
  const used = await world.platform.db.selectFrom('orderChanges').select('key').orderBy('id').execute();
  await mustRefuse(accountId !== order.accountId, async () => {
    const { dueSen } = await quoteChange(world.platform, { orderId: order.id, sailingId, accountId });
    const key = pick(used, b)?.key ?? randomUUID();
    const wish = {
      orderId: order.id,
      key,
      sailingId,
      shownDueSen: dueSen,
      method: 'balance' as const,
      accountId,
    };
    await changeOrder(world.platform, world.settings, wish, { origin: world.origin('agent'), locale: 'en' });
  });
}

/** A ticket of another order, one that is void, an order of somebody else's. */
async function replaceTrick(world: World, found: Found[], { a, b, c }: Choice): Promise<void> {
  const order = pick(paid(found), b);
  const other = pick(
    found.filter((one) => one !== order),
    c,
  );
  if (!order || !other) return;
  const isForeign = a % 2 === 0;
  const ticket = isForeign ? pick(other.tickets, c) : order.tickets.at(-1);
  if (!ticket) return;
  const ownerId = c % 3 === 0 ? world.account('customer') : order.accountId;
  await mustRefuse(isForeign || ownerId !== order.accountId || !ticket.live, () =>
    replaceGuest(
      world.platform,
      { orderId: order.id, ticketId: ticket.id, ...replacement(c), ownerId },
      world.origin('customer'),
    ),
  );
}

/** The same line of the cart three times, and one of somebody else. */
async function cartTrick(world: World, _: Found[], { b, c }: Choice): Promise<void> {
  const { platform, scene, now } = world;
  const [mine, theirs] = [world.caller('customer'), world.caller('agent')];
  const line = {
    sailingId: pick(scene.sailings, b) ?? 0,
    roomTypeId: scene.passId,
    bed: null,
    passengers: [person(c % 9)],
    shownTotalSen: 1,
  };
  const [foreign] = await saveCartLine(platform, theirs.accountId, line, now);
  const [own] = await saveCartLine(platform, mine.accountId, line, now);
  const ids = [own, own, foreign, own].flatMap((kept) => kept?.id ?? []);
  const shownTotalSen = own?.quote.totalSen ?? 0;
  const cartLines = ids.map((id) => ({ id, shownTotalSen }));
  const body = { key: randomUUID(), method: 'cash' as const, agreed: true as const, lines: [], cartLines };
  const { success } = await checkout(platform, mine, body, { now, locale: 'en', address: '' });
  if (success > 1) throw new Error(`one line of a cart made ${success} orders`);
  for (const { id } of [own, foreign].flatMap((kept) => kept ?? []))
    await deleteCartLine(platform, theirs.accountId, id, now).catch(bear);
  for (const { id } of [own, own].flatMap((kept) => kept ?? []))
    await deleteCartLine(platform, mine.accountId, id, now).catch(bear);
}

/** Staff press buttons of pages that were open for too long. */
async function staffTrick(world: World, found: Found[], { b, c }: Choice): Promise<void> {
  const { platform, gateway } = world;
  const order = pick(
    found.filter(({ status }) => status !== 'unpaid'),
    b,
  );
  const frontDesk = world.origin('frontdesk');
  const cash = { method: 'cash' as const, slipNo: '', note: '' };
  if (order) await confirmPaid(platform, order.id, cash, frontDesk).catch(bear);
  if (order) await cancelOrders(platform, [order.id, order.id], { staffReason: 'x' }, frontDesk).catch(bear);
  const payments = await platform.db.selectFrom('payments').select(['id', 'status']).orderBy('id').execute();
  const payment = pick(
    payments.filter(({ status }) => status !== 'parked'),
    c,
  );
  const decision = b % 2 === 0 ? ('accept' as const) : ('sendBack' as const);
  if (payment)
    await resolveParked(platform, payment.id, { decision, reason: 'x' }, world.origin('finance')).catch(bear);
  const refunds = await platform.db.selectFrom('paymentRefunds').select('id').orderBy('id').execute();
  const refund = pick(refunds, c);
  if (refund) await retryRefund(platform, gateway, refund.id, world.origin('finance'));
}

/** Own ids, repeated; some that are not one's own among them. */
function twist(own: readonly number[], foreign: readonly number[], c: number) {
  const some = own.slice(0, 1 + (c % Math.max(1, own.length)));
  const repeated = [...some, ...some.slice(0, 1), ...some, ...some.slice(-1)];
  const other = pick(foreign, c);
  const isForeign = c % 3 === 0 && other !== undefined;
  return { ids: isForeign ? [...repeated, other] : repeated, isForeign };
}

function ordersOf(found: readonly Found[], b: number, c: number) {
  const accountId = pick(found, b)?.accountId ?? 0;
  const own = found.filter((order) => order.accountId === accountId);
  const turned = [...own.slice(c % own.length), ...own.slice(0, c % own.length)];
  const foreign = found.filter((order) => order.accountId !== accountId);
  const ids = (list: readonly Found[]) => list.map((order) => order.id);
  return { accountId, ...twist(ids(turned).slice(0, 3), ids(foreign), c) };
}

/** What is somebody else's must never be touched; the rest may be refused or done, and is looked at afterwards. */
async function mustRefuse(isForeign: boolean, work: () => Promise<unknown>): Promise<void> {
  await work();
  if (isForeign) throw new Error('ids of others were taken');
}

function bear(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

const paid = (found: readonly Found[]) => found.filter((order) => order.status === 'paid');

async function look({ platform }: World): Promise<Found[]> {
  const [orders, tickets] = await Promise.all([
    platform.db.selectFrom('orders').select(['id', 'accountId', 'status']).orderBy('id').execute(),
    platform.db.selectFrom('tickets').select(['id', 'orderId', 'live']).orderBy('live', 'desc').execute(),
  ]);
  return orders.map((order) => ({
    ...order,
    tickets: tickets.filter(({ orderId }) => orderId === order.id),
  }));
}
