import type { OfficeOrderDetail, OrderEvent } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './order-history.module.css';

/** What happened to an order, from first to last, who did it and why. */
export function OrderHistory({ order }: { order: OfficeOrderDetail }) {
  const t = useTranslate();
  return (
    <ol className={css.events}>
      {order.history.map((event) => (
        <li key={`${event.at} ${event.what} ${JSON.stringify(event.about)}`} data-what={event.what}>
          <Text size="sm" fw={600}>
            {t(`shipOrder.event.${event.what}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {formatInstant(event.at)} · {personOf(event)}
          </Text>
          {event.about ? <Text size="sm">{aboutOf(event.about)}</Text> : null}
          {event.note ? <Text size="sm">{event.note}</Text> : null}
        </li>
      ))}
    </ol>
  );

  function aboutOf(about: NonNullable<OrderEvent['about']>): string {
    const fee = formatMoney(about.feeSen);
    if (about.kind === 'guest')
      return t(about.feeSen > 0 ? 'shipOrder.about.guestFee' : 'shipOrder.about.guest', { ...about, fee });
    if (about.kind === 'refund')
      return t('shipOrder.about.refund', {
        names: about.names.join(', '),
        amount: formatMoney(about.amountSen),
        fee,
      });
    const { from, to, differenceSen } = about;
    const difference = `${differenceSen > 0 ? '+' : ''}${formatMoney(differenceSen)}`;
    const trip = (one: typeof to) => `${one.date} ${t(`sailings.slotTitle.${one.slot}`)}`;
    return t('shipOrder.about.change', { from: from ? trip(from) : '?', to: trip(to), difference, fee });
  }

  /** Nobody did it: then why it happened says more than that the system did it. */
  function personOf({ what, by }: OrderEvent): string {
    if (by) return by;
    return what === 'canceled' && order.cancelReason
      ? t(`shipOrder.canceledBy.${order.cancelReason}`)
      : t('shipOrder.bySystem');
  }
}
