import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentDetail, PaymentRefund } from '@gangway/contract/payments/schemas.ts';
import { Badge, Button, Text } from '@mantine/core';
import { IconCashBanknote, IconRefresh } from '@tabler/icons-react';
import { useTranslate } from '../../../../lib/use-translate.ts';
import classes from './payment-detail.module.css';
import { refundReason } from './refund-reason.ts';
import type { PaymentActions } from './use-payment-actions.tsx';

const looks = {
  requested: { variant: 'light', color: 'amber' },
  sent: { variant: 'light', color: 'navy' },
  done: { variant: 'light', color: 'sea' },
  failed: { variant: 'filled', color: 'coral.7' },
} as const;

interface PaymentRefundsProps {
  payment: PaymentDetail;
  /** Null for those who may only look. */
  actions: PaymentActions | null;
}

/** What goes back or has gone back, and how far it is. */
export function PaymentRefunds({ payment, actions }: PaymentRefundsProps) {
  const t = useTranslate();
  const isCash = payment.provider === 'cash';
  return (
    <ul className={classes.refunds}>
      {payment.refunds.map((refund) => (
        <li key={refund.id}>
          <div className={classes.line}>
            <Text fw={650}>{formatMoney(refund.amountSen)}</Text>
            <Badge {...looks[refund.status]} tt="none" miw="max-content">
              {isCash && refund.status !== 'failed'
                ? t(refund.status === 'done' ? 'payment.cash.handedOut' : 'payment.cash.waiting')
                : t(`payment.refund.${refund.status}`)}
            </Badge>
            <Text size="sm" c="dimmed">
              {refund.refundNo}
            </Text>
            {actions && canAct(refund, payment.provider) ? (
              <Button
                ml="auto"
                size="compact-sm"
                variant={isCash ? 'filled' : 'light'}
                leftSection={
                  isCash ? <IconCashBanknote size={15} aria-hidden /> : <IconRefresh size={15} aria-hidden />
                }
                onClick={() => (isCash ? actions.handOut(refund, payment) : actions.retry(refund))}
              >
                {isCash ? t('payment.handOut') : t('payment.retry')}
              </Button>
            ) : null}
          </div>
          <Text size="sm" c="dimmed">
            {formatInstant(refund.createdAt)}
            {refund.doneAt ? ` – ${formatInstant(refund.doneAt)}` : ''}
            {refund.reason ? ` · ${refundReason(t, refund.reason)}` : ''}
          </Text>
          {refund.error ? (
            <Text size="sm" c="coral.7">
              {refund.error === 'gateway' ? t('payment.refundUnreached') : refund.error}
            </Text>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Cash waits for a hand; what goes through a gateway goes by itself and only a failed one is pushed again. */
function canAct({ status }: PaymentRefund, provider: string): boolean {
  if (provider === 'balance') return false;
  return provider === 'cash' ? status !== 'done' : status === 'failed';
}
