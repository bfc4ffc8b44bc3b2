import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { isUnpaid } from '../orders/orders-queries.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import { OrdersAsTheyStand } from './orders-as-they-stand.tsx';
import type { PayFailure } from './pay-failure.ts';

interface PayOrdersProps {
  orders: readonly OrderWithTickets[];
  clock: ServerClock;
  failure: PayFailure | null;
}

/** Orders on their way from unpaid to tickets. */
export function PayOrders({ orders, clock, failure }: PayOrdersProps) {
  const t = useTranslate();
  const { holdMinutes } = useSiteSettings();
  const state = orders.some(isUnpaid)
    ? 'unpaid'
    : orders.some(({ status }) => showsTickets(status))
      ? 'paid'
      : 'over';
  const isLate = orders.every(({ cancelReason }) => cancelReason === 'expired');
  const title =
    state === 'unpaid' ? 'pay.title' : isLate ? 'pay.late.title' : (`pay.${state}.title` as const);
  return (
    <TripFrame
      slot={skyOf(orders)}
      head={
        <div role="status">
          <h1>{t(title, { minutes: holdMinutes })}</h1>
          {state !== 'unpaid' && <p>{t(`pay.${state}.text`)}</p>}
        </div>
      }
    >
      <OrdersAsTheyStand orders={orders} clock={clock} failure={failure} />
    </TripFrame>
  );
}

/** Night only where every trip is one. */
export function skyOf(orders: readonly OrderWithTickets[]): Slot {
  return orders.every(({ sailing }) => sailing.slot === 'night') ? 'night' : 'day';
}
