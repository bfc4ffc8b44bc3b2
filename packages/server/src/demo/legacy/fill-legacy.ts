import type { Outcome } from '@gangway/contract/legacy/results.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { insertKnownRows } from '../insert-rows.ts';
import { type Chance, uuid } from '../random.ts';

/** Table, number, hours ago it was opened, rounds; the last of each table is still being dealt. */
const shoes = [
  ['B1', 1, 50, 62],
  ['B1', 2, 26, 58],
  ['B1', 3, 3, 41],
  ['B2', 1, 27, 66],
  ['B2', 2, 2, 23],
] as const;

const roundMs = 75_000;

/** Results at two tables over three days, as whoever sat there entered them. */
export async function fillLegacy(tx: Tx, chance: Chance, now: Date): Promise<void> {
  const { id: enteredBy } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'editor')
    .executeTakeFirstOrThrow();
  for (const [tableName, number, hoursAgo, rounds] of shoes) {
    const openedAt = new Date(now.getTime() - hoursAgo * 3_600_000);
    const { id: shoeId } = await tx
      .insertInto('baccaratShoes')
      .values({ key: uuid(chance), tableName, number, openedAt, openedBy: enteredBy })
      .returning('id')
      .executeTakeFirstOrThrow();
    const dealt = Array.from({ length: rounds }, (_, index) => ({
      key: uuid(chance),
      shoeId,
      round: index + 1,
      outcome: deal(chance),
      bankerPair: chance.chance(0.075),
      playerPair: chance.chance(0.075),
      enteredAt: new Date(openedAt.getTime() + (index + 1) * roundMs),
      enteredBy,
    }));
    await insertKnownRows(tx, 'baccaratRounds', dealt);
  }
}

/** About as often as the cards give it. */
function deal(chance: Chance): Outcome {
  const drawn = chance.between(0, 1);
  if (drawn < 0.459) return 1;
  return drawn < 0.905 ? 2 : 3;
}
