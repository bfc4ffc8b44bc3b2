import type { Slide } from '@gangway/contract/media/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { findImages } from './images.store.ts';

/** Slides, heaviest first; of the same weight the older one. */
export async function listSlides(
  db: Db,
  filter: { enabledOnly: boolean } = { enabledOnly: false },
): Promise<Slide[]> {
  const rows = await db
    .selectFrom('slides')
    .selectAll()
    .$if(filter.enabledOnly, (query) => query.where('enabled', '=', true))
    .orderBy('weight', 'desc')
    .orderBy('id')
    .execute();
  const images = await findImages(
    db,
    rows.map((row) => row.imageId),
  );
  return rows.flatMap(({ titleEn, titleZh, imageId, updatedAt, ...row }) => {
    const image = images.get(imageId);
    return image
      ? [{ ...row, title: { en: titleEn, zh: titleZh }, image, updatedAt: updatedAt.toISOString() }]
      : [];
  });
}

export async function findSlide(db: Db, id: number): Promise<Slide | null> {
  return (await listSlides(db)).find((slide) => slide.id === id) ?? null;
}
