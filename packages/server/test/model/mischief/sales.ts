import { portDate } from '@gangway/contract/core/dates.ts';
import { sql } from 'kysely';
import { readAhead } from '../../../src/modules/reports/ahead.query.ts';
import { readCurve } from '../../../src/modules/reports/curve.query.ts';
import { mailMonthStatement } from '../../../src/modules/reports/mail-month-statement.ts';
import { readMonthStatement } from '../../../src/modules/reports/month-statement.query.ts';
import { readSales } from '../../../src/modules/reports/sales.query.ts';
import { pick } from '../find.ts';
import { missingId, mustRefuse, type Trick } from './found.ts';

/** Figures of a ship that is not there: none, and not those of all ships. */
export const salesTrick: Trick = async ({ platform }) => {
  const { db, clock } = platform;
  const today = portDate(clock());
  const { rows } = await readSales(db, { by: 'nationality', from: today, to: today, shipId: missingId });
  const ahead = await readAhead(db, { shipId: missingId }, clock());
  if (rows.length + ahead.length > 0) throw new Error('no ship has sold something');
};

/** The curve of a sailing that is not there. */
export const curveTrick: Trick = ({ platform }) =>
  mustRefuse(true, () => readCurve(platform.db, missingId, platform.clock()));

/** The statement of nobody, of staff, and of a customer who is no agent and never was: one who was has a last one. */
export const monthStatementTrick: Trick = async (world, _, { a, b }) => {
  const whom = pick(['customer', 'finance', 'nobody'] as const, a) ?? 'nobody';
  const accountId = whom === 'nobody' ? missingId : world.account(whom);
  const wish = { accountId, month: portDate(world.platform.clock()).slice(0, 7) };
  const { rows: entries } =
    await sql`select id from ledger_entries where account_id = ${accountId} limit 1`.execute(
      world.platform.db,
    );
  return mustRefuse(entries.length === 0, () =>
    b % 2 === 0
      ? readMonthStatement(world.platform.db, wish)
      : mailMonthStatement(world.platform, wish, world.actor('finance')),
  );
};
