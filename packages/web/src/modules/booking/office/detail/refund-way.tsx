import type { OrderMoney } from '@gangway/contract/booking/money-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Button, Text } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useHandOut } from '#modules/payments/office/index.ts';
import css from './order-money.module.css';
import { PaymentLink } from './payment-link.tsx';

/** Which way the money of a refund goes, and how far it is; cash names what is still to be done at the counter. */
export function RefundWay({ refund }: { refund: OrderMoney['refunds'][number] }) {
  const t = useTranslate();
  const handOut = useHandOut();
  const { way, parts } = refund;
  if (way === 'none') return <Text size="sm">{t('shipOrder.way.none')}</Text>;
  if (parts.length === 0) return <Text size="sm">{t(`officeRefund.way.${way}`)}</Text>;
  return parts.map((part) => (
    <div
      key={part.paymentId}
      className={css.way}
      data-open={(part.byHand && part.status !== 'done') || part.status === 'failed' || undefined}
    >
      <span>{t(wayText(way, part), { amount: formatMoney(part.amountSen) })}</span>
      <PaymentLink id={part.paymentId} paymentNo={part.paymentNo} />
      {handOut && part.byHand && part.status !== 'done' ? (
        <Button
          ml="auto"
          size="compact-sm"
          leftSection={<IconCashBanknote size={15} aria-hidden />}
          onClick={() => handOut({ id: part.refundId, amountSen: part.amountSen }, part.paymentNo)}
        >
          {t('payment.handOut')}
        </Button>
      ) : null}
    </div>
  ));
}

type Refund = OrderMoney['refunds'][number];

function wayText(way: Refund['way'], { byHand, status }: Refund['parts'][number]) {
  if (byHand) return status === 'done' ? 'shipOrder.way.cashDone' : 'shipOrder.way.cashOpen';
  return way === 'balance' ? 'shipOrder.way.balance' : (`shipOrder.way.${status}` as const);
}
