import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentDetail, PaymentRefund } from '@gangway/contract/payments/schemas.ts';
import { Badge, Button, Text } from '@mantine/core';
import { IconCashBanknote, IconRefresh } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './payment-detail.module.css';
import { useHandOut } from '../hand-out/use-hand-out.tsx';
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
  /** Null for those who may not ask the gateway again. */
  actions: PaymentActions | null;
}

/** What goes back or has gone back, and how far it is. */
export function PaymentRefunds({ payment, actions }: PaymentRefundsProps) {
  const t = useTranslate();
  const handOut = useHandOut();
  const label = `${payment.label} · ${payment.person ?? t('payment.walkIn')}`;
  return (
    <ul className={css.refunds}>
      {payment.refunds.map((refund) => (
        <li key={refund.id}>
          <div className={css.line}>
            <Text fw={650}>{formatMoney(refund.amountSen)}</Text>
            <Badge {...looks[refund.status]} tt="none" miw="max-content">
              {t(stateText(refund, payment))}
            </Badge>
            <Text size="sm" c="dimmed">
              {refund.refundNo}
            </Text>
            {handOut &&
            refund.status !== 'done' &&
            refund.status !== 'sent' &&
            isHandedOver(refund, payment) ? (
              <Button
                ml="auto"
                size="compact-sm"
                leftSection={<IconCashBanknote size={15} aria-hidden />}
                onClick={() => handOut(refund, label)}
              >
                {t('payment.handOut')}
              </Button>
            ) : null}
            {actions && refund.status === 'failed' && !refund.byHand ? (
              <Button
                ml="auto"
                size="compact-sm"
                variant="light"
                leftSection={<IconRefresh size={15} aria-hidden />}
                onClick={() => actions.retry(refund)}
              >
                {t('payment.retry')}
              </Button>
            ) : null}
          </div>
          <Text size="sm" c="dimmed">
            {formatInstant(refund.createdAt)}
            {refund.doneAt ? ` – ${formatInstant(refund.doneAt)}` : ''}
            {refund.reason ? ` · ${refundReason(t, refund.reason)}` : ''}
          </Text>
          {refund.method && refund.by ? (
            <Text size="sm" c="dimmed">
              {t('payment.cash.by', { by: refund.by, method: t(`method.${refund.method}`) })}
              {refund.slipNo ? ` · ${t('field.slipNo')} ${refund.slipNo}` : ''}
            </Text>
          ) : null}
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

/** Into a balance it goes at once, though no gateway carries it out. */
function isHandedOver({ byHand }: PaymentRefund, { provider }: PaymentDetail): boolean {
  return byHand && provider !== 'balance';
}

function stateText(refund: PaymentRefund, payment: PaymentDetail) {
  const { status } = refund;
  if (status === 'done' && isHandedOver(refund, payment)) return 'payment.cash.handedOut';
  if (status !== 'done' && isHandedOver(refund, payment)) return 'payment.cash.waiting';
  return `payment.refund.${status}` as const;
}
