import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { usePort, useSiteSettings } from '#modules/settings/queries.ts';
import css from './counter-steps.module.css';

/** How to pay in cash at the counter. */
export function CounterSteps({ orders, totalSen }: { orders: readonly Order[]; totalSen: number }) {
  const t = useTranslate();
  const port = usePort();
  const { company } = useSiteSettings();
  return (
    <div className={css.steps}>
      <h2>{t('pay.counter')}</h2>
      <ol>
        <li>{t('pay.step.counter', { port })}</li>
        <li>
          {t('pay.step.number', { count: orders.length, total: formatMoney(totalSen) })}
          <ul className={css.numbers}>
            {orders.map(({ id, orderNo }) => (
              <li key={id}>{orderNo}</li>
            ))}
          </ul>
        </li>
        <li>{t('pay.step.follow')}</li>
      </ol>
      <p className={css.waiting} role="status">
        {t('pay.waiting')}
      </p>
      <p>{t('pay.phone', { phone: company.phone })}</p>
    </div>
  );
}
