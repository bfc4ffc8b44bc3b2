import type { OfficeOrderDetail, OrderEvent } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '../../../../lib/use-translate.ts';
import classes from './order-history.module.css';

/** What happened to an order, from first to last, who did it and why. */
export function OrderHistory({ order }: { order: OfficeOrderDetail }) {
  const t = useTranslate();
  return (
    <ol className={classes.events}>
      {order.history.map((event) => (
        <li key={`${event.at} ${event.what}`} data-what={event.what}>
          <Text size="sm" fw={600}>
            {t(`shipOrder.event.${event.what}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {formatInstant(event.at)} · {event.by ?? t('shipOrder.bySystem')}
          </Text>
          {noteOf(event) ? <Text size="sm">{noteOf(event)}</Text> : null}
        </li>
      ))}
    </ol>
  );

  function noteOf({ what, note }: OrderEvent): string {
    if (note || what !== 'canceled' || !order.cancelReason) return note;
    return t(`shipOrder.canceledBy.${order.cancelReason}`);
  }
}
