import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { Outcome, Result } from '@gangway/contract/legacy/results.ts';
import type { BaccaratRound } from '@gangway/contract/legacy/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';

export type RoundPage = Body<typeof legacyCalls.pageRounds>;
type RoundFilter = RoundPage['filter'];

/** A page of rounds. */
export async function pageRounds(db: Db, input: RoundPage) {
  const [ids, count] = await Promise.all([
    listRoundIds(db, input, input.size, (input.page - 1) * input.size),
    filtered(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: inOrderOf(ids, await readRounds(db, ids)), total: count.total };
}

/** Which rounds match, in the order asked for. */
export async function listRoundIds(
  db: Db,
  { filter, sort = { by: 'enteredAt', order: 'desc' } }: Pick<RoundPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const { by, order } = sort;
  const ids = filtered(db, filter).select('baccaratRounds.id');
  const sorted =
    by === 'enteredAt'
      ? ids.orderBy('baccaratRounds.enteredAt', order)
      : ids
          .orderBy('baccaratShoes.tableName', order)
          .orderBy('baccaratShoes.number', order)
          .orderBy('baccaratRounds.round', order);
  const rows = await sorted.orderBy('baccaratRounds.id', order).limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** Rounds by their ids, in any order. */
export async function readRounds(db: Db, ids: readonly number[]): Promise<BaccaratRound[]> {
  const rows = await select(db).where('baccaratRounds.id', 'in', ids).execute();
  return rows.map(present);
}

/** The rounds of one shoe, the first one first. */
export async function listShoeRounds(db: Db, shoeId: number): Promise<BaccaratRound[]> {
  const rows = await select(db)
    .where('baccaratRounds.shoeId', '=', shoeId)
    .orderBy('baccaratRounds.round')
    .execute();
  return rows.map(present);
}

function filtered(db: Db, { table, shoe, result, from, to }: RoundFilter) {
  let query = db
    .selectFrom('baccaratRounds')
    .innerJoin('baccaratShoes', 'baccaratShoes.id', 'baccaratRounds.shoeId');
  if (table) query = query.where(sql`lower(baccarat_shoes.table_name)`, '=', sql`lower(${table})`);
  if (shoe) query = query.where('baccaratShoes.number', '=', shoe);
  if (from) query = query.where('baccaratRounds.enteredAt', '>=', startOfPortDay(from));
  if (to) query = query.where('baccaratRounds.enteredAt', '<', startOfPortDay(addDays(to, 1)));
  if (result === 4) return query.where('baccaratRounds.bankerPair', '=', true);
  if (result === 5) return query.where('baccaratRounds.playerPair', '=', true);
  return result ? query.where('baccaratRounds.outcome', '=', result) : query;
}

function select(db: Db) {
  return filtered(db, {})
    .leftJoin('accounts', 'accounts.id', 'baccaratRounds.enteredBy')
    .select([
      'baccaratRounds.id',
      'baccaratRounds.shoeId',
      'baccaratShoes.tableName as table',
      'baccaratShoes.number as shoe',
      'baccaratRounds.round',
      'baccaratRounds.outcome',
      'baccaratRounds.bankerPair',
      'baccaratRounds.playerPair',
      'baccaratRounds.enteredAt',
      'accounts.name as enteredBy',
    ]);
}

interface Row {
  outcome: Outcome;
  bankerPair: boolean;
  playerPair: boolean;
  enteredAt: Date;
}

function present<R extends Row>({ outcome, bankerPair, playerPair, enteredAt, ...rest }: R) {
  const results: Result[] = [
    outcome,
    ...(bankerPair ? [4 as const] : []),
    ...(playerPair ? [5 as const] : []),
  ];
  return { ...rest, results, enteredAt: enteredAt.toISOString() };
}
