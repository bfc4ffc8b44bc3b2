import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface CustomerView {
  /** The customer whose page is open. */
  customerId: number | null;
  open: (id: number) => void;
  close: () => void;
}

/** Whose page is open, kept in the address beside the list's own filters, so that a link shows the same. */
export function useCustomerView(): CustomerView {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (id: number) => {
      // From the address itself: what was drawn last may lag behind a change just made.
      const next = new URLSearchParams(location.search);
      next.set('customer', String(id));
      setParams(next);
    },
    [setParams],
  );
  const close = useCallback(() => {
    const next = new URLSearchParams(location.search);
    next.delete('customer');
    setParams(next, { replace: true });
  }, [setParams]);
  const id = Number(params.get('customer'));
  return { customerId: Number.isSafeInteger(id) && id > 0 ? id : null, open, close };
}
