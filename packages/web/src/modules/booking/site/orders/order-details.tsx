import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useState } from 'react';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import { CancelOrders } from './cancel-orders.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNote } from './order-note.tsx';
import type { ServerClock } from './server-clock.ts';

export function OrderDetails({ order, clock }: { order: OrderWithTickets; clock: ServerClock }) {
  const t = useTranslate();
  const [canceling, setCanceling] = useState(false);
  return (
    <>
      <OrderNote order={order} clock={clock} onCancel={() => setCanceling(true)} />
      <TicketList
        title={t(order.status === 'unpaid' ? 'ticket.guests' : 'ticket.heading')}
        orders={[order]}
      />
      <OrderFacts order={order} />
      {canceling && <CancelOrders orders={[order]} onClose={() => setCanceling(false)} />}
    </>
  );
}
