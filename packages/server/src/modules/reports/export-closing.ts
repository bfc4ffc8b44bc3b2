import type { Locale } from '@gangway/contract/core/locales.ts';
import type { ClosingFigures, DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';

/** A line of a closing in Excel. */
interface ClosingLine {
  section: string;
  what: string;
  count: number | null;
  sen: number;
}

/** A day's closing for Excel: one line for each figure, under its section. */
export function exportClosing({ date, figures }: DailyClosing, locale: Locale): Sheet<ClosingLine> {
  const t = (id: string) => translate(locale, id);
  const { text, number, money } = sheetColumns<ClosingLine>(locale);
  return {
    file: `daily-closing-${date}`,
    title: `${t('closing.sheet')} ${date}`,
    rows: [
      ...methodLines(figures, t),
      ...drawerLines(figures, t),
      ...walletLines(figures, t),
      ...gatewayLines(figures, t),
      ...openLines(figures, t),
      ...figures.late.map(({ kind, no, amountSen }) => ({
        section: t('closing.late'),
        what: `${t(`closing.late.${kind}`)} ${no}`,
        count: 1,
        sen: kind === 'payment' ? amountSen : -amountSen,
      })),
    ],
    columns: [
      text('closing.section', 24, (line) => line.section),
      text('closing.what', 40, (line) => line.what),
      number('closing.count', (line) => line.count),
      money('field.amountSen', (line) => line.sen),
    ],
  };
}

type Words = (id: string) => string;

function methodLines(figures: ClosingFigures, t: Words): ClosingLine[] {
  const { methods, takenSen, refundedSen } = figures;
  const [taken, refunds] = [t('closing.taken'), t('closing.refunds')];
  const count = (of: (row: (typeof methods)[number]) => number) =>
    methods.reduce((sum, row) => sum + of(row), 0);
  return [
    ...methods.map((row) => ({
      section: taken,
      what: t(`method.${row.method}`),
      count: row.count,
      sen: row.takenSen,
    })),
    { section: taken, what: t('sales.total'), count: count((row) => row.count), sen: takenSen },
    { section: taken, what: t('closing.ofWhichRecharges'), count: null, sen: figures.rechargesSen },
    ...methods
      .filter((row) => row.refunds > 0)
      .map((row) => ({
        section: refunds,
        what: t(`method.${row.method}`),
        count: row.refunds,
        sen: row.refundedSen,
      })),
    { section: refunds, what: t('sales.total'), count: count((row) => row.refunds), sen: refundedSen },
  ];
}

function drawerLines({ drawers }: ClosingFigures, t: Words): ClosingLine[] {
  return drawers.flatMap((drawer) => {
    const section = `${t('closing.drawers')} ${drawer.shiftNo} ${drawer.person}`;
    const lines: [string, number | null][] = [
      ['closing.float', drawer.floatSen],
      ['closing.drawerTaken', drawer.takenSen],
      ['closing.handedOut', drawer.handedOutSen],
      ['closing.expected', drawer.expectedSen],
      ['closing.counted', drawer.countedSen],
      ['closing.difference', drawer.differenceSen],
    ];
    return lines.flatMap(([word, sen]) =>
      sen === null ? [] : [{ section, what: t(word), count: null, sen }],
    );
  });
}

function walletLines({ wallets, fromBalancesSen, toBalancesSen }: ClosingFigures, t: Words): ClosingLine[] {
  const section = t('closing.wallets');
  const lines: [string, number][] = [
    ['closing.opening', wallets.openingSen],
    ['closing.wallet.recharges', wallets.rechargesSen],
    ['closing.wallet.payments', wallets.paymentsSen],
    ['closing.wallet.refunds', wallets.refundsSen],
    ['closing.wallet.resets', wallets.resetsSen],
    ['closing.late', wallets.lateSen],
    ['closing.closing', wallets.closingSen],
    ['closing.fromBalances', fromBalancesSen],
    ['closing.toBalances', toBalancesSen],
  ];
  return lines.map(([word, sen]) => ({ section, what: t(word), count: null, sen }));
}

function gatewayLines({ gateways }: ClosingFigures, t: Words): ClosingLine[] {
  return gateways.flatMap((gateway) => {
    const section = `${t('closing.gateways')} ${gateway.provider}`;
    const lines: [string, number][] = [
      ['closing.opening', gateway.openingSen],
      ['closing.taken', gateway.takenSen],
      ['closing.refunds', -gateway.refundedSen],
      ['closing.late', gateway.lateSen],
      ['closing.paidOut', -gateway.paidOutSen],
      ['closing.owed', gateway.owedSen],
    ];
    return lines.map(([word, sen]) => ({ section, what: t(word), count: null, sen }));
  });
}

function openLines({ parked, tooLate, openRefunds }: ClosingFigures, t: Words): ClosingLine[] {
  const section = t('closing.open');
  return [
    { section, what: t('closing.parked'), ...parked },
    { section, what: t('closing.tooLate'), ...tooLate },
    { section, what: t('closing.openRefunds'), ...openRefunds },
  ];
}
