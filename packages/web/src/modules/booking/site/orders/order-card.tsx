import type { Order } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ReactNode } from 'react';
import { payPath, receiptsPath } from '#lib/site-urls.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { sailingDay, timeAtPort } from '#ui/site/day-words.ts';
import { SlotMark } from '#modules/sailings/site/index.ts';
import { canBeChosen } from './order-choice.ts';
import { Hold } from './hold.tsx';
import type { ServerClock } from './server-clock.ts';
import { StatusMark } from './status-mark.tsx';
import css from './order-card.module.css';

interface OrderCardProps {
  order: Order;
  clock: ServerClock;
  heading: 'h2' | 'h3' | 'h4';
  note?: ReactNode;
  /** One button pays it with others; its own stands back behind that. */
  paidTogether: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onCancel: () => void;
}

export function OrderCard(props: OrderCardProps) {
  const { order, clock, heading: Heading, note, paidTogether, chosen, onChoose, onCancel } = props;
  const t = useTranslate();
  const words = useOwnWords();
  const { sailing, status } = order;
  const path = `?order=${order.id}`;
  return (
    <article className={css.card} data-slot={sailing.slot} data-status={status}>
      <div className={css.choose}>
        {canBeChosen(order) && (
          <input
            type="checkbox"
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            aria-label={t('orders.select.one', { orderNo: order.orderNo })}
          />
        )}
      </div>
      <div className={css.trip}>
        <p className={css.when}>
          <strong>{sailingDay(sailing.date, true)}</strong>
          <span>{timeAtPort(sailing.departsAt)}</span>
          <SlotMark slot={sailing.slot} />
        </p>
        <Heading className={css.title}>
          <Link to={path}>{words(sailing.destination)}</Link>
        </Heading>
        <p className={css.what}>
          {sailing.shipName} · {words(order.roomType.name)} ·{' '}
          {t('trip.people.count', { count: order.people })}
        </p>
        <p className={css.number}>{order.orderNo}</p>
      </div>
      <p className={css.price}>
        <StatusMark status={status} toCollectSen={order.toCollectSen} />
        <strong>{formatMoney(order.totalSen)}</strong>
        {order.refundedSen > 0 && (
          <small>
            {order.toCollectSen > 0
              ? t('orders.toCollect', { amount: formatMoney(order.toCollectSen) })
              : t('orders.refunded', { amount: formatMoney(order.refundedSen) })}
          </small>
        )}
        {order.paidSen > 0 && (
          <Link
            to={receiptsPath(order.id)}
            aria-label={`${t('order.receipts')} ${order.orderNo}`}
            className={css.receipt}
          >
            {t('order.receipts')}
          </Link>
        )}
      </p>
      {note}
      <div className={css.ways}>
        {status === 'unpaid' && (
          <>
            <Hold order={order} clock={clock} />
            <Button look="quiet" onClick={onCancel}>
              {t('orders.action.cancel')}
            </Button>
            <ButtonLink to={payPath([order.id])} look={paidTogether ? 'second' : 'main'}>
              {t('orders.action.pay')}
            </ButtonLink>
          </>
        )}
        {status !== 'unpaid' && (
          <ButtonLink to={path} look={showsTickets(status) ? 'second' : 'quiet'}>
            {t(showsTickets(status) ? 'orders.action.tickets' : 'orders.action.details')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
