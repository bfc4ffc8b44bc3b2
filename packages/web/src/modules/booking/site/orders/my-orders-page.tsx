import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#lib/use-session.ts';
import { loadTexts, type TextSource } from '#ui/site/languages.ts';
import { OrdersGuest } from './orders-guest.tsx';

// The list and an order need little of each other: each is loaded when it is shown.
const OrderListPage = lazy(async () => ({
  default: (await import('./order-list-page.tsx')).OrderListPage,
}));
const OrderPage = lazy(async () => ({ default: (await import('./order-page.tsx')).OrderPage }));
const ReceiptsPage = lazy(async () => {
  const texts: TextSource = {
    en: () => import('virtual:messages/receipt/en'),
    zh: () => import('virtual:messages/receipt/zh'),
  };
  const [module] = await Promise.all([import('../receipts/receipts-page.tsx'), loadTexts(texts)]);
  return { default: module.ReceiptsPage };
});

/** The own orders, or one of them when the address names it. */
export function MyOrdersPage() {
  const { user, pending } = useSession();
  const [params] = useSearchParams();
  const order = params.get('order');
  const receipts = params.get('receipts');
  if (!user && !pending) return <OrdersGuest about="orders" />;
  if (receipts !== null) return <ReceiptsPage user={user} id={Number(receipts)} />;
  if (order !== null) return <OrderPage key={order} user={user} id={Number(order)} />;
  return <OrderListPage user={user} />;
}
