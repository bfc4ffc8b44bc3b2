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
  return (
    <ul className={classes.refunds}>
      {payment.refunds.map((refund) => (
        <li key={refund.id}>
          <div className={classes.line}>
            <Text fw={650}>{formatMoney(refund.amountSen)}</Text>
            <Badge {...looks[refund.status]} tt="none" miw="max-content">
              {t(stateText(refund, payment))}
            </Badge>
            <Text size="sm" c="dimmed">
              {refund.refundNo}
            </Text>
            {actions && canAct(refund, payment) ? (
              <Button
                ml="auto"
                size="compact-sm"
                variant={refund.byHand ? 'filled' : 'light'}
                leftSection={
                  refund.byHand ? (
                    <IconCashBanknote size={15} aria-hidden />
                  ) : (
                    <IconRefresh size={15} aria-hidden />
                  )
                }
                onClick={() => (refund.byHand ? actions.handOut(refund, payment) : actions.retry(refund))}
              >
                {refund.byHand ? t('payment.handOut') : t('payment.retry')}
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

/** What waits for a hand can be handed out; what goes through a gateway goes by itself, and only a failed one is pushed. */
function canAct(refund: PaymentRefund, payment: PaymentDetail): boolean {
  if (refund.status === 'done') return false;
  return isHandedOver(refund, payment) || refund.status === 'failed';
}

/** Into a balance it goes at once, though no gateway carries it out. */
function isHandedOver({ byHand }: PaymentRefund, { provider }: PaymentDetail): boolean {
  return byHand && provider !== 'balance';
}

function stateText(refund: PaymentRefund, payment: PaymentDetail) {
  const { status } = refund;
  if (status === 'done' && payment.provider === 'cash') return 'payment.cash.handedOut';
  if (status !== 'done' && isHandedOver(refund, payment)) return 'payment.cash.waiting';
  return `payment.refund.${status}` as const;
}
