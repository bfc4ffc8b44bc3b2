import { z } from 'zod';
import {
  bilingual,
  id,
  instant,
  line,
  text,
  namesVersion,
  savedRecord,
  version,
  versionNeeded,
} from '../core/fields.ts';
import { isSafeLink } from './rules.ts';

/** A stored picture: `widths` says which sizes there are (see `imageUrl`). */
export const image = z.object({ id, width: z.int(), height: z.int(), widths: z.array(z.int()) });
export type Image = z.output<typeof image>;

export const slide = z.object({
  id,
  title: bilingual,
  link: z.string(),
  weight: z.int(),
  enabled: z.boolean(),
  image,
  updatedAt: instant,
  version,
});
export type Slide = z.output<typeof slide>;

export const saveSlideBody = z
  .strictObject({
    ...savedRecord,
    title: z.strictObject({ en: line(80, 1), zh: line(80, 1) }),
    /** Where the slide leads; empty for nowhere. */
    link: text(500).refine((link) => link === '' || isSafeLink(link), { error: 'slide.link' }),
    /** Heavier slides come first. */
    weight: z.int().min(0).max(10_000),
    enabled: z.boolean(),
    imageId: id,
  })
  .refine(namesVersion, versionNeeded);
