import { fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

interface ShipAndRoute {
  shipId: number;
  routeId: number;
}

/** A sailing that gets a ship or a route needs an active ship and a route that is there; those it has may stay. */
export async function requireShipAndRoute(
  tx: Tx,
  wanted: ShipAndRoute,
  before: ShipAndRoute | null,
): Promise<void> {
  if (wanted.shipId !== before?.shipId) await requireActiveShip(tx, wanted.shipId);
  if (wanted.routeId !== before?.routeId) await requireRoute(tx, wanted.routeId);
}

/** The ship's row is locked against being taken out of service meanwhile. */
async function requireActiveShip(tx: Tx, id: number): Promise<void> {
  const ship = await tx
    .selectFrom('ships')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!ship) throw fieldError('request.invalid', 'shipId', 'validation.format');
  if (ship.status !== 'active') throw fieldError('ship.notActive', 'shipId', 'error.ship.notActive');
}

/** The route's row is kept from being deleted meanwhile. */
async function requireRoute(tx: Tx, id: number): Promise<void> {
  const route = await tx
    .selectFrom('routes')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!route) throw fieldError('request.invalid', 'routeId', 'validation.format');
}
