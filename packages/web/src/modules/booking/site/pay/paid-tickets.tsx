import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import { TicketTools } from '../tickets/ticket-tools.tsx';
import css from './orders-as-they-stand.module.css';

/** The tickets of paid orders and what can be done with them. */
export function PaidTickets({ orders }: { orders: readonly OrderWithTickets[] }) {
  const t = useTranslate();
  return (
    <>
      <div className={css.ways}>
        <TicketTools orders={orders} />
      </div>
      <TicketList title={t('ticket.heading')} orders={orders} />
    </>
  );
}
