import type { mediaCalls } from '@gangway/contract/media/calls.ts';
import { slideImageLimit } from '@gangway/contract/media/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteSlide } from './delete-slide.ts';
import { exportSlides } from './export-slides.query.ts';
import { findImageFile } from './images.store.ts';
import { orderSlides } from './order-slides.ts';
import { saveSlide } from './save-slide.ts';
import { listSlides } from './slides.queries.ts';
import { storeImage } from './store-image.ts';

export function mediaRoutes(platform: Platform): Handlers<typeof mediaCalls> {
  const { db } = platform;
  return {
    picture: async ({ params, reply }) => {
      const file = await findImageFile(db, params.id, Number.parseInt(params.name, 10));
      if (!file) throw new AppError('record.missing');
      // A picture never changes: another picture has another id.
      reply.headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
      return file.bytes;
    },
    listSlides: () => listSlides(db),
    exportSlides: async (input) => sendSheet(input, await exportSlides(db, input.locale)),
    uploadSlideImage: ({ file, actor }) => storeImage(platform, file, slideImageLimit.formats, actor),
    saveSlide: ({ body, actor }) => saveSlide(platform, body, actor),
    orderSlides: ({ body, actor }) => orderSlides(platform, body.ids, actor),
    deleteSlide: ({ params, actor }) => deleteSlide(platform, params.id, actor),
  };
}
