import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { orderPath } from '#lib/site-urls.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { sailingDay, timeAtPort } from '#ui/site/day-words.ts';
import { StatusMark } from '../orders/status-mark.tsx';
import css from './pay-summary.module.css';

/** The orders a payment is for, each with its amount and how it stands. */
export function PaySummary({ orders }: { orders: readonly Order[] }) {
  const t = useTranslate();
  const words = useOwnWords();
  return (
    <section className={css.summary}>
      <h2>{t('pay.orders')}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <div>
              <Link to={orderPath(order.id)}>{words(order.sailing.destination)}</Link>
              <p>
                {sailingDay(order.sailing.date, true)} · {timeAtPort(order.sailing.departsAt)} ·{' '}
                {t(`trip.slot.${order.sailing.slot}`)}
              </p>
              <p>
                {words(order.roomType.name)} · {t('trip.people.count', { count: order.people })} ·{' '}
                {t(`payBy.${order.method}`)}
              </p>
            </div>
            <p className={css.amount}>
              <StatusMark status={order.status} />
              <strong>{formatMoney(order.totalSen)}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
