import { deleteSlide } from '../../../src/modules/media/delete-slide.ts';
import { findImageFile } from '../../../src/modules/media/images.store.ts';
import { orderSlides } from '../../../src/modules/media/order-slides.ts';
import { saveSlide } from '../../../src/modules/media/save-slide.ts';
import { getMail } from '../../../src/platform/mail/mails.queries.ts';
import { isStillReader } from '../../../src/modules/reports/index.ts';
import { sendMailAgain } from '../../../src/platform/mail/send-mail-again.ts';
import { versionOf } from '../version-of.ts';
import type { World } from '../world.ts';
import { bear, endOnce, missingId, mustRefuse, type Trick } from './found.ts';

/** A picture that another slide shows or that is not there, slides named twice or gone. */
export const slideTrick: Trick = async (world, _, { a }) => {
  const { platform } = world;
  const actor = world.actor('editor');
  const slide = { title: { en: 'One', zh: 'One' }, link: '/home', weight: 1, enabled: true };
  const save = async (imageId: number, id?: number) => {
    const version = id && (await versionOf(world, 'slides', id));
    return saveSlide(platform, { ...slide, id, version, imageId }, actor);
  };
  if (a % 5 === 0) return mustRefuse(true, () => save(missingId));
  if (a % 5 === 1) return mustRefuse(true, () => deleteSlide(platform, missingId, actor));
  const imageId = await paint(world);
  if (a % 5 === 2) return mustRefuse(true, () => save(imageId, missingId));
  const { id } = await save(imageId);
  if (a % 5 === 3) await mustRefuse(true, () => save(imageId)).catch(bear);
  await mustRefuse(true, () => orderSlides(platform, [id, id], actor)).catch(bear);
  await mustRefuse(true, () => orderSlides(platform, [id, missingId], actor)).catch(bear);
  const other = await save(await paint(world));
  // Two who put them in order, each the other way round.
  await Promise.all([
    orderSlides(platform, [id, other.id], actor).catch(bear),
    orderSlides(platform, [other.id, id], actor).catch(bear),
  ]);
  await deleteSlide(platform, other.id, actor);
  return endOnce(
    () => deleteSlide(platform, id, actor),
    () => save(imageId, id),
  );
};

export const pictureTrick: Trick = async ({ platform }) => {
  if (await findImageFile(platform.db, missingId, 480)) throw new Error('a picture of nothing was shown');
};

export const mailTrick: Trick = (world, _, { a }) =>
  mustRefuse(true, () =>
    a % 2 === 0
      ? getMail(world.platform, missingId, world.caller('finance'))
      : sendMailAgain(world.platform, world.actor('finance'), missingId, isStillReader),
  );

async function paint({ platform, now }: World): Promise<number> {
  const picture = { width: 480, height: 320, createdBy: null, createdAt: now };
  const row = await platform.db
    .insertInto('images')
    .values(picture)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
