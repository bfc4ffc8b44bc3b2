import type { OrderRefund, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useId } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { usePort } from '#modules/settings/queries.ts';
import css from './refund-list.module.css';

/** What came back of an order or is on its way, which fee was kept, and how far it has come. */
export function RefundList({ order }: { order: Pick<OrderWithTickets, 'refunds' | 'tickets'> }) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section className={css.refunds} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('refund.list')}</h2>
      <ul>
        {order.refunds.map((refund) => (
          <Refund key={`${refund.kind} ${refund.at}`} refund={refund} tickets={order.tickets} />
        ))}
      </ul>
    </section>
  );
}

interface RefundProps {
  refund: OrderRefund;
  tickets: OrderWithTickets['tickets'];
}

function Refund({ refund, tickets }: RefundProps) {
  const t = useTranslate();
  const port = usePort();
  const { kind, at, ticketIds, amountSen, feeSen, ways, state } = refund;
  const names = tickets.filter(({ id }) => ticketIds.includes(id)).map(({ name }) => name);
  const isOpen = amountSen > 0 && state !== 'done';
  return (
    <li data-open={isOpen}>
      <p className={css.what}>
        <span>{t(`refund.item.${kind}`, { names: names.join(', ') })}</span>
        <time dateTime={at}>{momentAtPort(at)}</time>
      </p>
      <p className={css.amount}>
        {amountSen > 0 ? t('refund.item.back', { amount: formatMoney(amountSen) }) : t('refund.item.none')}
      </p>
      {feeSen > 0 && <p>{t('refund.item.fee', { fee: formatMoney(feeSen) })}</p>}
      {amountSen > 0 &&
        ways.map((part) => (
          <p key={part.way} className={css.state}>
            {ways.length > 1 && <strong>{formatMoney(part.amountSen)} </strong>}
            {stateWords(part)}
          </p>
        ))}
    </li>
  );

  function stateWords({ way, state: now }: OrderRefund['ways'][number]): string {
    if (way === 'cash')
      return t(now === 'done' ? 'refund.state.cash.done' : 'refund.state.cash.waiting', {
        port,
      });
    if (way === 'balance') return t('refund.state.balance');
    return t(`refund.state.gateway.${now}`);
  }
}
