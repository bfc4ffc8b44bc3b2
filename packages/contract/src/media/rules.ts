/** Widths an uploaded picture is kept in; a narrower original is kept as it is. */
export const imageWidths = [480, 960, 1600] as const;

export const shipImageLimit = { count: 5, bytes: 5 * 1024 * 1024, formats: ['jpeg', 'png'] } as const;
export const slideImageLimit = {
  bytes: 10 * 1024 * 1024,
  formats: ['jpeg', 'png', 'webp', 'avif', 'gif'],
} as const;

/** A picture with more than this many pixels is refused unopened: a small file can unpack to gigabytes. */
export const maxImagePixels = 50_000_000;

/** The address of a picture in one width. */
export function imageUrl(imageId: number, width: number): string {
  return `/prod-api/media/${imageId}/${width}.webp`;
}

/** A link a slide may carry: a page of our own, or an http(s) address. Never `javascript:` and its like. */
export function isSafeLink(link: string): boolean {
  if (/^\/(?![/\\])/.test(link)) return !/[\\\s]/.test(link);
  if (!/^https?:\/\//i.test(link)) return false;
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}
