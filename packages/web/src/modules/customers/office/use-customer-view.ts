import { useMemo } from 'react';
import { readId, useAddress } from '#ui/office/use-address.ts';

export interface CustomerView {
  /** The customer whose page is open. */
  customerId: number | null;
  open: (id: number) => void;
  close: () => void;
}

/** Whose page is open, kept in the address beside the list's own filters, so that a link shows the same. */
export function useCustomerView(): CustomerView {
  const { params, change } = useAddress();
  return useMemo(
    () => ({
      customerId: readId(params.get('customer')),
      open: (id) => change({ customer: String(id) }, false),
      close: () => change({ customer: null }, true),
    }),
    [params, change],
  );
}
