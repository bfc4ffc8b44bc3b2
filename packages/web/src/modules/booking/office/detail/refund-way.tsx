import type { OrderMoney } from '@gangway/contract/booking/money-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '../../../../lib/use-translate.ts';
import classes from './order-money.module.css';
import { PaymentLink } from './payment-link.tsx';

/** Which way the money of a refund goes, and how far it is; cash names what is still to be done at the counter. */
export function RefundWay({ refund }: { refund: OrderMoney['refunds'][number] }) {
  const t = useTranslate();
  const { way, parts } = refund;
  if (way === 'none') return <Text size="sm">{t('shipOrder.way.none')}</Text>;
  return parts.map(({ paymentId, paymentNo, amountSen, status }) => (
    <div
      key={paymentId}
      className={classes.way}
      data-open={(way === 'cash' && status !== 'done') || status === 'failed' || undefined}
    >
      <span>{t(wayText(way, status), { amount: formatMoney(amountSen) })}</span>
      <PaymentLink id={paymentId} paymentNo={paymentNo} />
    </div>
  ));
}

type Way = 'gateway' | 'cash' | 'balance';
type Status = OrderMoney['refunds'][number]['parts'][number]['status'];

function wayText(way: Way, status: Status) {
  if (way === 'cash') return status === 'done' ? 'shipOrder.way.cashDone' : 'shipOrder.way.cashOpen';
  if (way === 'balance') return 'shipOrder.way.balance';
  return `shipOrder.way.${status}` as const;
}
