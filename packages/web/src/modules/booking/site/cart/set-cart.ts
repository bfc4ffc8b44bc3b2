import type { CartLine } from '@gangway/contract/booking/cart-schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '#modules/booking/queries.ts';

/** What the account has in its cart now. A list that was asked for before is older, and would come after it. */
export async function setCart(
  queryClient: QueryClient,
  userId: number,
  cart: readonly CartLine[],
): Promise<void> {
  const { queryKey } = cartQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, cart);
}
