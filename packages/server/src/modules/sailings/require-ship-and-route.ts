import { fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

/** New sailings need an active ship and a route that is there. The ship's row is locked against being taken out of service meanwhile. */
export async function requireShipAndRoute(tx: Tx, input: { shipId: number; routeId: number }): Promise<void> {
  const ship = await tx
    .selectFrom('ships')
    .select('status')
    .where('id', '=', input.shipId)
    .forShare()
    .executeTakeFirst();
  if (!ship) throw fieldError('request.invalid', 'shipId', 'validation.format');
  if (ship.status !== 'active') throw fieldError('ship.notActive', 'shipId', 'error.ship.notActive');
  const route = await tx.selectFrom('routes').select('id').where('id', '=', input.routeId).executeTakeFirst();
  if (!route) throw fieldError('request.invalid', 'routeId', 'validation.format');
}
