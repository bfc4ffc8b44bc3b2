import type { OrderMoney } from '@gangway/contract/booking/money-calls.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './order-money.module.css';
import { RefundWay } from './refund-way.tsx';

/** One refund: for whom, what was kept, why, and how far the money is on its way. */
export function RefundLine({ refund }: { refund: OrderMoney['refunds'][number] }) {
  const t = useTranslate();
  const { amountSen, feeSen, people, overrideReason } = refund;
  return (
    <li data-kind="refund">
      <div className={css.line}>
        <span>{t('shipOrder.money.refunded', { count: people })}</span>
        <strong>{formatMoney(amountSen)}</strong>
      </div>
      <Text size="sm" c="dimmed">
        {formatInstant(refund.at)} · {refund.by ?? t('shipOrder.bySystem')} ·{' '}
        {t('shipOrder.money.fee', { fee: formatMoney(feeSen) })}
      </Text>
      {overrideReason ? (
        <Text size="sm">{t('shipOrder.money.override', { reason: overrideReason })}</Text>
      ) : null}
      <RefundWay refund={refund} />
    </li>
  );
}
