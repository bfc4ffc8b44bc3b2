import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Words } from '@gangway/contract/core/words.ts';
import type { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { differenceWords, statusName } from '@gangway/contract/payments/difference-words.ts';
import type { Difference, Reconciliation } from '@gangway/contract/payments/schemas.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerName } from './provider-name.ts';
import { listReconciliations } from './reconcile.ts';

/** A difference of a day; a day without any has one line that says so. */
interface ComparedLine {
  day: Reconciliation;
  difference: Difference | null;
  isFirst: boolean;
}

/** What the comparisons with the gateway came to, for Excel: of one day, or of the last ones. */
export async function exportReconciliations(
  platform: Platform,
  { date: asked }: Body<typeof paymentsCalls.exportReconciliations>,
  locale: Locale,
): Promise<Sheet<ComparedLine>> {
  const t: Words = (id, values) => translate(locale, id, values);
  const days = await listReconciliations(platform, asked);
  const { text, count, money, date, moment } = sheetColumns<ComparedLine>(locale);
  const statusOf = (status: string | null | undefined) => statusName(t, status ?? null) || null;
  return {
    file: asked ? `reconciliation-${asked}` : 'reconciliations',
    title: t('reconcile.open'),
    rows: days.flatMap(linesOf),
    columns: [
      date('reconcile.date', ({ day }) => day.date),
      text('paymentRecord.provider', 18, ({ day }) => providerName(day.provider, locale)),
      moment('reconcile.comparedAt', ({ day }) => day.at),
      // Once a day, so that it adds up.
      count('reconcile.checked', ({ day, isFirst }) => (isFirst ? day.checked : null)),
      text('reconcile.result', 60, (line) => resultOf(line, t, locale)),
      text('paymentRecord.paymentNo', 20, ({ difference }) => difference?.paymentNo ?? null),
      // Not added up: where the states differ, one side names an amount it does not count as paid.
      money('reconcile.hereAmount', ({ difference }) => difference?.hereSen ?? null),
      money('reconcile.thereAmount', ({ difference }) => difference?.thereSen ?? null),
      text('reconcile.hereStatus', 18, ({ difference }) => statusOf(difference?.here)),
      text('reconcile.thereStatus', 18, ({ difference }) => statusOf(difference?.there)),
    ],
  };
}

function linesOf(day: Reconciliation): ComparedLine[] {
  if (day.differences.length === 0) return [{ day, difference: null, isFirst: true }];
  return day.differences.map((difference, index) => ({ day, difference, isFirst: index === 0 }));
}

function resultOf({ day, difference }: ComparedLine, t: Words, locale: Locale): string {
  if (difference) return differenceWords(t, difference, providerName(day.provider, locale));
  return t(day.checked === 0 ? 'reconcile.nothing' : 'reconcile.agrees');
}
