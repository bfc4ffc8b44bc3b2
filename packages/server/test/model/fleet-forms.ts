import { findRoomType } from '../../src/modules/fleet/room-types.queries.ts';
import { listRooms } from '../../src/modules/fleet/rooms.queries.ts';
import type { SaveRoomTypeInput } from '../../src/modules/fleet/save-room-type.ts';
import type { World } from './world.ts';

/** A room type as the form holds it. */
export async function roomTypeForm({ platform, now }: World, id: number): Promise<SaveRoomTypeInput> {
  const type = await findRoomType(platform.db, id, now);
  if (!type) throw new Error(`there is no room type ${id}`);
  const { images, rooms: _rooms, datePrices: _prices, updatedAt: _at, ...fields } = type;
  return { ...fields, imageIds: images.map((image) => image.id) };
}

/** The rooms of the scene's cabin, as the form holds each. */
export async function roomForms({ platform, scene }: World) {
  const filter = { shipId: scene.shipId, roomTypeId: scene.cabinId };
  const rooms = await listRooms(platform.db, { filter }, 100);
  return rooms.map(({ shipName: _ship, roomTypeCode: _type, updatedAt: _at, ...form }) => form);
}
