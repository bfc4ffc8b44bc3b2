import { publicSailingsCalls } from '@gangway/contract/sailings/public-calls.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callQuery } from '#lib/call-query.ts';
import { readWish, type Wish } from '#modules/sailings/site/index.ts';
import { chooseKind, choosePeople, chooseRoom, chooseSailing } from './choices.ts';
import type { Draft } from './draft.ts';
import { changeDraft } from './draft-store.ts';

const understood = ['kind', 'from', 'to', 'slot', 'port', 'people', 'sailing', 'roomType'];

/**
 * Takes over what was chosen on the way here. It leaves the address then: a reload must not undo what is chosen after
 * that. Passengers that are filled in stay.
 */
export function useArrival(roomTypes: readonly PublicRoomType[] | undefined): void {
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const asked = understood.some((name) => params.has(name));
  useEffect(() => {
    if (!asked || !roomTypes) return;
    const rest = new URLSearchParams(params);
    for (const name of understood) rest.delete(name);
    const wish = readWish(params);
    const type = roomTypes.find(({ id }) => id === Number(params.get('roomType')));
    const sailingId = Number(params.get('sailing'));
    changeDraft((draft) => withWish({ ...draft, editing: null }, wish, type, roomTypes));
    setParams(rest, { replace: true });
    if (!Number.isSafeInteger(sailingId) || sailingId <= 0) return;
    queryClient
      // What is found no more is no fault of whoever comes; the calendar says what is for sale.
      .fetchQuery(
        callQuery(publicSailingsCalls.sailingOffers, { params: { id: sailingId } }, { quiet: 'background' }),
      )
      .then(({ sailing }) => changeDraft((draft) => chooseSailing(draft, sailing)))
      .catch(() => {
        // No longer for sale: whatever else was wished for stands, and the date is still to be chosen.
      });
  }, [asked, params, roomTypes, queryClient, setParams]);
}

/** A draft with what somebody looked for; a kind or room of its own begins the choice anew from there. */
export function withWish(
  draft: Draft,
  wish: Wish,
  type: PublicRoomType | undefined,
  roomTypes: readonly PublicRoomType[],
): Draft {
  const fresh: Draft = {
    ...(wish.people ? choosePeople(draft, wish.people) : draft),
    routeId: null,
    date: null,
    sailingId: null,
    // A day without a slot leaves that open.
    slot: wish.slot ?? (wish.from ? null : draft.slot),
  };
  const chosen = type
    ? chooseRoom(fresh, type)
    : wish.kind
      ? chooseKind({ ...fresh, roomTypeId: null }, wish.kind, roomTypes)
      : { ...fresh, kind: null, roomTypeId: null };
  return { ...chosen, date: wish.from };
}
