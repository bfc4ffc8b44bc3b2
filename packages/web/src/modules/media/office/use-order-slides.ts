import { mediaCalls } from '@gangway/contract/media/calls.ts';
import type { Slide } from '@gangway/contract/media/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operate } from '../../../office/operate.ts';
import { moveItem } from '../../../office/ordering/move-item.ts';
import { slidesQuery } from './slides-query.ts';

const mutationKey = ['orderSlides'];

/** Moves a slide to another place: on the page at once, on the server one move after the other. */
export function useOrderSlides(slides: readonly Slide[]): (from: number, to: number) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'orderSlides' },
    mutationFn: (ids: number[]) => operate(mediaCalls.orderSlides, { body: { ids } }),
    onSettled: async () => {
      // An answer that later moves have overtaken would make the list jump back.
      if (client.isMutating({ mutationKey }) === 1)
        await client.invalidateQueries({ queryKey: slidesQuery.queryKey });
    },
  });
  return (from, to) => {
    // Whoever presses again before the list is drawn anew means the same slide, wherever it stands by now.
    const newest = client.getQueryData<Slide[]>(slidesQuery.queryKey) ?? slides;
    const place = newest.findIndex(({ id }) => id === slides[from]?.id);
    const moved = moveItem(newest, place, Math.max(0, Math.min(place + to - from, newest.length - 1)));
    void client.cancelQueries({ queryKey: slidesQuery.queryKey });
    client.setQueryData(slidesQuery.queryKey, moved);
    mutate(moved.map((slide) => slide.id));
  };
}
