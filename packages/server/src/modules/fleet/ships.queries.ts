import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { imagesOf } from './owned-images.store.ts';

export type ShipPage = Body<typeof fleetCalls.pageShips>;

export async function pageShips(db: Db, input: ShipPage, locale: Locale) {
  const [records, count] = await Promise.all([
    listShips(db, input, locale, { limit: input.size, offset: (input.page - 1) * input.size }),
    filtered(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total: count.total };
}

/** Ships that match, in the order asked for. */
export async function listShips(
  db: Db,
  { filter, sort = { by: 'name', order: 'asc' } }: Pick<ShipPage, 'filter' | 'sort'>,
  locale: Locale,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Ship[]> {
  const rows = await select(db, filter)
    .orderBy(sort.by === 'name' ? inLanguage('name', locale) : sort.by, sort.order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return present(db, rows);
}

export async function findShip(db: Db, id: number): Promise<Ship | null> {
  const rows = await select(db, {}).where('id', '=', id).execute();
  return (await present(db, rows))[0] ?? null;
}

export async function listShipNames(db: Db, locale: Locale) {
  return db
    .selectFrom('ships')
    .select(['id', 'name', 'status'])
    .orderBy(inLanguage('name', locale))
    .orderBy('id')
    .execute();
}

/** Ships a customer can sail on. */
export async function listActiveShips(db: Db) {
  const rows = await db
    .selectFrom('ships')
    .select(['id', 'name', 'description'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const images = await imagesOf(
    db,
    'ship',
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, images: images.get(row.id) ?? [] }));
}

function filtered(db: Db, filter: ShipPage['filter']) {
  let query = db.selectFrom('ships');
  if (filter.status) query = query.where('status', '=', filter.status);
  if (filter.keyword) {
    const pattern = likePattern(filter.keyword);
    query = query.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('manager', 'ilike', pattern)]));
  }
  return query;
}

function select(db: Db, filter: ShipPage['filter']) {
  return filtered(db, filter)
    .selectAll()
    .select(sql<number>`(select count(*) from rooms r where r.ship_id = ships.id)`.as('rooms'));
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

async function present(db: Db, rows: Row[]): Promise<Ship[]> {
  const images = await imagesOf(
    db,
    'ship',
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    images: images.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
