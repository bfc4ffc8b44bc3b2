import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { lazy, Suspense } from 'react';
import { bookingPage, ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { isUnpaid } from '../orders/orders-queries.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import type { PayFailure } from './pay-failure.ts';
import { PaySummary } from './pay-summary.tsx';
import css from './orders-as-they-stand.module.css';

const PayNow = lazy(async () => ({ default: (await import('./pay-now.tsx')).PayNow }));
const PaidTickets = lazy(async () => ({ default: (await import('./paid-tickets.tsx')).PaidTickets }));

interface OrdersAsTheyStandProps {
  orders: readonly OrderWithTickets[];
  clock: ServerClock;
  failure: PayFailure | null;
}

/** The tickets of what is paid, the way to pay what is not, and what became of the rest. */
export function OrdersAsTheyStand({ orders, clock, failure }: OrdersAsTheyStandProps) {
  const t = useTranslate();
  const unpaid = orders.filter(isUnpaid);
  const paid = orders.filter(({ status }) => showsTickets(status));
  return (
    <>
      {unpaid.length === 0 && paid.length === 0 && (
        <div className={css.ways}>
          <ButtonLink to={bookingPage}>{t('order.again')}</ButtonLink>
        </div>
      )}
      <Suspense fallback={<Skeleton lines={8} />}>
        {paid.length > 0 && <PaidTickets orders={paid} clock={clock} />}
        {unpaid.length > 0 && <PayNow orders={unpaid} clock={clock} failure={failure} />}
      </Suspense>
      {paid.length < orders.length && <PaySummary orders={orders} />}
      <p className={css.back}>
        <ButtonLink to={ordersPage} look="quiet">
          {t('pay.toOrders')}
        </ButtonLink>
      </p>
    </>
  );
}
