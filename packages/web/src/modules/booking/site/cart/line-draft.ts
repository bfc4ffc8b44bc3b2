import { fromCart, fromInput } from '#modules/booking/shared/passenger-draft.ts';
import { ticketKindOf } from '#modules/sailings/site/index.ts';
import { type Draft, emptyDraft } from '../wizard/draft.ts';
import type { CartItem } from './cart-item.ts';

/** A cart line as the wizard opens it to be changed. */
export function lineDraft(item: CartItem): Draft {
  const { sailing, roomType } = item.quote ?? { sailing: null, roomType: null };
  const { sailingId, roomTypeId, bed } = item.line;
  const passengers =
    item.from === 'server' ? item.line.passengers.map(fromCart) : item.line.passengers.map(fromInput);
  return {
    ...emptyDraft,
    kind: roomType && ticketKindOf(roomType),
    roomTypeId: roomType && roomTypeId,
    date: sailing?.date ?? null,
    slot: sailing?.slot ?? null,
    sailingId: sailing && sailingId,
    bed,
    people: passengers.length,
    passengers,
    guestsDone: true,
    shown: {
      sailingId,
      roomTypeId,
      people: passengers.length,
      totalSen: item.shownTotalSen,
      departsAt: sailing?.departsAt,
      terms: item.shownTerms ?? item.quote?.terms ?? undefined,
    },
    editing: item.from === 'server' ? { from: 'server', id: item.id } : { from: 'browser', id: item.id },
  };
}
