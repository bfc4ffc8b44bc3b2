import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Countdown } from '../orders/countdown.tsx';
import { ordersKey } from '../orders/orders-queries.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import css from './pay-figures.module.css';

interface PayFiguresProps {
  orders: readonly Order[];
  totalSen: number;
  clock: ServerClock;
}

/** How much is to be paid, and how long the first of the places is still held. */
export function PayFigures({ orders, totalSen, clock }: PayFiguresProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ordersKey }), [client]);
  const [first] = orders.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? []).toSorted(byTime);
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('pay.due')}</dt>
        <dd>{formatMoney(totalSen)}</dd>
      </div>
      {first && (
        <div>
          <dt>{t('pay.left')}</dt>
          <dd>
            <Countdown until={first} clock={clock} onEnd={refresh}>
              {(left) => left ?? '0:00'}
            </Countdown>
          </dd>
        </div>
      )}
    </dl>
  );
}

function byTime(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
