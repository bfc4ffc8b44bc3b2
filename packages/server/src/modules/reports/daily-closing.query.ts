import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { closingCalls } from '@gangway/contract/reports/closing-calls.ts';
import type { ClosedDay, ClosingFigures, DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { type LastClosing, reckonDay } from './closing-figures.query.ts';

/** A day as it was closed, or as it stands at this moment. */
export function readDay(db: Db, date: string, now: Date): Promise<DailyClosing> {
  // All of it at one moment: money that comes while it is read would stand in one figure and lack in the other.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const last = await findLast(tx);
      const nextDate = last ? addDays(last.date, 1) : null;
      const kept = await findClosed(tx, date);
      if (kept) return { date, state: 'closed', nextDate, ...kept };
      const { figures } = await reckonDay(tx, date, last && date > last.date ? last : null);
      const state = stateOf(date, nextDate, portDate(now));
      return { date, state, nextDate, closedAt: null, closedBy: null, note: '', figures };
    });
}

function stateOf(date: string, nextDate: string | null, today: string): DailyClosing['state'] {
  if (date >= today) return 'today';
  if (nextDate === null || date === nextDate) return 'next';
  return date > nextDate ? 'waits' : 'before';
}

/** The last day that was closed. */
export async function findLast(db: Db): Promise<LastClosing | null> {
  const row = await db
    .selectFrom('dailyClosings')
    .select(['date', 'figures'])
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function findClosed(db: Db, date: string) {
  const row = await db
    .selectFrom('dailyClosings')
    .innerJoin('accounts', 'accounts.id', 'dailyClosings.closedBy')
    .select(['closedAt', closer.as('closedBy'), 'note', 'figures'])
    .where('date', '=', date)
    .executeTakeFirst();
  return row && { ...row, closedAt: row.closedAt.toISOString() };
}

const closer = personName<string>();

/** The closed days, newest first unless asked otherwise. */
export async function pageClosings(
  db: Db,
  { page, size, sort }: Body<typeof closingCalls.pageClosings>,
): Promise<{ records: ClosedDay[]; total: number }> {
  const [records, { total }] = await Promise.all([
    listClosings(db, sort, size, (page - 1) * size),
    db
      .selectFrom('dailyClosings')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

export async function listClosings(
  db: Db,
  sort: Body<typeof closingCalls.exportClosings>['sort'],
  limit: number,
  offset = 0,
): Promise<ClosedDay[]> {
  const rows = await db
    .selectFrom('dailyClosings')
    .innerJoin('accounts', 'accounts.id', 'dailyClosings.closedBy')
    .select(['date', 'closedAt', closer.as('closedBy'), 'note', 'figures'])
    .orderBy('date', sort?.order ?? 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(presentClosed);
}

function presentClosed(row: {
  date: string;
  closedAt: Date;
  closedBy: string;
  note: string;
  figures: ClosingFigures;
}): ClosedDay {
  const { date, closedAt, closedBy, note, figures } = row;
  return {
    date,
    closedAt: closedAt.toISOString(),
    closedBy,
    note,
    takenSen: figures.takenSen,
    refundedSen: figures.refundedSen,
    differenceSen: figures.drawers.reduce((sum, drawer) => sum + (drawer.differenceSen ?? 0), 0),
    lateCount: figures.late.length,
  };
}
