import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { MessageId } from '@gangway/contract/messages.ts';
import { receiptsPath } from '#lib/site-urls.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { momentAtPort, sailingDay } from '#ui/site/day-words.ts';
import { cabinOf } from '../tickets/boarding-pass.ts';
import css from './order-facts.module.css';

/** Everything an order says, one line each; what does not apply is left out. */
export function OrderFacts({ order }: { order: OrderWithTickets }) {
  const t = useTranslate();
  const words = useOwnWords();
  const { sailing } = order;
  const facts: [MessageId, string | null][] = [
    ['field.orderNo', order.orderNo],
    ['order.fact.groupNo', order.groupNo],
    [
      'order.fact.sailing',
      `${sailingDay(sailing.date, true)} · ${t(`trip.slot.${sailing.slot}`)} · ${words(sailing.fromPort)} – ${words(sailing.destination)}`,
    ],
    ['order.fact.ship', sailing.shipName],
    ['order.fact.departs', momentAtPort(sailing.departsAt)],
    ['order.fact.returns', momentAtPort(sailing.returnsAt)],
    ['order.fact.cabin', cabinOf(order.roomType)],
    ['order.fact.bed', order.bed && t(`order.bed.${order.bed}`)],
    ['order.fact.room', order.roomNumber],
    ['order.fact.people', String(order.people)],
    ['order.fact.total', formatMoney(order.totalSen)],
    ['order.fact.paid', order.paidAt && formatMoney(order.paidSen)],
    ['order.fact.refunded', order.refundedSen > 0 ? formatMoney(order.refundedSen) : null],
    ['order.fact.toCollect', order.toCollectSen > 0 ? formatMoney(order.toCollectSen) : null],
    ['order.fact.fee', order.feeSen > 0 ? formatMoney(order.feeSen) : null],
    ['order.fact.method', t(`payBy.${order.method}`)],
    ['order.fact.customer', order.customerName],
    ['order.fact.referrer', order.referrer],
    ['order.fact.bookedAt', momentAtPort(order.createdAt)],
    ['order.fact.paidAt', order.paidAt && momentAtPort(order.paidAt)],
    ['order.fact.completedAt', order.completedAt && momentAtPort(order.completedAt)],
    ['order.fact.canceledAt', order.canceledAt && momentAtPort(order.canceledAt)],
    ['order.fact.refundedAt', order.refundedAt && momentAtPort(order.refundedAt)],
  ];
  return (
    <section className={css.facts}>
      <h2>{t('order.facts')}</h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{t('ticket.zone')}</p>
      {order.paidSen > 0 && <Link to={receiptsPath(order.id)}>{t('order.receipts')}</Link>}
    </section>
  );
}
