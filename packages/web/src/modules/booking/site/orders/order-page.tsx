import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { lazy, Suspense, useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { usePageTitle } from '#lib/page-title.ts';
import type { SessionUser } from '#lib/session.ts';
import { findOrderPage, ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { ButtonLink } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { MakeAccount } from '#modules/customers/site/index.ts';
import { loadShareTexts } from '../share/share-texts.ts';
import { OrderDetails } from './order-details.tsx';
import { OrdersFailure } from './orders-failure.tsx';
import { useOrders } from './orders-queries.ts';
import { StatusMark } from './status-mark.tsx';
import { TripFrame } from './trip-frame.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { useOrdersLive } from './use-orders-live.ts';
import noticeCss from './notice.module.css';
import css from './order-page.module.css';

const againMs = 15_000;

const OrderLinks = lazy(async () => {
  const [module] = await Promise.all([import('../share/share-parts.ts'), loadShareTexts()]);
  return { default: module.OrderLinks };
});

/** Everything about one order of the own account. */
export function OrderPage({ user, id }: { user: SessionUser | null; id: number }) {
  const t = useTranslate();
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useOrders(user?.id, known ? [id] : [], againMs);
  const order = data?.orders[0];
  const missing = !known || (error instanceof ApiError && error.reason === 'record.missing');
  const title = missing
    ? t('order.missing.title')
    : order
      ? t('order.title', { orderNo: order.orderNo })
      : t('site.nav.orders');
  usePage('site.nav.orders');
  usePageTitle(title);
  useFailureToast(order ? null : error);
  useOrdersLive(order?.status === 'unpaid' || order?.status === 'paid');
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, []);
  return (
    <TripFrame
      slot={order?.sailing.slot ?? 'day'}
      head={
        <div className={css.head}>
          <Link to={ordersPage} className={css.back}>
            <Icon name="left" size={20} />
            <span>{t('orders.back')}</span>
          </Link>
          <h1>{title}</h1>
          {order && (
            <p className={css.marks}>
              <StatusMark status={order.status} toCollectSen={order.toCollectSen} />
              {order.complimentary && <span>{t('order.complimentary')}</span>}
              {order.nonRefundable && <span>{t('order.nonRefundable')}</span>}
            </p>
          )}
        </div>
      }
    >
      {order && data && <OrderDetails order={order} clock={data.clock} />}
      {order && user && hasLinks(order, user) && (
        <Suspense>
          <OrderLinks order={order} user={user} />
        </Suspense>
      )}
      {order?.status === 'paid' && user?.kind === 'guest' && (
        <Suspense>
          <MakeAccount name={order.customerName} />
        </Suspense>
      )}
      {!order && missing && <OrderMissing />}
      {!order && !missing && error && <OrdersFailure onRetry={() => void refetch()} />}
      {!order && !missing && !error && <Skeleton lines={10} />}
    </TripFrame>
  );
}

/** Whoever has no account is mailed links; whoever has one may have shared a ticket. */
function hasLinks({ status, tickets }: OrderWithTickets, { kind }: SessionUser): boolean {
  if (kind === 'guest') return status === 'unpaid' || status === 'paid';
  return tickets.some(({ sharedAt }) => sharedAt !== null);
}

function OrderMissing() {
  const t = useTranslate();
  return (
    <section className={noticeCss.notice}>
      <p>{t('order.missing.text')}</p>
      <div className={noticeCss.ways}>
        <ButtonLink to={ordersPage}>{t('orders.back')}</ButtonLink>
        <ButtonLink to={findOrderPage} look="quiet">
          {t('lookUp.title')}
        </ButtonLink>
      </div>
    </section>
  );
}
