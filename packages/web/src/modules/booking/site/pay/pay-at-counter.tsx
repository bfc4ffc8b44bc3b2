import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { useSiteSettings } from '../../../settings/queries.ts';
import { Countdown } from '../orders/countdown.tsx';
import { ordersKey } from '../orders/orders-queries.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import css from './pay-at-counter.module.css';

/** How to pay for unpaid orders, how much, and how long there is time. */
export function PayAtCounter({ orders, clock }: { orders: readonly Order[]; clock: ServerClock }) {
  const t = useTranslate();
  const { company } = useSiteSettings();
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ordersKey }), [client]);
  const total = formatMoney(orders.reduce((sum, { totalSen }) => sum + totalSen, 0));
  const [first] = orders.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? []).toSorted(byTime);
  return (
    <section className={css['counter']}>
      <dl className={css['figures']}>
        <div>
          <dt>{t('pay.due')}</dt>
          <dd>{total}</dd>
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
      <div className={css['steps']}>
        <h2>{t('pay.now')}</h2>
        {orders.some(({ method }) => method !== 'cash') && <p className={css['online']}>{t('pay.online')}</p>}
        <ol>
          <li>{t('pay.step.counter', { port: company.port })}</li>
          <li>
            {t('pay.step.number', { count: orders.length, total })}
            <ul className={css['numbers']}>
              {orders.map(({ id, orderNo }) => (
                <li key={id}>{orderNo}</li>
              ))}
            </ul>
          </li>
          <li>{t('pay.step.follow')}</li>
        </ol>
        <p className={css['waiting']} role="status">
          {t('pay.waiting')}
        </p>
        <p>{t('pay.phone', { phone: company.phone })}</p>
      </div>
    </section>
  );
}

function byTime(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
