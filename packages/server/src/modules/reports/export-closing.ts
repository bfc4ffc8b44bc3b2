import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { ClosingFigures, DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { providerName } from '../payments/index.ts';

/** A line of a closing in Excel; what a line has nothing of stays empty. */
interface ClosingLine {
  section: string;
  what: string;
  at?: string;
  count?: number;
  ordersSen?: number;
  rechargesSen?: number;
  sen?: number;
}

/** A day's closing for Excel: one line for each figure under its section, in the order of the screen; beneath, how the day stands. */
export function exportClosing(closing: DailyClosing, locale: Locale): Sheet<ClosingLine> {
  const { date, figures } = closing;
  const t = (id: string) => translate(locale, id);
  const { text, number, money, moment } = sheetColumns<ClosingLine>(locale);
  return {
    file: `daily-closing-${date}`,
    title: `${t('closing.sheet')} ${date}`,
    rows: [
      ...lateLines(figures, t),
      ...methodLines(figures, t),
      ...drawerLines(figures, t),
      ...walletLines(figures, t),
      ...gatewayLines(figures, t, locale),
      ...openLines(figures, t),
    ],
    note: standing(closing, locale),
    columns: [
      text('closing.section', 34, (line) => line.section),
      text('closing.what', 40, (line) => line.what),
      moment('column.time', (line) => line.at ?? null),
      number('closing.count', (line) => line.count ?? null),
      money('closing.forOrders', (line) => line.ordersSen ?? null),
      money('closing.recharges', (line) => line.rechargesSen ?? null),
      money('field.amountSen', (line) => line.sen ?? null),
    ],
  };
}

/** Whether the day is closed, by whom and when, and what was noted: a sheet is read far from the screen. */
function standing({ date, state, closedBy, closedAt, note }: DailyClosing, locale: Locale): string {
  const t = (id: string, values: Record<string, string> = {}) => translate(locale, id, values);
  return [
    date,
    t(`closing.state.${state}`),
    closedBy && closedAt ? t('closing.by', { name: closedBy, time: formatInstant(closedAt) }) : [],
    note ? t('closing.note', { note }) : [],
  ]
    .flat()
    .join(' · ');
}

type Words = (id: string) => string;

function lateLines({ late }: ClosingFigures, t: Words): ClosingLine[] {
  return late.map(({ kind, no, at, method, amountSen }) => ({
    section: t('closing.late'),
    what: `${t(`closing.late.${kind}`)} ${no} · ${t(`method.${method}`)}`,
    at,
    count: 1,
    sen: kind === 'payment' ? amountSen : -amountSen,
  }));
}

function methodLines(figures: ClosingFigures, t: Words): ClosingLine[] {
  const { methods, takenSen, refundedSen, rechargesSen } = figures;
  const [taken, refunds, net] = [t('closing.taken'), t('closing.refunds'), t('closing.net')];
  const what = t('sales.total');
  const add = (of: 'count' | 'ordersSen' | 'refunds') => methods.reduce((sum, row) => sum + row[of], 0);
  const named = methods.map((row) => ({ ...row, what: t(`method.${row.method}`) }));
  return [
    ...named.map((row) => ({
      section: taken,
      what: row.what,
      count: row.count,
      ordersSen: row.ordersSen,
      rechargesSen: row.rechargesSen,
      sen: row.takenSen,
    })),
    { section: taken, what, count: add('count'), ordersSen: add('ordersSen'), rechargesSen, sen: takenSen },
    ...named
      .filter((row) => row.refunds > 0)
      .map((row) => ({ section: refunds, what: row.what, count: row.refunds, sen: row.refundedSen })),
    { section: refunds, what, count: add('refunds'), sen: refundedSen },
    ...named.map((row) => ({ section: net, what: row.what, sen: row.takenSen - row.refundedSen })),
    { section: net, what, sen: takenSen - refundedSen },
    { section: t('closing.byMethod'), what: t('closing.fromBalances'), sen: figures.fromBalancesSen },
    { section: t('closing.byMethod'), what: t('closing.toBalances'), sen: figures.toBalancesSen },
  ];
}

function drawerLines({ drawers }: ClosingFigures, t: Words): ClosingLine[] {
  return drawers.flatMap((drawer) => {
    const { countedSen, differenceSen, note } = drawer;
    const section = `${t('closing.drawers')}: ${drawer.person} · ${drawer.shiftNo}`;
    const counted = t('closing.counted');
    return [
      { section, what: t('closing.opened'), at: drawer.openedAt },
      { section, what: t('closing.float'), sen: drawer.floatSen },
      { section, what: t('closing.drawerTaken'), sen: drawer.takenSen },
      { section, what: t('closing.handedOut'), sen: drawer.handedOutSen },
      { section, what: t('closing.expected'), sen: drawer.expectedSen },
      countedSen === null
        ? { section, what: `${counted}: ${t('closing.notCounted')}` }
        : { section, what: counted, sen: countedSen },
      differenceSen === null
        ? []
        : { section, what: [t('closing.difference'), note].filter(Boolean).join(' · '), sen: differenceSen },
    ].flat();
  });
}

function walletLines({ wallets }: ClosingFigures, t: Words): ClosingLine[] {
  return amounts(t('closing.wallets'), t, [
    ['closing.opening', wallets.openingSen],
    ['closing.wallet.recharges', wallets.rechargesSen],
    ['closing.wallet.payments', wallets.paymentsSen],
    ['closing.wallet.refunds', wallets.refundsSen],
    ['closing.wallet.resets', wallets.resetsSen],
    ...lateIfAny(wallets.lateSen),
    ['closing.closing', wallets.closingSen],
  ]);
}

function gatewayLines({ gateways }: ClosingFigures, t: Words, locale: Locale): ClosingLine[] {
  return gateways.flatMap((gateway) =>
    amounts(`${t('closing.gateways')}: ${providerName(gateway.provider, locale)}`, t, [
      ['closing.opening', gateway.openingSen],
      ['closing.taken', gateway.takenSen],
      ['closing.refunds', -gateway.refundedSen],
      ...lateIfAny(gateway.lateSen),
      ['closing.paidOut', -gateway.paidOutSen],
      ['closing.owed', gateway.owedSen],
    ]),
  );
}

type Amount = readonly [word: string, sen: number];

function amounts(section: string, t: Words, lines: readonly Amount[]): ClosingLine[] {
  return lines.map(([word, sen]) => ({ section, what: t(word), sen }));
}

const lateIfAny = (sen: number): Amount[] => (sen === 0 ? [] : [['closing.late', sen]]);

function openLines({ parked, tooLate, openRefunds }: ClosingFigures, t: Words): ClosingLine[] {
  const section = t('closing.open');
  return [
    { section, what: t('closing.parked'), ...parked },
    { section, what: t('closing.tooLate'), ...tooLate },
    { section, what: t('closing.openRefunds'), ...openRefunds },
  ];
}
