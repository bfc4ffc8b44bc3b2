import { orderStatuses, type OrderStatus } from '@gangway/contract/booking/states.ts';
import { useSearchParams } from 'react-router';
import type { SessionUser } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { StaffNote } from '#modules/customers/site/index.ts';
import { OrdersByTrip, OrdersOfStatus } from './order-list.tsx';
import { StatusTabs } from './status-tabs.tsx';
import css from './order-list-page.module.css';

export function OrderListPage({ user }: { user: SessionUser | null }) {
  usePage('site.nav.orders');
  const t = useTranslate();
  const [params] = useSearchParams();
  const status = readStatus(params.get('status'));
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t('site.nav.orders')}</h1>
        <p>{t('orders.lead')}</p>
        {user?.kind !== 'staff' && <StatusTabs shown={status} />}
      </header>
      <div className={css.body}>
        {!user && <Skeleton lines={8} />}
        {user?.kind === 'staff' && <StaffNote />}
        {user && user.kind !== 'staff' && status === null && <OrdersByTrip userId={user.id} />}
        {user && user.kind !== 'staff' && status !== null && (
          <OrdersOfStatus key={status} userId={user.id} status={status} />
        )}
      </div>
    </div>
  );
}

function readStatus(wanted: string | null): OrderStatus | null {
  return orderStatuses.find((status) => status === wanted) ?? null;
}
