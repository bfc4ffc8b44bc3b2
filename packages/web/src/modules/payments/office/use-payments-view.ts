import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { useMemo } from 'react';
import { readId, useAddress } from '#ui/office/use-address.ts';

export interface PaymentsView {
  /** The payment whose page is open. */
  paymentId: number | null;
  /** The day that is compared with the gateway's list; null while none is. */
  reconciling: string | null;
  openPayment: (id: number) => void;
  closePayment: () => void;
  reconcile: (date: string) => void;
  closeReconcile: () => void;
  /** Only those that are parked, whatever else was asked for. */
  showParked: () => void;
  /** Only those of a day. */
  showDay: (date: string | null) => void;
  /** Only the one with this number. */
  showNumber: (paymentNo: string) => void;
}

const filters = ['keyword', 'status', 'method', 'from', 'to', 'provider', 'subject', 'refund', 'page'];
const none = Object.fromEntries(filters.map((name) => [name, null]));

/** What the screen of payments shows beside its list, kept in the address with the list's own filters. */
export function usePaymentsView(): PaymentsView {
  const { params, change } = useAddress();
  return useMemo(() => {
    const day = params.get('reconcile');
    return {
      paymentId: readId(params.get('payment')),
      reconciling: day !== null && isPlainDate(day) ? day : null,
      openPayment: (wished) => change({ payment: String(wished) }, false),
      closePayment: () => change({ payment: null }, true),
      reconcile: (date) => change({ reconcile: date }, params.has('reconcile')),
      closeReconcile: () => change({ reconcile: null }, true),
      showParked: () => change({ ...none, status: 'parked' }, false),
      showDay: (date) => change({ from: date, to: date, page: null }, true),
      showNumber: (paymentNo) => change({ ...none, keyword: paymentNo, reconcile: null }, false),
    };
  }, [params, change]);
}
