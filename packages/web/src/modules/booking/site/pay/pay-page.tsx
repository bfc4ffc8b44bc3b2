import { maxCartLines } from '@gangway/contract/booking/limits.ts';
import { useLocation, useSearchParams } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { ordersPage } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import noticeCss from '../orders/notice.module.css';
import { OrdersFailure } from '../orders/orders-failure.tsx';
import { OrdersGuest } from '../orders/orders-guest.tsx';
import { isUnpaid, useOrders } from '../orders/orders-queries.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import { useFailureToast } from '../orders/use-failure-toast.ts';
import { useOrdersLive } from '../orders/use-orders-live.ts';
import { readFailure } from './pay-failure.ts';
import { PayOrders } from './pay-orders.tsx';

/** Paying for one or several orders; once they are paid, their tickets. */
export function PayPage() {
  const { user, pending } = useSession();
  const [params] = useSearchParams();
  if (!user && !pending) return <OrdersGuest about="pay" />;
  return <Paying userId={user?.id} ids={readIds(params.get('orders'))} />;
}

/** The page follows by itself when the counter confirms, also where live events do not get through. */
const againMs = 5000;

function Paying({ userId, ids }: { userId: number | undefined; ids: readonly number[] }) {
  usePage('pay.title');
  const t = useTranslate();
  const { state, key }: { state: unknown; key: string } = useLocation();
  const { data, error, refetch } = useOrders(userId, ids, againMs);
  const missing = ids.length === 0 || (error instanceof ApiError && error.reason === 'record.missing');
  useFailureToast(data ? null : error);
  useOrdersLive(data?.orders.some(isUnpaid) ?? false);
  if (data && !missing)
    return <PayOrders key={key} orders={data.orders} clock={data.clock} failure={readFailure(state)} />;
  return (
    <TripFrame slot="day" head={<h1>{t(missing ? 'pay.missing.title' : 'pay.title')}</h1>}>
      {missing && <PayMissing />}
      {!missing && error && <OrdersFailure onRetry={() => void refetch()} />}
      {!missing && !error && <Skeleton lines={8} />}
    </TripFrame>
  );
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxCartLines);
}

/** The address names no order that could be paid here. */
function PayMissing() {
  const t = useTranslate();
  return (
    <section className={noticeCss.notice}>
      <p>{t('pay.missing.text')}</p>
      <ButtonLink to={ordersPage}>{t('pay.toOrders')}</ButtonLink>
    </section>
  );
}
