import type { Image } from '@gangway/contract/media/schemas.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { readImage } from './read-image.ts';

/** Takes an uploaded picture in. It belongs to nothing yet, and is forgotten after a day if nothing comes to show it. */
export async function storeImage(
  { db }: Platform,
  upload: Buffer,
  formats: readonly string[],
  actor: Actor,
  /** Cut to a square of this many pixels, and kept in that size only. */
  square?: number,
): Promise<Image> {
  const read = await readImage(upload, formats, square);
  return inTransaction(db, async (tx) => {
    const { width, height } = read;
    const row = await tx
      .insertInto('images')
      .values({ width, height, createdBy: actor.accountId, createdAt: actor.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const file of read.files)
      await tx
        .insertInto('imageFiles')
        .values({ imageId: row.id, ...file })
        .execute();
    return { id: row.id, width, height, widths: read.files.map((file) => file.width) };
  });
}
