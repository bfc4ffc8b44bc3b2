import type { Order } from '@gangway/contract/booking/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Countdown } from './countdown.tsx';
import { ordersKey } from './orders-queries.ts';
import type { ServerClock } from './server-clock.ts';
import css from './hold.module.css';

/** How long an unpaid order still holds its places; when that is over, the orders are asked for again. */
export function Hold({ order, clock }: { order: Pick<Order, 'holdExpiresAt'>; clock: ServerClock }) {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ordersKey }), [client]);
  if (order.holdExpiresAt === null) return null;
  return (
    <p className={css.hold}>
      <Countdown until={order.holdExpiresAt} clock={clock} onEnd={refresh}>
        {(left) => (left === null ? t('orders.hold.over') : t('orders.hold', { clock: left }))}
      </Countdown>
    </p>
  );
}
