import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import type { HomeData, PublicRoomType, PublicRoute } from '@gangway/contract/sailings/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { imagesOf, listActiveShips } from '../fleet/index.ts';
import { findImages } from '../media/index.ts';

export interface PublicCatalogue {
  routes: PublicRoute[];
  ships: HomeData['ships'];
  roomTypes: PublicRoomType[];
}

/** What every public page shows beside its sailings; asked one after the other, it takes one connection. */
export async function getPublicCatalogue(db: Db): Promise<PublicCatalogue> {
  const routes = await listPublicRoutes(db);
  const ships = await listActiveShips(db);
  return { routes, ships, roomTypes: await listPublicRoomTypes(db) };
}

/** Room types as customers see them; those whose sale is switched off by day and by night are not shown to them. */
async function listPublicRoomTypes(db: Db): Promise<PublicRoomType[]> {
  const types = await listRoomTypes(db);
  return types.filter((type) => type.dayOn || type.nightOn).map((type) => type.shown);
}

/** Every room type, whether it is for sale or not. */
export async function listRoomTypes(
  db: Db,
): Promise<{ dayOn: boolean; nightOn: boolean; shown: PublicRoomType }[]> {
  const rows = await db
    .selectFrom('roomTypes')
    .selectAll()
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const images = await imagesOf(
    db,
    'roomType',
    rows.map((row) => row.id),
  );
  return rows.map(({ dayOn, nightOn, ...row }) => ({
    dayOn,
    nightOn,
    shown: {
      id: row.id,
      code: row.code,
      kind: row.kind,
      name: { en: row.nameEn, zh: row.nameZh },
      description: { en: row.descriptionEn, zh: row.descriptionZh },
      hasWindow: row.hasWindow,
      maxOccupancy: row.maxOccupancy,
      amenities: row.amenities,
      beds: row.beds satisfies Bed[],
      images: images.get(row.id) ?? [],
    },
  }));
}

/** Routes customers can choose from. */
async function listPublicRoutes(db: Db): Promise<PublicRoute[]> {
  const rows = await db.selectFrom('routes').selectAll().where('enabled', '=', true).orderBy('id').execute();
  const images = await findImages(
    db,
    rows.flatMap((row) => row.imageId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    fromPort: { en: row.fromPortEn, zh: row.fromPortZh },
    destination: { en: row.destinationEn, zh: row.destinationZh },
    description: { en: row.descriptionEn, zh: row.descriptionZh },
    image: (row.imageId && images.get(row.imageId)) || null,
  }));
}
