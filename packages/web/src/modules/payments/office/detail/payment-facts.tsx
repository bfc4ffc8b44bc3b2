import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { PaymentSubject } from '../payment-subject.tsx';
import { providerName } from '../provider-name.ts';

/** The facts of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const t = useTranslate();
  const { paidAt, refundedSen } = payment;
  const facts: [label: string, value: ReactNode][] = [
    [t(`payment.for.${payment.subject}`), <PaymentSubject key="subject" payment={payment} />],
    [t('column.customer'), payment.person],
    [t('column.account'), payment.account],
    [t('paymentRecord.provider'), providerName(t, payment.provider)],
    [t('paymentRecord.providerRef'), payment.providerRef],
    [t('field.slipNo'), payment.slipNo],
    [t('column.operator'), payment.operator],
    [t('paymentRecord.note'), payment.note],
    [t('paymentRecord.createdAt'), formatInstant(payment.createdAt)],
    [t('paymentRecord.paidAt'), paidAt && formatInstant(paidAt)],
    [t('paymentRecord.refunded'), refundedSen > 0 && formatMoney(refundedSen)],
  ];
  return (
    <section aria-label={t('section.facts')}>
      <DataList labelWidth="150px" gap={6}>
        {facts.map(([label, value]) =>
          value ? (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ) : null,
        )}
      </DataList>
    </section>
  );
}
