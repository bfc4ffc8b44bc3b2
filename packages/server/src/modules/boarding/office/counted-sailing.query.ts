import type { CountedSailing } from '@gangway/contract/boarding/head-count-schemas.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';

/** A sailing with what the head count, the muster list and the manifest need to know of it. */
export async function getCountedSailing(db: Db, id: number) {
  const row = await db
    .selectFrom('sailings')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .select([
      'sailings.id',
      'sailings.date',
      'sailings.slot',
      'sailings.departsAt',
      'sailings.returnsAt',
      'sailings.status',
      'sailings.capacity',
      'ships.name as shipName',
      'routes.fromPortEn',
      'routes.fromPortZh',
      'routes.destinationEn',
      'routes.destinationZh',
    ])
    .where('sailings.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  const sailing: CountedSailing = {
    id: row.id,
    shipName: row.shipName,
    destination: { en: row.destinationEn, zh: row.destinationZh },
    date: row.date,
    slot: row.slot,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    status: row.status,
  };
  return { sailing, capacity: row.capacity, fromPort: { en: row.fromPortEn, zh: row.fromPortZh } };
}
