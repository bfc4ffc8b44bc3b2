import { monthRange } from '@gangway/contract/core/month-range.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/create-database.ts';

export type SailingPage = Body<typeof sailingsCalls.pageSailings>;

export async function pageSailings(db: Db, input: SailingPage, now: Date) {
  const [records, total] = await Promise.all([
    listSailings(db, input, now, input.size, (input.page - 1) * input.size),
    countUpTo(db, matching(db, input.filter)),
  ]);
  return { records, total };
}

/** Sailings that match, in the order asked for. */
export async function listSailings(
  db: Db,
  { filter, sort = { by: 'date', order: 'desc' } }: Pick<SailingPage, 'filter' | 'sort'>,
  now: Date,
  limit: number,
  offset = 0,
): Promise<Sailing[]> {
  const rows = await select(db, filter, now)
    .orderBy(sort.by === 'date' ? 'sailings.departsAt' : 'sailings.updatedAt', sort.order)
    .orderBy('sailings.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(present);
}

export async function listMonthSailings(
  db: Db,
  month: string,
  shipId: number | undefined,
  now: Date,
): Promise<Sailing[]> {
  const rows = await select(db, { ...monthRange(month), shipId }, now)
    .orderBy('sailings.departsAt')
    .orderBy('sailings.id')
    .execute();
  return rows.map(present);
}

export async function findSailing(db: Db, id: number, now: Date): Promise<Sailing | null> {
  const row = await select(db, {}, now).where('sailings.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

export async function getSailing(db: Db, id: number, now: Date): Promise<Sailing> {
  const sailing = await findSailing(db, id, now);
  if (!sailing) throw new AppError('record.missing');
  return sailing;
}

function matching(db: Db, filter: SailingPage['filter']) {
  let query = db.selectFrom('sailings');
  if (filter.shipId) query = query.where('sailings.shipId', '=', filter.shipId);
  if (filter.routeId) query = query.where('sailings.routeId', '=', filter.routeId);
  if (filter.slot) query = query.where('sailings.slot', '=', filter.slot);
  if (filter.status) query = query.where('sailings.status', '=', filter.status);
  if (filter.from) query = query.where('sailings.date', '>=', filter.from);
  if (filter.to) query = query.where('sailings.date', '<=', filter.to);
  return query;
}

function select(db: Db, filter: SailingPage['filter'], now: Date) {
  return matching(db, filter)
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .selectAll('sailings')
    .select(['ships.name as shipName', 'routes.destinationEn', 'routes.destinationZh'])
    .select(
      sql<number>`coalesce((select c.people_taken from sailing_people c where c.sailing_id = sailings.id), 0)
        - coalesce((select sum(h.people) from place_holds h where h.sailing_id = sailings.id and h.expires_at <= ${now}), 0)`.as(
        'peopleTaken',
      ),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function present({ destinationEn, destinationZh, ...row }: Row): Sailing {
  return {
    ...row,
    destination: { en: destinationEn, zh: destinationZh },
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    salesCloseAt: row.salesCloseAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
