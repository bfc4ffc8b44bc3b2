import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readId, useAddress } from '#ui/office/use-address.ts';

export interface OrdersView {
  /** The order whose page is open. */
  orderId: number | null;
  /** The order whose guests are served again at the counter. */
  againId: number | null;
  bookAgain: (id: number) => void;
  /** Whether somebody is served at the counter. */
  selling: boolean;
  /** The order whose papers are looked at, to print or to mail. */
  papersOf: number | null;
  openPapers: (id: number) => void;
  closePapers: () => void;
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
  const { params, change } = useAddress();
  const sold = soldOf(useLocation().state);
  return useMemo(
    () => ({
      orderId: readId(params.get('order')),
      againId: readId(params.get('again')),
      bookAgain: (id) => change({ sale: '1', again: String(id), order: null }, false),
      selling: params.get('sale') === '1',
      papersOf: readId(params.get('papers')),
      openPapers: (id) => change({ papers: String(id) }, false),
      closePapers: () => change({ papers: null }, true),
      openOrder: (id) => change({ order: String(id) }, false),
      closeOrder: () => change({ order: null }, true),
      startSale: () => change({ sale: '1', order: null }, false),
      endSale: (id) =>
        change({ sale: null, again: null, order: id ? String(id) : null }, true, { sold: id ?? null }),
      justSold: sold !== null && params.get('order') === String(sold),
    }),
    [params, change, sold],
  );
}

function soldOf(state: unknown): number | null {
  const sold = typeof state === 'object' && state !== null && 'sold' in state ? state.sold : null;
  return typeof sold === 'number' ? sold : null;
}
