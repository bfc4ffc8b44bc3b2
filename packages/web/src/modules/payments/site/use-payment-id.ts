import { useSearchParams } from 'react-router';

/** The payment the address names; all else a gateway adds to the address is not read. */
export function usePaymentId(): number | null {
  const [params] = useSearchParams();
  const id = Number(params.get('payment'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
