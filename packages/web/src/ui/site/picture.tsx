import { imageUrl } from '@gangway/contract/media/rules.ts';
import type { Image } from '@gangway/contract/media/schemas.ts';

interface PictureProps {
  image: Image | null | undefined;
  /** A drawing of ours for where there is no picture. */
  drawing?: string;
  /** How wide it is shown, as in `sizes` of an img. */
  sizes: string;
  /** In sight when the page opens: asked for at once, before the scripts. */
  first?: boolean;
}

/** A stored picture in the width the screen needs; its measures keep its place until it is there. */
export function Picture({ image, drawing, sizes, first = false }: PictureProps) {
  if (!image) return drawing ? <img src={drawing} alt="" loading="lazy" width="720" height="520" /> : null;
  const widest = image.widths.at(-1) ?? image.width;
  return (
    <img
      srcSet={image.widths.map((width) => `${imageUrl(image.id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={imageUrl(image.id, widest)}
      width={image.width}
      height={image.height}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}
