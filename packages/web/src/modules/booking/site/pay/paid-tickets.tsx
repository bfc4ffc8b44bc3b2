import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import { MailedTickets } from '../tickets/mailed-tickets.tsx';
import { TicketList } from '../tickets/ticket-list.tsx';
import { TicketToolsLater } from '../tickets/ticket-tools-later.tsx';
import { TicketsAndWords } from '../tickets/tickets-and-words.tsx';
import css from './orders-as-they-stand.module.css';

interface PaidTicketsProps {
  orders: readonly OrderWithTickets[];
  clock: ServerClock;
}

/** The tickets of paid orders and what can be done with them. */
export function PaidTickets({ orders, clock }: PaidTicketsProps) {
  const t = useTranslate();
  return (
    <TicketsAndWords
      tickets={<TicketList title={t('ticket.heading')} orders={orders} />}
      words={
        <div className={css.ways}>
          <MailedTickets orders={orders} clock={clock} />
          <TicketToolsLater orders={orders} />
        </div>
      }
    />
  );
}
