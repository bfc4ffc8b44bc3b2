import { mediaCalls } from '@gangway/contract/media/calls.ts';
import type { Slide } from '@gangway/contract/media/schemas.ts';
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slidesScreen } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { useDragOrder } from '#ui/office/ordering/use-drag-order.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { SlideForm } from './slide-form.tsx';
import { SlideRow } from './slide-row.tsx';
import css from './slides-screen.module.css';
import { slidesQuery } from './slides-query.ts';
import { useOrderSlides } from './use-order-slides.ts';
import { useSlideActions } from './use-slide-actions.ts';

/** `/ship/slides`: the slideshow of the home page. */
export function SlidesScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(slidesScreen);
  const drawer = useDrawer<{ slide: Slide | null }>();
  const actions = useSlideActions();
  const query = useQuery(slidesQuery);
  const slides = query.data ?? [];
  const order = useOrderSlides(slides);
  const [said, say] = useState('');
  const dragOf = useDragOrder(move);

  function move(from: number, to: number) {
    const slide = slides[from];
    if (!slide) return;
    order.move(from, to);
    say(t('order.moved', { name: ownWords(slide.title), place: to + 1, count: slides.length }));
  }

  const { slide } = drawer.item ?? { slide: null };
  return (
    <>
      <ScreenHeader text={t('slides.text')}>
        <ExportButton call={mediaCalls.exportSlides} args={{}} count={slides.length} />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ slide: null })}
          >
            {t('slides.create')}
          </Button>
        ) : null}
      </ScreenHeader>
      {query.isPending ? <Waiting /> : null}
      {query.error && !query.data ? (
        <TableFailure message={query.error.message} onRetry={query.refetch} />
      ) : null}
      {query.data?.length === 0 ? (
        <TableEmpty
          title={t('slides.empty')}
          text={t('slides.emptyText')}
          action={
            canEdit ? { label: t('slides.create'), onClick: () => drawer.open({ slide: null }) } : undefined
          }
          address={undefined}
        />
      ) : null}
      {slides.length > 0 ? (
        <ol className={css.list} aria-label={t('slides.list')}>
          {slides.map((one, index) => (
            <SlideRow
              key={one.id}
              slide={one}
              index={index}
              count={slides.length}
              edit={canEdit ? { drag: dragOf(index), actions, onMove: move } : null}
              onOpen={() => drawer.open({ slide: one })}
            />
          ))}
        </ol>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Text role="status" size="sm" className={css.saved}>
        {order.state ? t(`slides.order.${order.state}`) : ''}
      </Text>
      <FormDrawer
        opened={drawer.opened}
        title={slide ? t('slides.title', { title: ownWords(slide.title) }) : t('slides.create')}
        size={620}
        onClose={drawer.close}
      >
        <SlideForm key={drawer.turn} slide={slide} readOnly={!canEdit} onSaved={drawer.close} />
      </FormDrawer>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap={8} aria-hidden>
      <Skeleton height={106} />
      <Skeleton height={106} />
      <Skeleton height={106} />
    </Stack>
  );
}
