import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { boardingPass, type PassOrder } from './boarding-pass.ts';
import { GuestTrack } from './guest-track.tsx';
import { TicketCard } from './ticket-card.tsx';
import css from './ticket-list.module.css';

const FullScreenCodes = lazy(async () => ({
  default: (await import('./full-screen-codes.tsx')).FullScreenCodes,
}));

type TicketOrder = PassOrder & Pick<OrderWithTickets, 'tickets'>;

interface TicketListProps {
  title: string;
  orders: readonly TicketOrder[];
  /** Lets somebody else travel instead; null for a ticket that cannot pass on. */
  onReplace?: (ticket: Ticket) => (() => void) | null;
  /** Gives a ticket on by a link. */
  onShare?: (ticket: Ticket) => void;
}

/**
 * The tickets of orders, one pass after the other; on paper each stays in one piece. On a phone passes with a code stand
 * beside each other, to be swiped through.
 */
export function TicketList({ title, orders, onReplace, onShare }: TicketListProps) {
  const t = useTranslate();
  const titleId = useId();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const shown = orders.flatMap((order) =>
    // Those who still sail first.
    order.tickets
      .toSorted((one, other) => Number(other.live) - Number(one.live))
      .map((ticket) => ({ order, ticket })),
  );
  const good = shown.filter(({ ticket }) => ticket.live && ticket.code !== null);
  const cards = shown.map(({ order, ticket }) => (
    <TicketCard
      key={ticket.id}
      order={order}
      ticket={ticket}
      onReplace={onReplace?.(ticket) ?? null}
      onShare={onShare ? () => onShare(ticket) : null}
      onEnlarge={() => setEnlarged(ticket.id)}
    />
  ));
  return (
    <section className={css.list} aria-labelledby={titleId} data-swipe={good.length > 0}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {good.length > 0 ? (
        <GuestTrack label={t('ticket.guests')} phoneOnly>
          {cards}
        </GuestTrack>
      ) : (
        cards
      )}
      <Suspense>
        {enlarged !== null && (
          <FullScreenCodes
            passes={good.map(({ order, ticket }) => ({ id: ticket.id, ...boardingPass(order, ticket) }))}
            first={enlarged}
            onClose={() => setEnlarged(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
