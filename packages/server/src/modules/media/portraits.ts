import { imageUrl } from '@gangway/contract/media/rules.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImages, dropImages } from './images.store.ts';
import { storeImage } from './store-image.ts';

/** Pictures of people: each is kept as one small square. */
export function portraits(platform: Platform) {
  return {
    async store(upload: Buffer, limit: { formats: readonly string[]; size: number }, actor: Actor) {
      const image = await storeImage(platform, upload, limit.formats, actor, limit.size);
      return image.id;
    },
    claim: (tx: Tx, imageId: number) => claimImages(tx, [imageId]),
    drop: (tx: Tx, imageId: number) => dropImages(tx, [imageId]),
    address: imageUrl,
  };
}
