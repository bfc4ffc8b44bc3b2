import { useEffect, useRef } from 'react';
import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { orderNote } from '../orders/order-words.ts';
import { StatusMark } from '../orders/status-mark.tsx';
import { TripFrame } from '../orders/trip-frame.tsx';
import { TicketList } from '../tickets/ticket-list.tsx';
import { TicketToolsLater } from '../tickets/ticket-tools-later.tsx';
import { TicketsAndWords } from '../tickets/tickets-and-words.tsx';
import css from './found-order.module.css';

/** How a found order stands, and the ticket of the passenger who was named. */
export function FoundOrder({ order, onAnother }: { order: OrderWithTickets; onAnother: () => void }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // Of the other passengers the answer gives no more than the beginning of the name.
  const [own = [], others = []] = [true, false].map((whole) =>
    order.tickets.filter(({ serial }) => (serial !== '') === whole),
  );
  const shown = { ...order, tickets: own };
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <TripFrame
      slot={order.sailing.slot}
      head={
        <h1 ref={heading} tabIndex={-1}>
          {t('order.title', { orderNo: order.orderNo })}
        </h1>
      }
    >
      <TicketsAndWords
        tickets={<TicketList title={t('ticket.heading')} orders={[shown]} />}
        words={
          <section className={css.state}>
            <p className={css.marks}>
              <StatusMark status={order.status} />
              <strong>{formatMoney(order.totalSen)}</strong>
            </p>
            <p role="status">{order.status === 'unpaid' ? t('lookUp.unpaid') : orderNote(order)}</p>
            {others.length > 0 && (
              <p>
                {t('lookUp.others')}: {others.map(({ name }) => name).join(', ')}
              </p>
            )}
            <TicketToolsLater orders={[shown]} />
            <div>
              <Button look="quiet" onClick={onAnother}>
                {t('lookUp.another')}
              </Button>
            </div>
          </section>
        }
      />
    </TripFrame>
  );
}
