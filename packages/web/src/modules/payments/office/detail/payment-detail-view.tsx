import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { PaymentStatusBadge } from '../payment-status-badge.tsx';
import { isGateway } from '../provider-name.ts';
import { ParkedBox } from './parked-box.tsx';
import css from './payment-detail.module.css';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';
import { usePaymentActions } from './use-payment-actions.tsx';

interface PaymentDetailViewProps {
  payment: PaymentDetail;
  canEdit: boolean;
}

/** Everything about one payment: how it stands, what it was for, what went back, and its whole history. */
export function PaymentDetailView({ payment, canEdit }: PaymentDetailViewProps) {
  const t = useTranslate();
  const all = usePaymentActions();
  const actions = canEdit ? all : null;
  return (
    <>
      <div className={css.line}>
        <PaymentStatusBadge status={payment.status} />
        <Text size="sm">{t(`method.${payment.method}`)}</Text>
        {actions && isGateway(payment.provider) ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconMessageQuestion size={16} aria-hidden />}
            loading={actions.asking}
            onClick={() => actions.askGateway(payment)}
          >
            {t('payment.ask')}
          </Button>
        ) : null}
        <Text className={css.amount ?? ''}>{formatMoney(payment.amountSen)}</Text>
      </div>
      {payment.status === 'parked' ? <ParkedBox payment={payment} actions={actions} /> : null}
      <PaymentFacts payment={payment} />
      {payment.refunds.length > 0 ? (
        <section aria-label={t('payment.refunds')}>
          <Title order={2} mb={6}>
            {t('payment.refunds')}
          </Title>
          <PaymentRefunds payment={payment} actions={actions} />
        </section>
      ) : null}
      <section aria-label={t('section.history')}>
        <Title order={2} mb={6}>
          {t('section.history')}
        </Title>
        <PaymentHistory payment={payment} />
      </section>
    </>
  );
}
