import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Payment } from '@gangway/contract/payments/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { providerName } from './provider-name.ts';
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
    note: t('paymentRecord.refundedNote'),
    rows: readInOrder(ids, (some) => readPayments(db, some)),
    columns: [
      text('paymentRecord.paymentNo', 20, (row) => row.paymentNo),
      moment('paymentRecord.createdAt', (row) => row.createdAt),
      moment('paymentRecord.paidAt', (row) => row.paidAt),
      text('field.status', 12, (row) => t(`payment.status.${row.status}`)),
      text('column.payMethod', 14, (row) => t(`method.${row.method}`)),
      money('field.amountSen', (row) => row.amountSen),
      // What never came is no money, and what comes out of a balance was received when it was paid in: as on the screen.
      sum('column.received', (row) =>
        row.status === 'paid' && row.method !== 'balance' ? row.amountSen : null,
      ),
      // Not added up: what the screen counts is what went back in the period, of whatever payment.
      money('paymentRecord.refundedOfIt', (row) => row.refundedSen),
      text('paymentRecord.label', 30, (row) => row.label),
      text('column.customer', 24, (row) => row.person),
      text('column.account', 16, (row) => row.account),
      text('column.operator', 16, (row) => row.operator),
      text('field.slipNo', 18, (row) => row.slipNo),
      text('paymentRecord.provider', 18, (row) => providerName(row.provider, locale)),
      text('paymentRecord.providerRef', 30, (row) => row.providerRef),
    ],
  };
}
