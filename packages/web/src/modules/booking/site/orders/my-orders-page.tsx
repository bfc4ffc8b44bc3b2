import { useSearchParams } from 'react-router';
import { useSession } from '../../../../lib/use-session.ts';
import { OrderListPage } from './order-list-page.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersGuest } from './orders-guest.tsx';

/** The own orders, or one of them when the address names it. */
export function MyOrdersPage() {
  const { user, pending } = useSession();
  const [params] = useSearchParams();
  const order = params.get('order');
  if (!user && !pending) return <OrdersGuest about="orders" />;
  if (order !== null) return <OrderPage key={order} user={user} id={Number(order)} />;
  return <OrderListPage user={user} />;
}
