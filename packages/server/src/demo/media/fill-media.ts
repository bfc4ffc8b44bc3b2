import { claimImages } from '../../modules/media/images.store.ts';
import { storeImage } from '../../modules/media/store-image.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { systemActor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';

const slides = [
  {
    picture: 'slide-day',
    titleEn: 'A day on the Strait of Malacca',
    titleZh: '马六甲海峡上的一天',
    link: '/shipClient/routeList?slot=day',
  },
  {
    picture: 'slide-night',
    titleEn: 'Out with the tide, back with the sunrise',
    titleZh: '随潮出海，迎着日出归来',
    link: '/shipClient/routeList?slot=night',
  },
  {
    picture: 'ship-harbour',
    titleEn: 'Families sail together',
    titleZh: '全家一起出海',
    link: '/shipClient/routeList',
  },
] as const;

/** Stores pictures, each as often as it is asked for: everything that shows a picture owns it. */
export async function storePictures(
  platform: Platform,
  read: (name: string) => Promise<Buffer>,
  names: readonly string[],
): Promise<(name: string) => number> {
  const actor = systemActor(platform.clock(), 'demo');
  const ids = new Map<string, number[]>();
  for (const name of names) {
    const image = await storeImage(platform, await read(name), ['webp'], actor);
    ids.set(name, [...(ids.get(name) ?? []), image.id]);
  }
  return (name) => {
    const id = ids.get(name)?.shift();
    if (!id) throw new Error(`no demo picture ${name} left`);
    return id;
  };
}

/** The names of the pictures the slides need. */
export const slidePictures = slides.map((slide) => slide.picture);

/** Slides for the home page. */
export async function fillMedia({ db }: Platform, picture: (name: string) => number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await tx.selectFrom('slides').select('id').limit(1).executeTakeFirst()) return;
    for (const [index, { picture: name, ...slide }] of slides.entries()) {
      const imageId = picture(name);
      await claimImages(tx, [imageId]);
      await tx
        .insertInto('slides')
        .values({ ...slide, imageId, weight: (slides.length - index) * 10, enabled: true })
        .execute();
    }
  });
}
