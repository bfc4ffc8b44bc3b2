import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useState } from 'react';
import { bookingPage, payPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { MailedTickets } from '../tickets/mailed-tickets.tsx';
import { TicketToolsLater } from '../tickets/ticket-tools-later.tsx';
import { Hold } from './hold.tsx';
import { orderNote } from './order-words.ts';
import { type ServerClock, serverNow } from './server-clock.ts';
import css from './order-note.module.css';

interface OrderNoteProps {
  order: OrderWithTickets;
  clock: ServerClock;
  onCancel: () => void;
}

/** How an order stands, in words, and what to do next. */
export function OrderNote({ order, clock, onCancel }: OrderNoteProps) {
  const t = useTranslate();
  const [now] = useState(() => serverNow(clock));
  const over = order.status === 'canceled' || order.status === 'refunded' || order.status === 'completed';
  return (
    <section className={css.note}>
      <p>{orderNote(order)}</p>
      {order.status === 'unpaid' && (
        <>
          <Hold order={order} clock={clock} />
          <div className={css.ways}>
            <ButtonLink to={payPath([order.id])}>
              {t('orders.batch.pay', { total: formatMoney(order.totalSen) })}
            </ButtonLink>
            <Button look="quiet" onClick={onCancel}>
              {t('orders.action.cancel')}
            </Button>
          </div>
        </>
      )}
      {order.status === 'paid' && <MailedTickets orders={[order]} clock={clock} />}
      {order.status === 'paid' && <TicketToolsLater orders={[order]} />}
      {over && (
        <div className={css.ways}>
          <ButtonLink to={againPath(order, now)}>{t('order.again')}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/** The same ticket, day and slot; where the sailing has left, the day is chosen anew. */
function againPath({ sailing, roomType, people }: OrderWithTickets, now: Date): string {
  const day = now < new Date(sailing.departsAt) ? `sailing=${sailing.id}&` : '';
  return `${bookingPage}?${day}roomType=${roomType.id}&slot=${sailing.slot}&people=${people}`;
}
