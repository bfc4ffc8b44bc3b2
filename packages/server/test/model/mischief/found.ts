import { AppError } from '../../../src/platform/app-error.ts';
import { pick } from '../find.ts';
import type { World } from '../world.ts';

export interface Choice {
  a: number;
  b: number;
  c: number;
}

/** An order as the caller who means no good finds it. */
export interface Found {
  id: number;
  orderNo: string;
  accountId: number | null;
  status: string;
  complimentaryReason: string;
  /** Live ones first. */
  tickets: { id: number; live: boolean; idEnding: string }[];
}

/** Said by a trick that found nothing to try itself on. */
export const nothing = Symbol('nothing to try');

/** What is tried with one call. Whatever the product refuses is thrown on. */
export type Trick = (world: World, found: Found[], choice: Choice) => Promise<unknown>;

/** An id nothing has. */
export const missingId = 999_999_999;

export async function look({ platform }: World): Promise<Found[]> {
  const [orders, tickets] = await Promise.all([
    platform.db
      .selectFrom('orders')
      .select(['id', 'orderNo', 'accountId', 'status', 'complimentaryReason'])
      .orderBy('id')
      .execute(),
    platform.db
      .selectFrom('tickets')
      .select(['id', 'orderId', 'live', 'idEnding'])
      .orderBy('live', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  return orders.map((order) => ({
    ...order,
    tickets: tickets.filter(({ orderId }) => orderId === order.id),
  }));
}

export const paid = (found: readonly Found[]) => found.filter((order) => order.status === 'paid');

/** Own ids, repeated; some that are not one's own among them. */
export function twist(own: readonly number[], foreign: readonly number[], c: number) {
  const some = own.slice(0, 1 + (c % Math.max(1, own.length)));
  const repeated = [...some, ...some.slice(0, 1), ...some, ...some.slice(-1)];
  const other = pick(foreign, c);
  const isForeign = c % 3 === 0 && other !== undefined;
  return { ids: isForeign ? [...repeated, other] : repeated, isForeign };
}

/** The ids of an order's tickets, twisted. */
export function ticketsOf(order: Found, found: readonly Found[], c: number) {
  const ids = (list: readonly Found[]) => list.flatMap((one) => one.tickets.map((ticket) => ticket.id));
  return twist(ids([order]), ids(found.filter((other) => other !== order)), c);
}

/** The ids of somebody's orders, twisted. */
export function ordersOf(found: readonly Found[], b: number, c: number) {
  const accountId = pick(withOwner(found), b)?.accountId ?? 0;
  const own = found.filter((order) => order.accountId === accountId);
  const turned = [...own.slice(c % own.length), ...own.slice(0, c % own.length)];
  const foreign = found.filter((order) => order.accountId !== accountId);
  const ids = (list: readonly Found[]) => list.map((order) => order.id);
  return { accountId, ...twist(ids(turned).slice(0, 3), ids(foreign), c) };
}

export const withOwner = (found: readonly Found[]) => found.filter((order) => order.accountId !== null);

/** One of the customers who does not own something. */
export function strangerTo(world: World, accountId: number | null): number {
  const others = ['customer', 'agent', 'superagent'].map((name) => world.account(name));
  return others.find((id) => id !== accountId) ?? 0;
}

/** What is somebody else's or over must never be touched; the rest may be refused or done, and is looked at afterwards. */
export async function mustRefuse(isWrong: boolean, work: () => Promise<unknown>): Promise<void> {
  await work();
  if (isWrong) throw new Error('what had to be refused was done');
}

/** The same at the same moment, on several processes: one of them may do it. */
export async function atMostOnce(work: () => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.allSettled([work(), work(), work()]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') bear(outcome.reason);
  const done = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
  if (done > 1) throw new Error(`what can be done once was done ${done} times`);
}

/** Ended by several at once, while somebody still changes it: one of them ends it, and it stays so. */
export async function endOnce(end: () => Promise<unknown>, change: () => Promise<unknown>): Promise<void> {
  await Promise.all([atMostOnce(end), change().catch(bear)]);
  return mustRefuse(true, change);
}

/** Lists of ids are sets: of each at most one row comes back. */
export function requireOneEach(ids: readonly number[]): void {
  if (new Set(ids).size !== ids.length) throw new Error('one id has several answers');
}

export function bear(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
