import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../modules/booking/queries.ts';
import { CartCount } from './cart-count.tsx';

/** The count with what a customer keeps in the cart on the server. */
export function KeptCount({ userId, more }: { userId: number; more: number }) {
  const kept = useQuery(cartQuery(userId));
  return <CartCount count={more + (kept.data?.length ?? 0)} />;
}
