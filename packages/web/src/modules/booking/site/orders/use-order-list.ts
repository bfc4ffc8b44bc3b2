import type { OrderGroup } from '@gangway/contract/booking/schemas.ts';
import { useMyOrders } from './orders-queries.ts';

export type OrderListPart = ReturnType<typeof useOrderList>;

/** A list of own orders as far as it is loaded. */
export function useOrderList(...asked: Parameters<typeof useMyOrders>) {
  const query = useMyOrders(...asked);
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const last = data?.pages.at(-1);
  const groups = uniqueGroups(data?.pages.flatMap((page) => page.records) ?? []);
  return {
    data,
    error,
    refetch,
    isFetching,
    groups,
    shown: groups.length,
    clock: last?.clock ?? 0,
    total: last?.total ?? 0,
    more: hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : null,
  };
}

/** A new order moves the pages on by one: what stood last on one page then stands first on the next as well. */
function uniqueGroups(groups: readonly OrderGroup[]): OrderGroup[] {
  return [...new Map(groups.map((group) => [group.groupNo, group])).values()];
}
