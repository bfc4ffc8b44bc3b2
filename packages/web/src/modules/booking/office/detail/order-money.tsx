import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OrderMoney as Money } from '@gangway/contract/booking/money-calls.ts';
import { paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { receiptsPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { orderMoneyQuery } from '../order-queries.ts';
import css from './order-money.module.css';
import { PaymentLink } from './payment-link.tsx';
import { RefundLine } from './refund-line.tsx';

/** The money of an order: what was paid and how, what came back and which fee was kept, and changes of date. */
export function OrderMoney({ orderId }: { orderId: number }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(orderMoneyQuery(orderId));
  if (error && !data) return <TableFailure message={error.message} onRetry={refetch} />;
  if (!data) return <Skeleton height={60} />;
  const { payments, refunds, changes } = data;
  if (payments.length + refunds.length + changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('shipOrder.money.none')}
      </Text>
    );
  return (
    <ul className={css.list}>
      {payments.map((payment) => (
        <PaymentLine key={payment.paymentId} payment={payment} />
      ))}
      {changes.map((change) => (
        <ChangeLine key={change.id} change={change} />
      ))}
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} />
      ))}
      {payments.some(({ outcome }) => outcome !== 'pending') && (
        <li>
          <Anchor href={receiptsPath(orderId)} target="_blank" rel="noopener" size="sm">
            {t('shipOrder.money.receipts')}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

function PaymentLine({ payment }: { payment: Money['payments'][number] }) {
  const t = useTranslate();
  const method = paymentMethods.find((one) => one === payment.method);
  return (
    <li data-kind={payment.outcome}>
      <div className={css.line}>
        <span>{t(`shipOrder.money.${payment.outcome}`)}</span>
        {method ? <span>{t(`method.${method}`)}</span> : null}
        {payment.slipNo ? <span>{t('shipOrder.money.slip', { slipNo: payment.slipNo })}</span> : null}
        {payment.tenderedSen === null ? null : (
          <span>
            {t('shipOrder.money.tendered', {
              tendered: formatMoney(payment.tenderedSen),
              change: formatMoney(payment.tenderedSen - payment.amountSen),
            })}
          </span>
        )}
        {payment.subject === 'change' ? <span>{t('shipOrder.money.forChange')}</span> : null}
        <PaymentLink id={payment.paymentId} paymentNo={payment.paymentNo} />
        <strong>{formatMoney(payment.amountSen)}</strong>
      </div>
      <Text size="sm" c="dimmed">
        {formatInstant(payment.at)}
      </Text>
    </li>
  );
}

function ChangeLine({ change }: { change: Money['changes'][number] }) {
  const t = useTranslate();
  const { date, slot, feeSen, dueSen } = change;
  return (
    <li>
      <div className={css.line}>
        <span>{t('shipOrder.money.changed', { date, slot: t(`sailings.slotTitle.${slot}`) })}</span>
      </div>
      <Text size="sm" c="dimmed">
        {formatInstant(change.at)} · {t('shipOrder.money.fee', { fee: formatMoney(feeSen) })} ·{' '}
        {dueSen < 0
          ? t('shipOrder.money.changedLess', { amount: formatMoney(-dueSen) })
          : t('shipOrder.money.changedMore', { amount: formatMoney(dueSen) })}
      </Text>
    </li>
  );
}
