import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Payment } from '@gangway/contract/payments/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listPaymentIds, type PaymentPage, readPayments } from './payments.queries.ts';

/** The payments that match, for Excel. */
export async function exportPayments(
  db: Db,
  input: Pick<PaymentPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Payment>> {
  const t = (id: string) => translate(locale, id);
  const ids = await listPaymentIds(db, input, askedSheetRows);
  const { text, money, sum, moment } = sheetColumns<Payment>(locale);
  return {
    file: 'payments',
    title: t('paymentRecord.title'),
    rows: readInOrder(ids, (some) => readPayments(db, some)),
    columns: [
      text('paymentRecord.paymentNo', 20, (row) => row.paymentNo),
      moment('paymentRecord.createdAt', (row) => row.createdAt),
      moment('paymentRecord.paidAt', (row) => row.paidAt),
      text('field.status', 12, (row) => t(`payment.status.${row.status}`)),
      text('column.payMethod', 14, (row) => t(`method.${row.method}`)),
      money('field.amountSen', (row) => row.amountSen),
      // What was asked for and never came is no money: only this is added up, as on the screen.
      sum('column.received', (row) => (row.status === 'paid' ? row.amountSen : null)),
      sum('paymentRecord.refunded', (row) => row.refundedSen),
      text('paymentRecord.label', 30, (row) => row.label),
      text('column.account', 16, (row) => row.account),
      text('column.operator', 16, (row) => row.operator),
      text('field.slipNo', 18, (row) => row.slipNo),
      text('paymentRecord.provider', 12, (row) => row.provider),
      text('paymentRecord.providerRef', 30, (row) => row.providerRef),
    ],
  };
}
