import { useTranslate } from '#lib/use-translate.ts';
import { PaymentUnknown } from '#modules/payments/site/index.ts';
import { useOrders } from '../orders/orders-queries.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import { OrdersAsTheyStand } from '../pay/orders-as-they-stand.tsx';
import { skyOf } from '../pay/pay-orders.tsx';

interface ChangedOrderProps {
  userId: number;
  orderId: number;
  paymentId: number;
}

const againMs = 15_000;

/** An order on its new date, with the tickets for it. */
export function ChangedOrder({ userId, orderId, paymentId }: ChangedOrderProps) {
  const t = useTranslate();
  const { data, error, refetch } = useOrders(userId, [orderId], againMs);
  if (!data)
    return (
      <PaymentUnknown
        title={t('paying.changed.title')}
        id={paymentId}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <TripFrame
      slot={skyOf(data.orders)}
      head={
        <div role="status">
          <h1>{t('paying.changed.title')}</h1>
          <p>{t('paying.changed.text')}</p>
        </div>
      }
    >
      <OrdersAsTheyStand orders={data.orders} clock={data.clock} failure={null} />
    </TripFrame>
  );
}
