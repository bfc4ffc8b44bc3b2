import { imageUrl } from '@gangway/contract/media/rules.ts';
import type { Image } from '@gangway/contract/media/schemas.ts';
import { IconPhotoOff } from '@tabler/icons-react';
import { pictureWidth } from './picture-width.ts';
import css from './thumbnail.module.css';

interface ThumbnailProps {
  image: Image | undefined;
  /** Empty where the words beside it say what it shows. */
  alt: string;
  width?: number;
}

/** A small picture in a table or list, or the mark that there is none. */
export function Thumbnail({ image, alt, width = 72 }: ThumbnailProps) {
  if (!image) {
    return (
      <span className={css.none} style={{ width }}>
        <IconPhotoOff size={18} stroke={1.5} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      style={{ width }}
      src={imageUrl(image.id, pictureWidth(image, width * 2))}
      alt={alt}
      loading="lazy"
      draggable={false}
    />
  );
}
