import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Payment } from '@gangway/contract/payments/schemas.ts';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { PaymentStatusBadge } from '../payment-status-badge.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { providerName } from '../provider-name.ts';
import css from './payment-list.module.css';

export const paymentSorts = ['createdAt', 'amountSen', 'paidAt'] as const;
type PaymentColumn = TableColumn<Payment, (typeof paymentSorts)[number]>;

/** The columns of the payments. */
export function paymentColumns(t: typeof translate): PaymentColumn[] {
  return [
    {
      id: 'paymentNo',
      title: t('paymentRecord.paymentNo'),
      fixed: true,
      cell: ({ paymentNo }) => <span className={css.number}>{paymentNo}</span>,
    },
    {
      id: 'createdAt',
      title: t('paymentRecord.createdAt'),
      sort: 'createdAt',
      cell: ({ createdAt }) => formatInstant(createdAt),
    },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
    },
    {
      id: 'person',
      title: t('column.customer'),
      cell: ({ person }) => person ?? <span className={css.nobody}>{t('shipOrder.walkIn')}</span>,
    },
    { id: 'method', title: t('column.payMethod'), cell: ({ method }) => t(`method.${method}`) },
    {
      id: 'amount',
      title: t('field.amountSen'),
      sort: 'amountSen',
      align: 'right',
      cell: ({ amountSen }) => formatMoney(amountSen),
    },
    {
      id: 'refunded',
      title: t('paymentRecord.refunded'),
      align: 'right',
      cell: ({ refundedSen }) => (refundedSen > 0 ? formatMoney(refundedSen) : ''),
    },
    { id: 'label', title: t('paymentRecord.label'), cell: (payment) => <PaymentSubject payment={payment} /> },
    {
      id: 'paidAt',
      title: t('paymentRecord.paidAt'),
      sort: 'paidAt',
      cell: ({ paidAt }) => (paidAt ? formatInstant(paidAt) : ''),
    },
    { id: 'account', title: t('column.account'), extra: true, cell: ({ account }) => account },
    { id: 'operator', title: t('column.operator'), cell: ({ operator }) => operator },
    {
      id: 'slipNo',
      title: t('field.slipNo'),
      cell: ({ slipNo }) => <span className={css.reference}>{slipNo}</span>,
    },
    {
      id: 'provider',
      title: t('paymentRecord.provider'),
      cell: ({ provider }) => providerName(t, provider),
    },
    {
      id: 'providerRef',
      title: t('paymentRecord.providerRef'),
      cell: ({ providerRef }) => <span className={css.reference}>{providerRef}</span>,
    },
    {
      id: 'subject',
      title: t('paymentRecord.subject'),
      extra: true,
      cell: ({ subject }) => t(`payment.subject.${subject}`),
    },
    { id: 'note', title: t('paymentRecord.note'), extra: true, wrap: true, cell: ({ note }) => note },
    {
      id: 'updatedAt',
      title: t('paymentRecord.updatedAt'),
      extra: true,
      cell: ({ updatedAt }) => formatInstant(updatedAt),
    },
  ];
}
