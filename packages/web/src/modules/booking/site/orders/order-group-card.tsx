import type { OrderGroup } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { type ReactNode, useId } from 'react';
import { payPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { canBeChosen, type OrderChoice } from './order-choice.ts';
import { OrderCard } from './order-card.tsx';
import { isUnpaid } from './orders-queries.ts';
import type { ServerClock } from './server-clock.ts';
import { StatusMark } from './status-mark.tsx';
import css from './order-group-card.module.css';

/** What is said about one of the orders besides. */
export interface OrderRemark {
  of: number;
  words: ReactNode;
}

interface OrderGroupCardProps extends OrderChoice {
  group: OrderGroup;
  clock: ServerClock;
  /** How deep its headings stand. */
  level: 2 | 3;
  note?: OrderRemark;
}

/** Orders bought together. One bought alone needs no frame around it. */
export function OrderGroupCard(props: OrderGroupCardProps) {
  const { group, clock, level, note, chosen, onChoose, onCancel } = props;
  const t = useTranslate();
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const alone = group.orders.length === 1;
  const ids = group.orders.filter(canBeChosen).map(({ id }) => id);
  const unpaid = group.orders.filter(isUnpaid);
  const cards = group.orders.map((order) => (
    <OrderCard
      key={order.id}
      order={order}
      clock={clock}
      heading={level === 2 ? (alone ? 'h2' : 'h3') : alone ? 'h3' : 'h4'}
      note={note?.of === order.id && note.words}
      paidTogether={unpaid.length > 1}
      chosen={chosen.has(order.id)}
      onChoose={(on) => onChoose([order.id], on)}
      onCancel={() => onCancel(order.id)}
    />
  ));
  if (alone) return cards;
  // Of a group that is mixed, a tab shows only some.
  const total = group.orders.reduce((sum, { totalSen }) => sum + totalSen, 0);
  const chosenHere = ids.filter((id) => chosen.has(id)).length;
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <div className={css.head}>
        {ids.length > 0 && (
          <input
            type="checkbox"
            className={css.tick}
            ref={(box) => {
              if (box) box.indeterminate = chosenHere > 0 && chosenHere < ids.length;
            }}
            checked={chosenHere === ids.length}
            onChange={(event) => onChoose(ids, event.currentTarget.checked)}
            aria-label={t('orders.select.group', { groupNo: group.groupNo })}
          />
        )}
        <div className={css.words}>
          <Heading id={titleId}>{t('orders.group', { count: group.orders.length })}</Heading>
          <p>
            {group.groupNo} · {momentAtPort(group.createdAt)}
          </p>
        </div>
        <p className={css.sum}>
          <StatusMark status={group.status} />
          <strong>{formatMoney(total)}</strong>
        </p>
      </div>
      {cards}
      {unpaid.length > 1 && (
        <ButtonLink to={payPath(unpaid.map(({ id }) => id))} wide>
          {t('orders.action.payAll', {
            count: unpaid.length,
            amount: formatMoney(unpaid.reduce((sum, { totalSen }) => sum + totalSen, 0)),
          })}
        </ButtonLink>
      )}
    </section>
  );
}
