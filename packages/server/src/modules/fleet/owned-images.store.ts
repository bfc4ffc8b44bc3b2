import type { Image } from '@gangway/contract/media/schemas.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { claimImages, dropImages, findImages } from '../media/index.ts';

/** Ships and room types both own up to five pictures in an order of their own. */
const owners = {
  ship: { table: sql.table('ship_images'), owner: sql.ref('ship_id') },
  roomType: { table: sql.table('room_type_images'), owner: sql.ref('room_type_id') },
};
type OwnerKind = keyof typeof owners;

/** The pictures of some owners, in their order. */
export async function imagesOf(
  db: Db,
  kind: OwnerKind,
  ownerIds: readonly number[],
): Promise<Map<number, Image[]>> {
  const result = new Map<number, Image[]>(ownerIds.map((id) => [id, []]));
  const rows = await ownedRows(db, kind, ownerIds);
  const images = await findImages(
    db,
    rows.map((row) => row.imageId),
  );
  for (const row of rows) {
    const image = images.get(row.imageId);
    if (image) result.get(row.ownerId)?.push(image);
  }
  return result;
}

/** Gives an owner exactly these pictures in this order; those it loses are removed. */
export async function replaceImages(
  tx: Tx,
  kind: OwnerKind,
  ownerId: number,
  imageIds: readonly number[],
): Promise<void> {
  const { table, owner } = owners[kind];
  const before = (await ownedRows(tx, kind, [ownerId])).map((row) => row.imageId);
  const wanted = [...new Set(imageIds)];
  await claimImages(
    tx,
    wanted.filter((id) => !before.includes(id)),
  );
  await sql`delete from ${table} where ${owner} = ${ownerId}`.execute(tx);
  await sql`insert into ${table} (${owner}, image_id, position)
            select ${ownerId}, image_id, place - 1 from unnest(${wanted}::bigint[]) with ordinality as given (image_id, place)`.execute(
    tx,
  );
  await dropImages(
    tx,
    before.filter((id) => !wanted.includes(id)),
  );
}

async function ownedRows(db: Db, kind: OwnerKind, ownerIds: readonly number[]) {
  const { table, owner } = owners[kind];
  const { rows } = await sql<{ ownerId: number; imageId: number }>`
    select ${owner} as owner_id, image_id from ${table} where ${owner} = any(${ownerIds}::bigint[]) order by position`.execute(
    db,
  );
  return rows;
}
