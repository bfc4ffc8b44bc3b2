import type { Image } from '@gangway/contract/media/schemas.ts';

/** The smallest stored width that fills so many pixels; the greatest there is when none does. */
export function pictureWidth(image: Image, pixels: number): number {
  const widths = image.widths.toSorted((one, other) => one - other);
  return widths.find((width) => width >= pixels) ?? widths.at(-1) ?? image.width;
}
