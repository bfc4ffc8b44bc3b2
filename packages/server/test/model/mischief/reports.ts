import { deleteReader } from '../../../src/modules/reports/delete-reader.ts';
import { readOccupancyMonth, readOccupancyYear } from '../../../src/modules/reports/occupancy.query.ts';
import { saveReader } from '../../../src/modules/reports/save-reader.ts';
import { pick } from '../find.ts';
import { missingId, mustRefuse, type Trick } from './found.ts';

/** A ship that is not there sold nothing. */
export const occupancyTrick: Trick = async ({ platform: { db }, now }) => {
  const month = now.toISOString().slice(0, 7);
  const { totals } = await readOccupancyMonth(db, { month, shipId: missingId });
  const { rows } = await readOccupancyYear(db, { year: now.getUTCFullYear(), shipId: missingId });
  if (totals.sailings > 0 || rows.length > 0) throw new Error('no ship has an occupancy');
};

/** Nobody who is not there gets a report, and who gets none cannot be taken off. */
export const readerTrick: Trick = (world, _, { a }) => {
  const { platform } = world;
  const actor = world.actor('admin');
  const wish = { accountId: missingId, email: 'nobody@gangway.example', locale: 'en' as const };
  const tried = [() => saveReader(platform, wish, actor), () => deleteReader(platform, missingId, actor)];
  return mustRefuse(true, () => pick<() => Promise<unknown>>(tried, a)?.() ?? Promise.resolve());
};
