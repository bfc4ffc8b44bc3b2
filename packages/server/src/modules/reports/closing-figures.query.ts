import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { ClosingFigures } from '@gangway/contract/reports/closing-schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { isCarriedByGateway } from '../payments/index.ts';
import { type Late, type Moved, readLate, readMoved } from './closing-moves.query.ts';
import { readDrawers, readOpen, readOwed, readWallets } from './closing-state.query.ts';

/** The day before, as it was closed. */
export interface LastClosing {
  date: string;
  figures: ClosingFigures;
}

/** What came to the bank from a payment company. */
export interface Payout {
  provider: string;
  amountSen: number;
}

/**
 * What a day that is not closed comes to. Money with a time of a closed day that was entered after it stands with the day
 * that is closed next: a closed day stays as it was. To be read in one transaction that sees one moment.
 */
export async function reckonDay(
  db: Db,
  date: string,
  last: LastClosing | null,
  payouts: readonly Payout[] = [],
): Promise<{ figures: ClosingFigures; paymentIds: number[]; refundIds: number[] }> {
  const [start, end] = [startOfPortDay(date), startOfPortDay(addDays(date, 1))];
  const isNext = last !== null && addDays(last.date, 1) === date;
  const moved = await readMoved(db, start, end);
  const entered = last ? await readLate(db, startOfPortDay(addDays(last.date, 1))) : [];
  const late = isNext ? entered : [];
  const wallets = await readWallets(db, start, end);
  const own = wallets.rechargesSen + wallets.paymentsSen + wallets.refundsSen + wallets.resetsSen;
  const openingSen = isNext ? last.figures.wallets.closingSen : wallets.closingSen - own;
  const figures: ClosingFigures = {
    ...sumMoved(moved),
    drawers: await readDrawers(db, start, end),
    wallets: { openingSen, ...wallets, lateSen: wallets.closingSen - openingSen - own },
    gateways: sumGateways(await readOpening(db, date, last, isNext ? [] : entered), moved, late, payouts),
    ...(await readOpen(db, start, end)),
    late: late.map(({ id: _, isByHand: __, ...movement }) => movement),
  };
  const idsOf = (kind: Moved['kind']) => [
    ...moved.filter((row) => row.kind === kind).flatMap((row) => row.ids),
    ...late.filter((row) => row.kind === kind).map((row) => row.id),
  ];
  return { figures, paymentIds: idsOf('payment'), refundIds: idsOf('refund') };
}

function sumMoved(moved: readonly Moved[]) {
  const outside = moved.filter((row) => row.method !== 'balance');
  const within = kinds(moved.filter((row) => row.method === 'balance'));
  const all = kinds(outside);
  const methods = [...new Set(outside.map((row) => row.method))].toSorted().map((method) => {
    const { came, went } = kinds(outside.filter((row) => row.method === method));
    const rechargesSen = add(came.filter((row) => row.isRecharge));
    return {
      method,
      count: add(came, (row) => row.count),
      ordersSen: add(came) - rechargesSen,
      rechargesSen,
      takenSen: add(came),
      refunds: add(went, (row) => row.count),
      refundedSen: add(went),
    };
  });
  return {
    methods,
    takenSen: add(all.came),
    refundedSen: add(all.went),
    rechargesSen: add(all.came.filter((row) => row.isRecharge)),
    fromBalancesSen: add(within.came),
    toBalancesSen: add(within.went),
  };
}

function add(rows: readonly Moved[], of: (row: Moved) => number = ({ sen }) => sen): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

function kinds(rows: readonly Moved[]) {
  return {
    came: rows.filter((row) => row.kind === 'payment'),
    went: rows.filter((row) => row.kind === 'refund'),
  };
}

/** What each payment company owed when the day began: by the last closing and what moved since, or by all there ever was. */
async function readOpening(
  db: Db,
  date: string,
  last: LastClosing | null,
  entered: readonly Late[],
): Promise<Map<string, number>> {
  const start = startOfPortDay(date);
  if (!last) return readOwed(db, null, start);
  const since = await readOwed(db, startOfPortDay(addDays(last.date, 1)), start);
  const owed = new Map(last.figures.gateways.map(({ provider, owedSen }) => [provider, owedSen]));
  const more = [...since, ...entered.filter(isCarried).map((row) => [row.provider, signed(row)] as const)];
  for (const [provider, sen] of more) owed.set(provider, (owed.get(provider) ?? 0) + sen);
  return owed;
}

/** What was handed out of the drawer instead went back, but the payment company has not lost it. */
function isCarried({ provider, isByHand }: Late | Moved): boolean {
  return isCarriedByGateway(provider) && !isByHand;
}

function signed({ kind, amountSen }: Late): number {
  return kind === 'payment' ? amountSen : -amountSen;
}

function sumGateways(
  opening: ReadonlyMap<string, number>,
  moved: readonly Moved[],
  late: readonly Late[],
  payouts: readonly Payout[],
): ClosingFigures['gateways'] {
  const carried = moved.filter(isCarried);
  const carriedLate = late.filter(isCarried);
  const names = new Set([...opening.keys(), ...[...carried, ...carriedLate].map((row) => row.provider)]);
  return [...names].toSorted().map((provider) => {
    const of = (kind: Moved['kind']) =>
      carried
        .filter((row) => row.provider === provider && row.kind === kind)
        .reduce((sum, row) => sum + row.sen, 0);
    const openingSen = opening.get(provider) ?? 0;
    const [takenSen, refundedSen] = [of('payment'), of('refund')];
    const lateSen = carriedLate
      .filter((row) => row.provider === provider)
      .reduce((sum, row) => sum + signed(row), 0);
    const paidOutSen = payouts
      .filter((row) => row.provider === provider)
      .reduce((sum, row) => sum + row.amountSen, 0);
    const owedSen = openingSen + takenSen - refundedSen + lateSen - paidOutSen;
    return { provider, openingSen, takenSen, refundedSen, lateSen, paidOutSen, owedSen };
  });
}
