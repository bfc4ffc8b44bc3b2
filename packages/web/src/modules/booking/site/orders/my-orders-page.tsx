import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#lib/use-session.ts';
import { OrdersGuest } from './orders-guest.tsx';

// The list and an order need little of each other: each is loaded when it is shown.
const OrderListPage = lazy(async () => ({
  default: (await import('./order-list-page.tsx')).OrderListPage,
}));
const OrderPage = lazy(async () => ({ default: (await import('./order-page.tsx')).OrderPage }));

/** The own orders, or one of them when the address names it. */
export function MyOrdersPage() {
  const { user, pending } = useSession();
  const [params] = useSearchParams();
  const order = params.get('order');
  if (!user && !pending) return <OrdersGuest about="orders" />;
  if (order !== null) return <OrderPage key={order} user={user} id={Number(order)} />;
  return <OrderListPage user={user} />;
}
