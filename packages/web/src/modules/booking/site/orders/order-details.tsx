import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { loadTexts } from '../../../../site/languages.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { loadRefundTexts } from '../refund/refund-texts.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNote } from './order-note.tsx';
import type { ServerClock } from './server-clock.ts';

// What most who come for their tickets do not look at follows when it is needed.
const CancelOrders = lazy(async () => ({ default: (await import('./cancel-orders.tsx')).CancelOrders }));
const OrderPlans = lazy(async () => {
  const [module] = await Promise.all([import('../refund/order-plans.tsx'), loadRefundTexts()]);
  return { default: module.OrderPlans };
});
const RefundList = lazy(async () => {
  const [module] = await Promise.all([import('../refund/refund-list.tsx'), loadRefundTexts()]);
  return { default: module.RefundList };
});
const WaitingChange = lazy(async () => {
  const texts = [loadRefundTexts(), loadTexts('pay')];
  const [module] = await Promise.all([import('../change/waiting-change.tsx'), ...texts]);
  return { default: module.WaitingChange };
});

export function OrderDetails({ order, clock }: { order: OrderWithTickets; clock: ServerClock }) {
  const t = useTranslate();
  const [canceling, setCanceling] = useState(false);
  const { status, change, refunds } = order;
  return (
    <>
      <OrderNote order={order} clock={clock} onCancel={() => setCanceling(true)} />
      <Suspense>
        {change && <WaitingChange order={order} change={change} clock={clock} />}
        {refunds.length > 0 && <RefundList order={order} />}
      </Suspense>
      <TicketList title={t(status === 'unpaid' ? 'ticket.guests' : 'ticket.heading')} orders={[order]} />
      <Suspense fallback={<Skeleton lines={4} />}>
        <OrderPlans order={order} clock={clock} />
      </Suspense>
      <OrderFacts order={order} />
      <Suspense>
        {canceling && <CancelOrders orders={[order]} onClose={() => setCanceling(false)} />}
      </Suspense>
    </>
  );
}
