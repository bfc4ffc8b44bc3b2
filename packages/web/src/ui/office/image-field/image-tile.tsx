import { imageUrl } from '@gangway/contract/media/rules.ts';
import type { Image } from '@gangway/contract/media/schemas.ts';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { MoveButtons } from '../ordering/move-buttons.tsx';
import type { DragProps } from '../ordering/use-drag-order.ts';
import css from './image-field.module.css';
import { pictureWidth } from './picture-width.ts';

interface ImageTileProps {
  image: Image;
  index: number;
  count: number;
  drag?: DragProps | undefined;
  onMove?: (from: number, to: number) => void;
  onRemove?: () => void;
}

/** One picture of several, with what can be done with it. */
export function ImageTile({ image, index, count, drag, onMove, onRemove }: ImageTileProps) {
  const t = useTranslate();
  const name = t('images.picture', { number: index + 1 });
  return (
    <li className={css.tile} {...drag}>
      <img
        src={imageUrl(image.id, pictureWidth(image, 400))}
        alt={name}
        className={css.picture}
        draggable={false}
      />
      {index === 0 && count > 1 ? <span className={css.cover}>{t('images.cover')}</span> : null}
      {onRemove ? (
        <div className={css.bar}>
          {onMove && count > 1 ? (
            <MoveButtons name={name} index={index} count={count} direction="horizontal" onMove={onMove} />
          ) : null}
          <ActionIcon
            variant="subtle"
            color="coral"
            size="sm"
            ml="auto"
            aria-label={t('images.remove', { name })}
            onClick={onRemove}
          >
            <IconTrash size={15} stroke={1.8} />
          </ActionIcon>
        </div>
      ) : null}
    </li>
  );
}
