import { mediaCalls } from '@gangway/contract/media/calls.ts';
import type { Slide } from '@gangway/contract/media/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { slidesQuery } from './slides-query.ts';

export interface SlideActions {
  setEnabled: (slide: Slide, enabled: boolean) => void;
  askToDelete: (slide: Slide) => void;
}

/** Shows, hides and deletes slides. */
export function useSlideActions(): SlideActions {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: slidesQuery.queryKey });
  const enable = useMutation({
    mutationFn: ({ image, updatedAt: _, ...slide }: Slide) =>
      operate(mediaCalls.saveSlide, { body: { ...slide, imageId: image.id } }),
    onSuccess: (slide) =>
      showSuccess(t(slide.enabled ? 'slides.on' : 'slides.off', { title: ownWords(slide.title) })),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (slide: Slide) => operate(mediaCalls.deleteSlide, { params: { id: slide.id } }),
    onSuccess: (_, slide) => showSuccess(t('slides.deleted', { title: ownWords(slide.title) })),
    onSettled: refresh,
  });
  return {
    setEnabled: (slide, enabled) => enable.mutate({ ...slide, enabled }),
    askToDelete: (slide) =>
      confirmDanger({
        title: t('slides.deleteTitle', { title: ownWords(slide.title) }),
        text: t('slides.deleteText'),
        confirm: t('action.delete'),
        onConfirm: () => remove.mutate(slide),
      }),
  };
}
