import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useSession } from '#lib/use-session.ts';
import { cartQuery, quoteQuery } from '#modules/booking/queries.ts';
import { type CartItem, localItem, serverItem } from './cart-item.ts';
import { removeLocalLines, useLocalLines } from './local-cart.ts';
import { moveCart } from './move-cart.ts';
import { setCart } from './set-cart.ts';

/** The cart: lines kept in this browser, then those on the server. */
export function useCart() {
  const queryClient = useQueryClient();
  const { user, pending } = useSession();
  const userId = user?.kind === 'customer' ? user.id : null;
  const local = useLocalLines();
  const kept = useQuery({ ...cartQuery(userId ?? 0), enabled: userId !== null, refetchOnMount: 'always' });
  const quotes = useQuery(
    quoteQuery(
      local.map(({ line }) => ({
        sailingId: line.sailingId,
        roomTypeId: line.roomTypeId,
        people: line.passengers.length,
      })),
    ),
  );

  const waiting = local.length;
  useEffect(() => {
    if (userId !== null && waiting > 0) void moveCart(queryClient, userId);
  }, [queryClient, userId, waiting]);

  const items = [
    ...local.map((line, index) => localItem(line, quotes.data?.[index] ?? null)),
    ...(kept.data ?? []).map(serverItem),
  ];

  return {
    items,
    pending: pending || (userId !== null && kept.isPending) || (local.length > 0 && quotes.isPending),
    failed: kept.isError || quotes.isError,
    retry: () => void Promise.all([kept.refetch(), quotes.refetch()]),
    async remove(item: CartItem) {
      if (item.from === 'browser') return removeLocalLines([item.id]);
      const cart = await callApi(bookingCalls.deleteCartLine, { params: { id: item.id } });
      if (userId !== null) await setCart(queryClient, userId, cart);
    },
  };
}
