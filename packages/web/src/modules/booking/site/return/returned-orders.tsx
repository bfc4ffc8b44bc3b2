import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { PaymentUnknown } from '#modules/payments/site/index.ts';
import { useOrders } from '../orders/orders-queries.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import { useOrdersLive } from '../orders/use-orders-live.ts';
import { OrdersAsTheyStand } from '../pay/orders-as-they-stand.tsx';
import { skyOf } from '../pay/pay-orders.tsx';
import { type SettledOutcome, ordersOutcome } from './orders-outcome.ts';
import { Settling } from './settling.tsx';
import { useAgain } from './use-again.ts';

interface ReturnedOrdersProps {
  userId: number;
  payment: OwnPayment;
  onAgain: () => void;
}

const againMs = 5000;

/** What a payment for orders came to, and the orders as they stand: tickets, or the way to pay again. */
export function ReturnedOrders({ userId, payment, onAgain }: ReturnedOrdersProps) {
  const t = useTranslate();
  const { data, error, refetch } = useOrders(userId, payment.subjectIds, againMs);
  const outcome = data ? ordersOutcome(payment, data.orders) : null;
  useOrdersLive(outcome === 'settling' || outcome === 'unpaid');
  useAgain(outcome === 'settling', () => {
    void refetch();
    onAgain();
  });
  if (!data || !outcome)
    return (
      <PaymentUnknown title={t('paying.page')} id={payment.id} error={error} onRetry={() => void refetch()} />
    );
  if (outcome === 'settling') return <Settling payment={payment} />;
  const amount = formatMoney(payment.refundedSen);
  const { title, text } = wordsFor(payment, outcome);
  return (
    <TripFrame
      slot={skyOf(data.orders)}
      head={
        <div role="status">
          <h1>{t(title, { amount })}</h1>
          <p>{t(text, { amount })}</p>
        </div>
      }
    >
      <OrdersAsTheyStand orders={data.orders} clock={data.clock} failure={null} />
    </TripFrame>
  );
}

const texts = {
  paid: { title: 'pay.paid.title', text: 'pay.paid.text' },
  gone: { title: 'paying.returned.title', text: 'paying.returned.text' },
  partly: { title: 'pay.paid.title', text: 'paying.returned.partly' },
  twice: { title: 'paying.returned.twice', text: 'paying.returned.twiceText' },
  refunded: { title: 'paying.refunded.title', text: 'paying.refunded.text' },
} as const;

const nothingCharged = {
  unpaid: 'paying.nothing.orders',
  over: 'paying.nothing.over',
  settled: 'paying.nothing.settled',
} as const;

function wordsFor({ status }: OwnPayment, outcome: SettledOutcome) {
  if (outcome === 'unpaid' || outcome === 'over' || outcome === 'settled')
    return {
      title: status === 'canceled' ? 'paying.canceled.title' : 'paying.failed.title',
      text: nothingCharged[outcome],
    } as const;
  return texts[outcome];
}
