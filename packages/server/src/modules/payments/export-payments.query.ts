import type { Locale } from '@gangway/contract/core/locales.ts';
import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Payment } from '@gangway/contract/payments/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listPayments, type PaymentPage } from './payments.queries.ts';

/** The payments that match, for Excel. */
export async function exportPayments(
  db: Db,
  input: Pick<PaymentPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Payment>> {
  const t = (id: string) => translate(locale, id);
  const { text, money, moment } = sheetColumns<Payment>(locale);
  return {
    file: 'payments',
    title: t('paymentRecord.title'),
    rows: await listPayments(db, input, maxSheetRows),
    columns: [
      text('paymentRecord.paymentNo', 20, (row) => row.paymentNo),
      moment('paymentRecord.createdAt', (row) => row.createdAt),
      moment('paymentRecord.paidAt', (row) => row.paidAt),
      text('field.status', 12, (row) => t(`payment.status.${row.status}`)),
      text('column.payMethod', 14, (row) => t(`method.${row.method}`)),
      money('field.amountSen', (row) => row.amountSen),
      money('paymentRecord.refunded', (row) => row.refundedSen),
      text('paymentRecord.label', 30, (row) => row.label),
      text('column.account', 16, (row) => row.account),
      text('column.operator', 16, (row) => row.operator),
      text('field.slipNo', 18, (row) => row.slipNo),
      text('paymentRecord.provider', 12, (row) => row.provider),
      text('paymentRecord.providerRef', 30, (row) => row.providerRef),
    ],
  };
}
