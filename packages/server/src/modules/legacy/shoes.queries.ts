import type { BaccaratPlate, BaccaratShoe } from '@gangway/contract/legacy/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { listShoeRounds } from './rounds.queries.ts';

const mostShoes = 500;

/** The newest shoes, by table. */
export async function listShoes(db: Db): Promise<BaccaratShoe[]> {
  const rows = await select(db).orderBy('baccaratShoes.id', 'desc').limit(mostShoes).execute();
  return rows
    .map(present)
    .toSorted((one, other) => compare(one.table, other.table) || other.number - one.number);
}

/** A shoe with its rounds. */
export async function getPlate(db: Db, shoeId: number): Promise<BaccaratPlate> {
  const row = await select(db).where('baccaratShoes.id', '=', shoeId).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  const rounds = await listShoeRounds(db, shoeId);
  return { shoe: { ...present(row), rounds: rounds.length }, rounds };
}

function select(db: Db) {
  return db
    .selectFrom('baccaratShoes')
    .leftJoin('accounts', 'accounts.id', 'baccaratShoes.openedBy')
    .select((eb) => [
      'baccaratShoes.id',
      'baccaratShoes.tableName as table',
      'baccaratShoes.number',
      'baccaratShoes.openedAt',
      'accounts.name as openedBy',
      eb
        .selectFrom('baccaratRounds')
        .whereRef('baccaratRounds.shoeId', '=', 'baccaratShoes.id')
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('rounds'),
    ]);
}

function present<Row extends { openedAt: Date; rounds: number | null }>(row: Row) {
  return { ...row, rounds: row.rounds ?? 0, openedAt: row.openedAt.toISOString() };
}

/** B2 before B10. */
function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
