import { mediaCalls } from '@gangway/contract/media/calls.ts';
import type { Slide } from '@gangway/contract/media/schemas.ts';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operate } from '#ui/office/operate.ts';
import { moveItem } from '#ui/office/ordering/move-item.ts';
import { slidesQuery } from './slides-query.ts';

const mutationKey = ['orderSlides'];

/**
 * How far the order stands on the server: `null` until something was moved on this visit, and after a failure, which is
 * told elsewhere.
 */
type OrderState = 'saving' | 'saved' | null;

interface SlideOrder {
  move: (from: number, to: number) => void;
  state: OrderState;
}

/** Moves a slide to another place: on the page at once, on the server one move after the other. */
export function useOrderSlides(slides: readonly Slide[]): SlideOrder {
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
  const state = useOrderState();
  useAskBeforeLeaving(state === 'saving');
  const move = (from: number, to: number) => {
    // Whoever presses again before the list is drawn anew means the same slide, wherever it stands by now.
    const newest = client.getQueryData<Slide[]>(slidesQuery.queryKey) ?? slides;
    const place = newest.findIndex(({ id }) => id === slides[from]?.id);
    const moved = moveItem(newest, place, Math.max(0, Math.min(place + to - from, newest.length - 1)));
    void client.cancelQueries({ queryKey: slidesQuery.queryKey });
    client.setQueryData(slidesQuery.queryKey, moved);
    mutate(moved.map((slide) => slide.id));
  };
  return { move, state };
}

function useOrderState(): OrderState {
  const client = useQueryClient();
  // Moves stay known for minutes. What was over when one came is old news; what still waits is not.
  const [over] = useState(() => client.getMutationCache().findAll({ mutationKey, predicate: isOver }));
  const moves = useMutationState({
    filters: { mutationKey, predicate: (move) => !over.includes(move) },
    select: ({ state }) => state.status,
  });
  if (moves.includes('pending')) return 'saving';
  return moves.at(-1) === 'success' ? 'saved' : null;
}

function isOver({ state }: Mutation): boolean {
  return state.status !== 'pending';
}

/** Moves that wait for those before them would be lost with the page. */
function useAskBeforeLeaving(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}
