import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { isUnpaid } from '../orders/orders-queries.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import { TicketList } from '../tickets/ticket-list.tsx';
import { TicketTools } from '../tickets/ticket-tools.tsx';
import { PayAtCounter } from './pay-at-counter.tsx';
import { PaySummary } from './pay-summary.tsx';
import css from './pay-orders.module.css';

interface PayOrdersProps {
  orders: readonly OrderWithTickets[];
  clock: ServerClock;
}

/** Orders on their way from unpaid to tickets; each stands where it is. */
export function PayOrders({ orders, clock }: PayOrdersProps) {
  const t = useTranslate();
  const unpaid = orders.filter(isUnpaid);
  const paid = orders.filter(({ status }) => showsTickets(status));
  const state = unpaid.length > 0 ? 'unpaid' : paid.length > 0 ? 'paid' : 'over';
  return (
    <TripFrame
      slot={orders.every(({ sailing }) => sailing.slot === 'night') ? 'night' : 'day'}
      head={
        <div role="status">
          <h1>{t(state === 'unpaid' ? 'pay.title' : `pay.${state}.title`)}</h1>
          {state !== 'unpaid' && <p>{t(`pay.${state}.text`)}</p>}
        </div>
      }
    >
      {state === 'over' && (
        <div className={css['ways']}>
          <ButtonLink to="/shipClient/pay/ship">{t('order.again')}</ButtonLink>
        </div>
      )}
      {paid.length > 0 && (
        <>
          <div className={css['ways']}>
            <TicketTools orders={paid} />
          </div>
          <TicketList title={t('ticket.heading')} orders={paid} />
        </>
      )}
      {unpaid.length > 0 && <PayAtCounter orders={unpaid} clock={clock} />}
      {state !== 'paid' && <PaySummary orders={orders} />}
      <p className={css['back']}>
        <ButtonLink to="/shipClient/personalOrder" look="quiet">
          {t('pay.toOrders')}
        </ButtonLink>
      </p>
    </TripFrame>
  );
}
