import type { Route } from '@gangway/contract/sailings/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { findImages } from '../media/index.ts';

export async function listRoutes(db: Db): Promise<Route[]> {
  return present(db, await select(db).orderBy('id').execute());
}

export async function findRoute(db: Db, id: number): Promise<Route | null> {
  return (await present(db, await select(db).where('id', '=', id).execute()))[0] ?? null;
}

export async function listRouteNames(db: Db) {
  return (await listRoutes(db)).map(({ id, fromPort, destination, enabled }) => ({
    id,
    fromPort,
    destination,
    enabled,
  }));
}

function select(db: Db) {
  return db
    .selectFrom('routes')
    .selectAll()
    .select(sql<number>`(select count(*) from sailings s where s.route_id = routes.id)`.as('sailings'));
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

async function present(db: Db, rows: Row[]): Promise<Route[]> {
  const images = await findImages(
    db,
    rows.flatMap((row) => row.imageId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    fromPort: { en: row.fromPortEn, zh: row.fromPortZh },
    terminal: { en: row.terminalEn, zh: row.terminalZh },
    mapUrl: row.mapUrl,
    destination: { en: row.destinationEn, zh: row.destinationZh },
    description: { en: row.descriptionEn, zh: row.descriptionZh },
    enabled: row.enabled,
    image: (row.imageId && images.get(row.imageId)) || null,
    sailings: row.sailings,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }));
}
