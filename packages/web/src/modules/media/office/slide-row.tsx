import type { Slide } from '@gangway/contract/media/schemas.ts';
import { ActionIcon, Badge, Group, Switch, Text } from '@mantine/core';
import { IconEye, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Thumbnail } from '#ui/office/image-field/thumbnail.tsx';
import { MoveButtons } from '#ui/office/ordering/move-buttons.tsx';
import type { DragProps } from '#ui/office/ordering/use-drag-order.ts';
import css from './slide-row.module.css';
import type { SlideActions } from './use-slide-actions.ts';

interface SlideRowProps {
  slide: Slide;
  index: number;
  count: number;
  /** Null for those who only look. */
  edit: { drag: DragProps; actions: SlideActions; onMove: (from: number, to: number) => void } | null;
  onOpen: () => void;
}

/** One slide of the list: its picture, its words, its place. */
export function SlideRow({ slide, index, count, edit, onOpen }: SlideRowProps) {
  const t = useTranslate();
  const title = ownWords(slide.title);
  const named = (action: string) => t('slides.actionOf', { action, title });
  return (
    <li className={css.row} data-off={!slide.enabled || undefined} {...(edit && count > 1 ? edit.drag : {})}>
      {edit ? (
        <div className={css.order}>
          <IconGripVertical size={16} stroke={1.5} aria-hidden className={css.grip} />
          <MoveButtons name={title} index={index} count={count} direction="vertical" onMove={edit.onMove} />
        </div>
      ) : null}
      <Thumbnail image={slide.image} alt="" width={136} />
      <div className={css.words}>
        <Text size="sm" fw={600} lang="en">
          {slide.title.en}
        </Text>
        <Text size="sm" lang="zh-CN">
          {slide.title.zh}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {slide.link || t('slides.noLink')}
        </Text>
      </div>
      <div className={css.tools}>
        <Badge variant="outline" color="navy" tt="none" miw="max-content">
          {t('slides.weight', { weight: slide.weight })}
        </Badge>
        <Switch
          aria-label={t('slides.enabledOf', { title })}
          checked={slide.enabled}
          disabled={!edit}
          onChange={(event) => edit?.actions.setEnabled(slide, event.currentTarget.checked)}
        />
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            aria-label={named(t(edit ? 'action.edit' : 'action.lookAtIt'))}
            onClick={onOpen}
          >
            {edit ? <IconPencil size={17} stroke={1.7} /> : <IconEye size={17} stroke={1.7} />}
          </ActionIcon>
          {edit ? (
            <ActionIcon
              variant="subtle"
              color="coral"
              aria-label={named(t('action.delete'))}
              onClick={() => edit.actions.askToDelete(slide)}
            >
              <IconTrash size={17} stroke={1.7} />
            </ActionIcon>
          ) : null}
        </Group>
      </div>
    </li>
  );
}
