import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '#modules/booking/queries.ts';
import { useLocalLines } from '#modules/booking/site/index.ts';
import css from './cart-count.module.css';

/** How much is in the cart, here and on the server. */
export function CartCount({ customerId }: { customerId: number | null }) {
  const kept = useQuery({ ...cartQuery(customerId ?? 0), enabled: customerId !== null });
  const count = useLocalLines().length + (kept.data?.length ?? 0);
  return count > 0 && <span className={css.count}>{count}</span>;
}
