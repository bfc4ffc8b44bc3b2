import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { closingCalls } from '@gangway/contract/reports/closing-calls.ts';
import type { ClosingFigures, DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import { sql } from 'kysely';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Payout, reckonDay } from './closing-figures.query.ts';
import { findLast, readDay } from './daily-closing.query.ts';

type CloseWish = Body<typeof closingCalls.closeDay>;

/**
 * Closes a past day: its figures are kept as they are at this moment, with what they were made of. Days are closed in order;
 * of two who close at once one is told that it is closed. What was on show must still be so.
 */
export async function closeDay({ db }: Platform, wish: CloseWish, actor: Actor): Promise<DailyClosing> {
  const { date, note } = wish;
  // The form names every company; from whom nothing came nothing is kept.
  const payouts = wish.payouts.filter(({ amountSen }) => amountSen > 0);
  if (date >= portDate(actor.at)) throw new AppError('closing.today');
  await inTransaction(db, async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    await lockAll(tx, 'closings');
    const last = await findLast(tx);
    await requireNext(tx, date, last?.date ?? null, addDays(portDate(actor.at), -1));
    const { figures, paymentIds, refundIds } = await reckonDay(tx, date, last, payouts);
    if (figures.takenSen !== wish.shownTakenSen || figures.refundedSen !== wish.shownRefundedSen)
      throw new AppError('closing.moved');
    requireKnown(figures, wish.payouts);
    requireOwed(figures);
    await tx
      .insertInto('dailyClosings')
      .values({
        date,
        previousDate: last?.date ?? null,
        closedAt: actor.at,
        closedBy: actor.accountId ?? 0,
        note,
        figures: JSON.stringify(figures),
        paymentIds,
        refundIds,
      })
      .execute();
    await recordAudit(tx, actor, {
      action: 'closeDay',
      entity: 'dailyClosing',
      entityId: date,
      after: { takenSen: figures.takenSen, refundedSen: figures.refundedSen, payouts, note },
    });
  }).catch((error: unknown) => {
    // Whoever waited for the other sees the days as they were before; the database knows better.
    if (constraints.some((name) => breaksConstraint(error, name))) throw new AppError('closing.closed');
    throw error;
  });
  return readDay(db, date, actor.at);
}

const constraints = ['daily_closings_once', 'daily_closings_previous_date_key', 'daily_closings_first'];

/** A name nobody took money under would stand in every day that follows. */
function requireKnown({ gateways }: ClosingFigures, payouts: readonly Payout[]): void {
  const known = new Set(gateways.map(({ provider }) => provider));
  const index = payouts.findIndex(({ provider, amountSen }) => amountSen > 0 && !known.has(provider));
  const unknown = payouts[index];
  if (!unknown) return;
  const { provider } = unknown;
  throw fieldError('closing.provider', `payouts.${index}.provider`, 'error.closing.provider', { provider });
}

/** Nobody pays out what they do not owe: a slip of the pen would stand in every day that follows. */
function requireOwed({ gateways }: ClosingFigures): void {
  const short = gateways.find(({ paidOutSen, owedSen }) => paidOutSen > 0 && owedSen < 0);
  if (!short) return;
  const { provider, owedSen, paidOutSen } = short;
  throw new AppError('closing.payout', { provider, owed: formatMoney(owedSen + paidOutSen) });
}

async function requireNext(tx: Tx, date: string, last: string | null, yesterday: string): Promise<void> {
  if (last === null) return requireMoney(tx, date, yesterday);
  if (date === addDays(last, 1)) return;
  const closed = await tx
    .selectFrom('dailyClosings')
    .select('date')
    .where('date', '=', date)
    .executeTakeFirst();
  if (closed) throw new AppError('closing.closed');
  throw new AppError('closing.order', { date: addDays(last, 1) });
}

/**
 * The first closing begins where money did: from a day long before it, every day since would have to be closed. Where none
 * came yet that is yesterday.
 */
async function requireMoney(tx: Tx, date: string, yesterday: string): Promise<void> {
  const { rows } = await sql<{ first: Date | null }>`
    select min(paid_at) as first from payments where status = 'paid'`.execute(tx);
  const first = rows[0]?.first;
  if (!first && date < yesterday) throw new AppError('closing.noMoney', { date: yesterday });
  if (first && date < portDate(first)) throw new AppError('closing.first', { date: portDate(first) });
}
