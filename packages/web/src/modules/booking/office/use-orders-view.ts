import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

export interface OrdersView {
  /** The order whose page is open. */
  orderId: number | null;
  /** Whether somebody is served at the counter. */
  selling: boolean;
  openOrder: (id: number) => void;
  closeOrder: () => void;
  startSale: () => void;
  /** Leaves the counter; with the id of an order, for its page. */
  endSale: (orderId?: number) => void;
  /** Whether the order on show was sold at this counter just now. */
  justSold: boolean;
}

/** What the screen of orders shows beside its list, kept in the address with the list's own filters. */
export function useOrdersView(): OrdersView {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | null>, replace: boolean, state: unknown = null) => {
      // From the address itself: what was drawn last may lag behind a change just made.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace, state });
    },
    [setParams],
  );
  const sold = soldOf(useLocation().state);
  return useMemo(
    () => ({
      orderId: readId(params.get('order')),
      selling: params.get('sale') === '1',
      openOrder: (id) => change({ order: String(id) }, false),
      closeOrder: () => change({ order: null }, true),
      startSale: () => change({ sale: '1', order: null }, false),
      endSale: (id) => change({ sale: null, order: id ? String(id) : null }, true, { sold: id ?? null }),
      justSold: sold !== null && params.get('order') === String(sold),
    }),
    [params, change, sold],
  );
}

function readId(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function soldOf(state: unknown): number | null {
  const sold = typeof state === 'object' && state !== null && 'sold' in state ? state.sold : null;
  return typeof sold === 'number' ? sold : null;
}
