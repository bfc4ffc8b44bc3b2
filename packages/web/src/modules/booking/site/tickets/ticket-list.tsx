import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { useId } from 'react';
import { TicketCard } from './ticket-card.tsx';
import css from './ticket-list.module.css';

interface TicketListProps {
  title: string;
  orders: readonly OrderWithTickets[];
  /** Lets somebody else travel instead; null for a ticket that cannot pass on. */
  onReplace?: (ticket: Ticket) => (() => void) | null;
}

/** The tickets of orders, one pass after the other; on paper each stays in one piece. */
export function TicketList({ title, orders, onReplace }: TicketListProps) {
  const titleId = useId();
  return (
    <section className={css.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {orders.flatMap((order) =>
        // Those who still sail first.
        order.tickets
          .toSorted((one, other) => Number(other.live) - Number(one.live))
          .map((ticket) => (
            <TicketCard
              key={ticket.id}
              order={order}
              ticket={ticket}
              onReplace={onReplace?.(ticket) ?? null}
            />
          )),
      )}
    </section>
  );
}
