import { useMemo } from 'react';
import { type AddressChanges, useAddress } from '../use-address.ts';

export const pageSizes = [20, 50, 100, 200] as const;

export interface TableSort<Sort extends string = string> {
  by: Sort;
  order: 'asc' | 'desc';
}

export interface TableAddress<Filter extends string = string, Sort extends string = string> {
  page: number;
  size: number;
  sort: TableSort<Sort>;
  filter: Partial<Record<Filter, string>>;
  filtered: boolean;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
  setSort: (sort: TableSort<Sort>) => void;
  /** Null or an empty text takes the filter away. A change of filter goes back to the first page. */
  setFilter: (name: Filter, value: string | null) => void;
  /** Several at once. */
  setFilters: (values: Partial<Record<Filter, string | null>>) => void;
  clearFilters: () => void;
  /** What its filters are called in the address. */
  names: readonly string[];
  /** Shows a view that was kept. */
  apply: (changes: AddressChanges) => void;
}

interface TableAddressOptions<Filter extends string, Sort extends string> {
  filters: readonly Filter[];
  sortable: readonly Sort[];
  /** The order a table starts with; it does not stand in the address. */
  sort: TableSort<NoInfer<Sort>>;
  /** Its rows are things, such as rooms: what is typed into its filters is of nobody. */
  things?: boolean;
}

/** What a table shows, kept in the page's address, so that a link shows the same view. */
export function useTableAddress<const Filter extends string, const Sort extends string>({
  filters,
  sortable,
  sort: firstSort,
  things,
}: TableAddressOptions<Filter, Sort>): TableAddress<Filter, Sort> {
  const { params, change } = useAddress({ things });
  return useMemo(() => {
    const filter: Partial<Record<Filter, string>> = {};
    for (const name of filters) {
      const value = params.get(name);
      if (value) filter[name] = value;
    }
    return {
      page: readNumber(params.get('page'), 1),
      size: pageSizes.find((size) => String(size) === params.get('size')) ?? pageSizes[0],
      sort: readSort(params.get('sort'), sortable) ?? firstSort,
      filter,
      filtered: Object.keys(filter).length > 0,
      setPage: (page) => change({ page: page > 1 ? String(page) : null }, false),
      setSize: (size) => change({ size: size === pageSizes[0] ? null : String(size), page: null }, true),
      setSort: ({ by, order }) => change({ sort: `${by}.${order}`, page: null }, true),
      setFilter: (name, value) => change({ [name]: value, page: null }, true),
      setFilters: (values) => change({ ...values, page: null }, true),
      names: filters,
      apply: (changes) => change(changes, false),
      clearFilters: () =>
        change({ ...Object.fromEntries(filters.map((name) => [name, null])), page: null }, true),
    };
  }, [params, change, filters, sortable, firstSort]);
}

function readNumber(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= 1 ? value : otherwise;
}

function readSort<Sort extends string>(
  text: string | null,
  sortable: readonly Sort[],
): TableSort<Sort> | null {
  const [name, order] = (text ?? '').split('.');
  const by = sortable.find((sort) => sort === name);
  if (by === undefined || (order !== 'asc' && order !== 'desc')) return null;
  return { by, order };
}
