import type { Image } from '@gangway/contract/media/schemas.ts';
import { FileButton, Input, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { moveItem } from '../ordering/move-item.ts';
import { useDragOrder } from '../ordering/use-drag-order.ts';
import css from './image-field.module.css';
import { type ImageLimit, limitText } from './image-limit.ts';
import { ImageTile } from './image-tile.tsx';
import { PendingTile } from './pending-tile.tsx';
import { type UploadImage, useUploads } from './use-uploads.ts';

interface ImageFieldProps {
  label: string;
  images: readonly Image[];
  limit: ImageLimit;
  upload: UploadImage;
  onChange: (images: Image[]) => void;
  /** Told while files are on their way: what is saved then would lack them. */
  onUploading?: (uploading: boolean) => void;
  error?: ReactNode;
  /** The field of the form its errors belong to: the focus goes to its button then. */
  path?: string;
  readOnly?: boolean;
}

/** Pictures of something: upload by choosing or dropping, put in order by dragging or by buttons, remove. */
export function ImageField(props: ImageFieldProps) {
  const { label, images, limit, onChange, onUploading, error, path, readOnly = false } = props;
  const t = useTranslate();
  const { pending, problems, add } = useUploads(props);
  const [said, say] = useState('');
  const [fileOver, setFileOver] = useState(false);
  const reset = useRef<() => void>(null);
  const dragOf = useDragOrder(move);
  const uploading = pending.length > 0;
  useEffect(() => onUploading?.(uploading), [onUploading, uploading]);

  function move(from: number, to: number) {
    onChange(moveItem(images, from, to));
    say(
      t('order.moved', {
        name: t('images.picture', { number: from + 1 }),
        place: to + 1,
        count: images.length,
      }),
    );
  }

  function chooseFiles(files: File[]) {
    // A browser does not tell of the same file chosen once more unless the first choice is forgotten.
    reset.current?.();
    void add(limit.count === 1 ? files.slice(0, 1) : files);
  }

  function dropFiles(event: DragEvent) {
    setFileOver(false);
    if (!isFileDrag(event)) return;
    event.preventDefault();
    void add([...event.dataTransfer.files]);
  }

  const addOne = images.length > 0 ? 'images.replace' : 'images.choose';
  const addLabel = limit.count === 1 ? addOne : 'images.add';
  const room = limit.count === 1 ? pending.length === 0 : images.length + pending.length < limit.count;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={readOnly ? null : limitText(limit)}
      error={error}
    >
      {/* Dropping files is one way more; the button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={label}
        className={css.field}
        data-file-over={fileOver || undefined}
        onDragOver={(event) => {
          if (readOnly || !isFileDrag(event)) return;
          event.preventDefault();
          setFileOver(true);
        }}
        onDragLeave={() => setFileOver(false)}
        onDrop={readOnly ? undefined : dropFiles}
      >
        <ol className={css.tiles} data-single={limit.count === 1 || undefined}>
          {images.map((image, index) => (
            <ImageTile
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              {...(readOnly
                ? {}
                : {
                    drag: images.length > 1 ? dragOf(index) : undefined,
                    onMove: move,
                    onRemove: () => onChange(images.filter(({ id }) => id !== image.id)),
                  })}
            />
          ))}
          {pending.map((upload) => (
            <PendingTile key={upload.key} upload={upload} />
          ))}
          {room && !readOnly ? (
            <li>
              <FileButton
                multiple
                accept={limit.formats.map((format) => `image/${format}`).join(',')}
                resetRef={reset}
                onChange={chooseFiles}
                inputProps={{ 'aria-label': label, tabIndex: -1 }}
              >
                {(button) => (
                  <UnstyledButton {...button} type="button" data-path={path} className={css.add ?? ''}>
                    <IconPhotoPlus size={22} stroke={1.5} aria-hidden />
                    {t(addLabel)}
                  </UnstyledButton>
                )}
              </FileButton>
            </li>
          ) : null}
        </ol>
        <div role="alert">
          {problems.map((problem) => (
            <Text key={problem} size="xs" c="coral.7" mt={4}>
              {problem}
            </Text>
          ))}
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </Input.Wrapper>
  );
}

function isFileDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}
