import { useMemo } from 'react';
import { type TableAddress, useTableAddress } from '#ui/office/data-table/use-table-address.ts';

const view = {
  filters: ['shipId', 'routeId', 'slot', 'status', 'from', 'to'],
  sortable: ['date', 'updatedAt'],
  sort: { by: 'date', order: 'asc' },
} as const;

type FilterName = (typeof view.filters)[number];
export type SailingFilters = Partial<Record<FilterName, string>>;
type ListAddress = TableAddress<FilterName, (typeof view.sortable)[number]>;

/** Stands in the address where the list was asked to begin with its first day. */
const everyDay = 'all';

/**
 * What the list of sailings shows. It begins today unless its address says otherwise: what has sailed is seldom what one looks
 * for. So a list that was kept as a view begins on the day it is opened.
 */
export function useSailingList(today: string): ListAddress {
  const address = useTableAddress(view);
  return useMemo(() => {
    const { from, ...others } = address.filter;
    const begins = from ?? (others.to === undefined ? today : undefined);
    const write = (values: Parameters<ListAddress['setFilters']>[0]) =>
      address.setFilters(values.from === null ? { ...values, from: everyDay } : values);
    return {
      ...address,
      filter: { ...others, ...(begins && begins !== everyDay ? { from: begins } : {}) },
      filtered: Object.keys(others).length > 0 || (from !== undefined && from !== everyDay),
      setFilter: (name, value) => write({ [name]: value }),
      setFilters: write,
      clearFilters: () => write(Object.fromEntries(view.filters.map((name) => [name, null]))),
    };
  }, [address, today]);
}
