import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Payment } from '@gangway/contract/payments/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { type SheetColumn, writeSheet } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listPayments, type PaymentPage } from './payments.queries.ts';

const maxRows = 20_000;

/** The payments that match, as a workbook. */
export async function exportPayments(
  db: Db,
  input: Pick<PaymentPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Buffer> {
  const payments = await listPayments(db, input, maxRows);
  return writeSheet(translate(locale, 'paymentRecord.title'), columns(locale), payments);
}

function columns(locale: Locale): SheetColumn<Payment>[] {
  const text = (id: string) => translate(locale, `paymentRecord.${id}`);
  return [
    { title: text('paymentNo'), width: 20, value: (row) => row.paymentNo },
    { title: text('createdAt'), width: 18, value: (row) => formatInstant(row.createdAt) },
    { title: text('paidAt'), width: 18, value: (row) => (row.paidAt ? formatInstant(row.paidAt) : null) },
    { title: text('status'), width: 12, value: (row) => translate(locale, `payment.status.${row.status}`) },
    { title: text('method'), width: 14, value: (row) => translate(locale, `method.${row.method}`) },
    { title: text('amount'), width: 12, value: (row) => row.amountSen / 100 },
    { title: text('refunded'), width: 12, value: (row) => row.refundedSen / 100 },
    { title: text('label'), width: 30, value: (row) => row.label },
    { title: text('account'), width: 16, value: (row) => row.account },
    { title: text('operator'), width: 16, value: (row) => row.operator },
    { title: text('slipNo'), width: 18, value: (row) => row.slipNo },
    { title: text('provider'), width: 12, value: (row) => row.provider },
    { title: text('providerRef'), width: 30, value: (row) => row.providerRef },
  ];
}
