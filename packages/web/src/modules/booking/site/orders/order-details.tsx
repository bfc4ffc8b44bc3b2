import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { takesGuests } from '@gangway/contract/sailings/departure.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { loadTexts } from '#ui/site/languages.ts';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { loadRefundTexts } from '../refund/refund-texts.ts';
import { loadShareTexts } from '../share/share-texts.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import { TicketsAndWords } from '../tickets/tickets-and-words.tsx';
import { OrderNote } from './order-note.tsx';
import type { ServerClock } from './server-clock.ts';

// What most who come for their tickets do not look at follows when it is needed.
const CancelOrders = lazy(async () => ({ default: (await import('./cancel-orders.tsx')).CancelOrders }));
const OrderFacts = lazy(async () => ({ default: (await import('./order-facts.tsx')).OrderFacts }));
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

const ShareDialog = lazy(async () => {
  const [module] = await Promise.all([import('../share/share-parts.ts'), loadShareTexts()]);
  return { default: module.ShareDialog };
});

const ReplaceDialog = lazy(async () => {
  const texts = [loadRefundTexts(), loadTexts('wizard'), loadTexts('pay')];
  const [module] = await Promise.all([import('../guests/replace-dialog.tsx'), ...texts]);
  return { default: module.ReplaceDialog };
});

export function OrderDetails({ order, clock }: { order: OrderWithTickets; clock: ServerClock }) {
  const t = useTranslate();
  const [cancelling, setCancelling] = useState(false);
  const [replacing, setReplacing] = useState<Ticket | null>(null);
  const [sharing, setSharing] = useState<number | null>(null);
  const [now] = useState(() => new Date(Date.now() + clock));
  const { status, change, refunds } = order;
  const isOpen = canReplace(order, now);
  const shared = order.tickets.find(({ id }) => id === sharing);
  const words = (
    <>
      <OrderNote order={order} clock={clock} onCancel={() => setCancelling(true)} />
      <Suspense>
        {change && <WaitingChange order={order} change={change} clock={clock} />}
        {refunds.length > 0 && <RefundList order={order} />}
      </Suspense>
    </>
  );
  const tickets = (
    <TicketList
      title={t(status === 'unpaid' ? 'order.fact.people' : 'ticket.heading')}
      orders={[order]}
      onReplace={(ticket) => (isOpen && isAshore(ticket) ? () => setReplacing(ticket) : null)}
      {...(status === 'paid' ? { onShare: (ticket: Ticket) => setSharing(ticket.id) } : {})}
    />
  );
  return (
    <>
      {status === 'paid' ? (
        <TicketsAndWords tickets={tickets} words={words} />
      ) : (
        <>
          {words}
          {tickets}
        </>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        <OrderPlans order={order} clock={clock} onReplace={setReplacing} />
        <OrderFacts order={order} />
      </Suspense>
      <Suspense>
        {replacing && (
          <ReplaceDialog
            order={order}
            ticket={replacing}
            today={portDate(now)}
            onClose={() => setReplacing(null)}
          />
        )}
        {shared && <ShareDialog ticket={shared} orderNo={order.orderNo} onClose={() => setSharing(null)} />}
        {cancelling && <CancelOrders orders={[order]} onClose={() => setCancelling(false)} />}
      </Suspense>
    </>
  );
}

/** Whether guests of an order can still be replaced: it is paid, nothing about it waits, and boarding is not over. */
function canReplace({ status, change, sailing }: OrderWithTickets, now: Date): boolean {
  return status === 'paid' && !change && takesGuests(sailing, now);
}

/** Whoever has not used the ticket yet. */
function isAshore({ live, boardedAt, foodAt, chipAt }: Ticket): boolean {
  return live && !boardedAt && !foodAt && !chipAt;
}
