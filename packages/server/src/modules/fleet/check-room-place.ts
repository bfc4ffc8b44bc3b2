import { fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

/** A room stands on a ship that is there, and is of a type that has rooms; both stay until it does. */
export async function checkRoomPlace(tx: Tx, place: { shipId: number; roomTypeId: number }): Promise<void> {
  const ship = await tx
    .selectFrom('ships')
    .select('id')
    .where('id', '=', place.shipId)
    .forKeyShare()
    .executeTakeFirst();
  if (!ship) throw fieldError('request.invalid', 'shipId', 'validation.format');
  const type = await tx
    .selectFrom('roomTypes')
    .select('kind')
    .where('id', '=', place.roomTypeId)
    .forKeyShare()
    .executeTakeFirst();
  if (!type) throw fieldError('request.invalid', 'roomTypeId', 'validation.format');
  if (type.kind === 'standing')
    throw fieldError('room.standingType', 'roomTypeId', 'error.room.standingType');
}
