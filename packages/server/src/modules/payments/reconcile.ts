import { startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Difference, Reconciliation } from '@gangway/contract/payments/schemas.ts';
import type { Insertable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';

const dayMs = 86_400_000;
const shownDays = 31;

/**
 * Compares a day with the gateway's own list of what it was paid. News about money the gateway has and the books do not
 * is what matters most; the other way round something claims to be paid that is not.
 */
export async function reconcile(
  platform: Platform,
  provider: PaymentProvider,
  date: string,
): Promise<Reconciliation> {
  const from = startOfPortDay(date);
  const to = new Date(from.getTime() + dayMs);
  const there = await provider.list(from, to).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'the gateway cannot be asked for its list');
    throw new AppError('payment.gateway');
  });
  const here = await listHere(platform, provider.name, there, from, to);
  const differences = compare(here, there);
  const checked = new Set([...here.map((row) => row.paymentNo), ...there.map((row) => row.paymentNo)]).size;
  const at = platform.clock();
  await keep(platform, {
    date,
    provider: provider.name,
    checked,
    differences: JSON.stringify(differences),
    at,
  });
  if (differences.length > 0)
    platform.log.error({ date, count: differences.length }, 'the books and the gateway do not agree');
  return { date, provider: provider.name, checked, differences, at: at.toISOString() };
}

/** The newest comparison of a day is the one that counts. */
async function keep({ db }: Platform, row: NewReconciliation): Promise<void> {
  const { checked, differences, at } = row;
  await inTransaction(db, (tx) =>
    tx
      .insertInto('reconciliations')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['date', 'provider']).doUpdateSet({ checked, differences, at }),
      )
      .execute(),
  );
}

type NewReconciliation = Insertable<Tables['reconciliations']>;

/** What the last days came to, or one day alone. */
export async function listReconciliations({ db }: Platform, date?: string): Promise<Reconciliation[]> {
  const last = db.selectFrom('reconciliations').selectAll().orderBy('date', 'desc').limit(shownDays);
  const rows = await (date === undefined ? last : last.where('date', '=', date)).execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

interface Here {
  paymentNo: string;
  amountSen: number;
  status: string;
}

/** Every payment the gateway names, and every one that counts as paid on that day here. */
function listHere(
  { db }: Platform,
  provider: string,
  there: readonly ProviderState[],
  from: Date,
  to: Date,
): Promise<Here[]> {
  return db
    .selectFrom('payments')
    .select(['paymentNo', 'amountSen', 'status'])
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'paid'), eb('paidAt', '>=', from), eb('paidAt', '<', to)]),
        ...(there.length > 0
          ? [
              eb(
                'paymentNo',
                'in',
                there.map((row) => row.paymentNo),
              ),
            ]
          : []),
      ]),
    )
    .execute();
}

function compare(here: readonly Here[], there: readonly ProviderState[]): Difference[] {
  const differences: Difference[] = [];
  for (const theirs of there) {
    const ours = here.find((row) => row.paymentNo === theirs.paymentNo);
    const base = {
      paymentNo: theirs.paymentNo,
      hereSen: ours?.amountSen ?? null,
      thereSen: theirs.amountSen,
      here: ours?.status ?? null,
      there: theirs.state,
    };
    if (!ours) differences.push({ kind: 'missingHere', ...base });
    else if (ours.amountSen !== theirs.amountSen) differences.push({ kind: 'amount', ...base });
    else if (ours.status !== theirs.state) differences.push({ kind: 'status', ...base });
  }
  for (const ours of here)
    if (!there.some((row) => row.paymentNo === ours.paymentNo))
      differences.push({
        kind: 'missingThere',
        paymentNo: ours.paymentNo,
        hereSen: ours.amountSen,
        thereSen: null,
        here: ours.status,
        there: null,
      });
  return differences;
}
