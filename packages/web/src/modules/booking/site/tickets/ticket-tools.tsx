import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { Button } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { calendarFile } from './calendar-file.ts';
import { TicketIcon } from './ticket-icon.tsx';
import { useTicketDownload } from './use-ticket-download.ts';
import css from './ticket-tools.module.css';

/** Save, print and note down the tickets of orders that are paid. */
export function TicketTools({ orders }: { orders: readonly OrderWithTickets[] }) {
  const t = useTranslate();
  const { download, busy } = useTicketDownload();
  const saveCalendar = useCalendarFile();
  const count = orders.flatMap(({ tickets }) => tickets.filter(({ code }) => code !== null)).length;
  const [first] = orders;
  if (!first || count === 0) return null;
  const name = orders.length > 1 ? first.groupNo : first.orderNo;
  return (
    <div className={css.tools} role="group" aria-label={t('ticket.tools')}>
      <Button look="second" disabled={busy} onClick={() => void download(orders, name)}>
        <TicketIcon name="save" />
        {busy ? t('ticket.saving') : t('ticket.saveAll', { count })}
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <Icon name="print" size={20} />
        {t('ticket.print')}
      </Button>
      {orders.length === 1 && (
        <Button look="quiet" onClick={() => saveCalendar(first)}>
          <TicketIcon name="calendar" />
          {t('ticket.calendar')}
        </Button>
      )}
    </div>
  );
}

function useCalendarFile() {
  const t = useTranslate();
  const words = useOwnWords();
  return (order: OrderWithTickets) => {
    const { sailing, arrival, orderNo } = order;
    const terminal = words(arrival.terminal);
    const port = words(sailing.fromPort);
    const content = calendarFile(order, {
      summary: t('calendar.summary', { ship: sailing.shipName, to: words(sailing.destination) }),
      location: terminal ? `${terminal}, ${port}` : port,
      map: arrival.mapUrl,
      description: [
        `${t('ticket.opens')}: ${momentAtPort(arrival.boardingOpensAt)}`,
        `${t('ticket.arriveBy')}: ${momentAtPort(arrival.arriveBy)}`,
        ...(arrival.mapUrl ? [arrival.mapUrl] : []),
        t('order.title', { orderNo }),
        t('calendar.bring'),
      ],
    });
    saveBlob(new Blob([content], { type: 'text/calendar;charset=utf-8' }), `${orderNo}.ics`);
  };
}
