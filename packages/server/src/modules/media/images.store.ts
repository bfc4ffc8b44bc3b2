import type { Image } from '@gangway/contract/media/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';

/** Pictures by id, for showing. */
export async function findImages(db: Db, ids: readonly number[]): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Image>`
    select i.id, i.width, i.height,
           (select json_agg(f.width order by f.width) from image_files f where f.image_id = i.id) as widths
      from images i where i.id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes pictures for something to show; throws when one is not there any more, or something shows it already. */
export async function claimImages(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const rows = await tx
    .updateTable('images')
    .set({ used: true })
    .where('id', 'in', wanted)
    .where('used', '=', false)
    .returning('id')
    .execute();
  if (rows.length < wanted.length) throw new AppError('image.missing');
}

/** Lets pictures go that nothing shows any more: they and their files are removed at once. */
export async function dropImages(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('images').where('id', 'in', ids).execute();
}

export async function forgetUnusedImages(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('images').where('used', '=', false).where('createdAt', '<', before).execute();
}

export function findImageFile(db: Db, imageId: number, width: number) {
  return db
    .selectFrom('imageFiles')
    .select('bytes')
    .where('imageId', '=', imageId)
    .where('width', '=', width)
    .executeTakeFirst();
}
