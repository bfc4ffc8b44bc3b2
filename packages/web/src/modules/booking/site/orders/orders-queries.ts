import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { maxCartLines } from '@gangway/contract/booking/limits.ts';
import type { Order, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import type { OrderStatus, OwnTrips } from '@gangway/contract/booking/states.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { nextPage } from '#lib/next-page.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { serverClock } from './server-clock.ts';

/** Where all answers about the own orders are kept. */
export const ordersKey = ['orders'] as const;

const pageSize = 10;

/** Some of the own orders in their groups, as far as they were asked for: all of one status, or of one part of all trips. */
export function useMyOrders(
  userId: number,
  filter: { status: OrderStatus } | { trips: OwnTrips },
  enabled = true,
) {
  const { withSignIn } = useSignIn();
  return useInfiniteQuery({
    queryKey: [...ordersKey, userId, 'list', filter],
    initialPageParam: 1,
    enabled,
    queryFn: ({ pageParam, signal }) =>
      withSignIn(async () => {
        const body = { page: pageParam, size: pageSize, filter };
        const answer = await callApi(bookingCalls.pageMyOrders, { body }, { signal, quiet: 'ownToast' });
        return { ...answer, clock: serverClock(answer.now) };
      }),
    getNextPageParam: (_, pages) => nextPage(pages, pageSize),
    // A phone taken out of the pocket shows what is true now.
    refetchOnWindowFocus: true,
  });
}

/** Some of the own orders with their tickets; while something about one of them is under way, asked again and again. */
export function useOrders(userId: number | undefined, ids: readonly number[], againMs: number) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: [...ordersKey, userId, 'tickets', ids],
    queryFn: ({ signal }) => withSignIn(() => loadOrders(ids, signal)),
    enabled: userId !== undefined && ids.length > 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.orders.some(isUnderWay) ? againMs : false),
  });
}

/** Some of the own orders with their tickets, however many. */
export async function loadOrders(ids: readonly number[], signal?: AbortSignal) {
  const answers = await Promise.all(
    inBatches(ids).map((batch) =>
      callApi(
        bookingCalls.listMyOrders,
        { body: { ids: batch } },
        { quiet: 'ownToast', ...(signal ? { signal } : {}) },
      ),
    ),
  );
  const orders: OrderWithTickets[] = answers.flatMap((answer) => answer.orders);
  return { orders, clock: serverClock(answers[0]?.now) };
}

/** Cancels own orders, however many; stops at the first that cannot be. */
export async function cancelOrders(ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await callApi(bookingCalls.cancelMyOrders, { body: { ids: batch } });
}

export const isUnpaid = ({ status }: Pick<Order, 'status'>) => status === 'unpaid';

/** It waits for money, its tickets are being mailed, or money of it is on its way back; cash at the counter does not move by itself. */
function isUnderWay(order: OrderWithTickets): boolean {
  const isMoving = order.refunds
    .flatMap(({ ways }) => ways)
    .some(({ way, state }) => way === 'gateway' && (state === 'requested' || state === 'sent'));
  return isUnpaid(order) || isBeingMailed(order) || order.change !== null || isMoving;
}

/** Paid a moment ago, the mail may not even be written. */
function isBeingMailed({ ticketMail, paidAt }: OrderWithTickets): boolean {
  if (ticketMail) return ticketMail.state === 'waiting';
  return paidAt !== null && Date.now() - Date.parse(paidAt) < 60_000;
}

function inBatches(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / maxCartLines);
  return Array.from({ length: count }, (_, batch) =>
    ids.slice(batch * maxCartLines, (batch + 1) * maxCartLines),
  );
}
