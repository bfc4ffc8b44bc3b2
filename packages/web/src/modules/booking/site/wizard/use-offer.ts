import type { Quote } from '@gangway/contract/booking/schemas.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { monthQuery, quoteQuery } from '#modules/booking/queries.ts';
import type { RouteList } from '#modules/sailings/site/index.ts';
import { changesOf, worseThan } from './changes-of.ts';
import { canTake, chooseSailing, linesFor, wantedSailing } from './choices.ts';
import type { Draft, Shown } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import { ofRoute } from './of-route.ts';

/** When and where a sailing goes, as it is shown. */
export type Trip = NonNullable<Quote['sailing']>;
export type TripFacts = Pick<
  Trip,
  'date' | 'slot' | 'departsAt' | 'returnsAt' | 'shipName' | 'fromPort' | 'destination'
>;

export interface Offer {
  trip: TripFacts | null;
  /** What it costs now; null while that is not known. */
  totalSen: number | null;
  nonRefundable: boolean;
  /** What an order of it would carry; undefined while that is not known. */
  terms: ShownTerms | null | undefined;
  left: number | null;
  /** It was for sale when it was chosen and is no more. */
  gone: boolean;
  /** A day is chosen on which nothing is on sale. */
  none: boolean;
  /** What is otherwise than it was seen before. */
  changes: ReturnType<typeof changesOf>;
}

/** What is chosen, as it stands on the server at this moment. */
export function useOffer(draft: Draft, catalogue: RouteList | undefined): Offer {
  const { sailingId, roomTypeId, people, date } = draft;
  const [today] = useState(() => portDate(new Date()));
  const chosen = sailingId !== null && roomTypeId !== null ? { sailingId, roomTypeId, people } : null;
  const type = catalogue?.roomTypes.find(({ id }) => id === roomTypeId);
  const lines = type ? linesFor(type, people) : 1;
  const quoted = useQuery(quoteQuery(chosen ? dealt(chosen, lines) : []));
  const month = useQuery({
    ...monthQuery(date?.slice(0, 7) ?? '', roomTypeId ?? 0),
    enabled: roomTypeId !== null && date !== null,
  });
  const quotes = chosen ? (quoted.data ?? []) : [];
  const [quote] = quotes;
  const sailing = chosen ? month.data?.find(({ id }) => id === sailingId) : undefined;
  const known = sailing?.offers.find((offer) => offer.roomTypeId === roomTypeId);
  const totalSen = sumOf(quotes);
  const departsAt = quote?.sailing?.departsAt;
  const sailingDate = quote?.sailing?.date;
  const terms = quote?.terms ?? undefined;
  const seen = chosen && isFor(draft.shown, chosen) ? draft.shown : null;

  useEffect(() => {
    if (totalSen === null || sailingId === null || roomTypeId === null) return;
    const shown = { sailingId, roomTypeId, people, totalSen, departsAt, terms };
    changeDraft((before) => {
      if (!isFor(before.shown, shown)) return { ...before, shown };
      // Terms that are no worse need nobody's word: they are what stands there now.
      if (worseThan(before.shown, shown, { today, sailingDate })) return before;
      return { ...before, shown: { ...before.shown, terms } };
    });
  }, [sailingId, roomTypeId, people, totalSen, departsAt, sailingDate, terms, today]);

  useWantedSailing(draft, type, month.data);

  return {
    trip: quote?.sailing ?? (sailing && catalogue ? tripOf(sailing, catalogue) : null),
    totalSen,
    nonRefundable: quote?.nonRefundable ?? known?.nonRefundable ?? false,
    terms:
      quote || quoted.isError
        ? (quote?.terms ?? null)
        : chosen && isOfType(draft.shown, chosen)
          ? draft.shown.terms
          : undefined,
    left: quote?.left ?? known?.left ?? null,
    gone: quotes.some((one) => isGone(one, lines)),
    none:
      sailingId === null &&
      month.data !== undefined &&
      type !== undefined &&
      !ofRoute(month.data, draft.routeId).some((one) => one.date === date && canTake(one, type, people)),
    changes:
      seen && totalSen !== null
        ? changesOf(seen, { totalSen, departsAt, terms }, { today, sailingDate })
        : [],
  };
}

/** Agrees to price, time and terms as they are now. */
export function acceptOffer({ totalSen, trip, terms }: Offer): void {
  if (totalSen === null) return;
  const now = { totalSen, departsAt: trip?.departsAt, terms: terms ?? undefined };
  changeDraft((draft) => ({ ...draft, shown: draft.shown && { ...draft.shown, ...now } }));
}

export function tripOf(sailing: PublicSailing, catalogue: RouteList): TripFacts | null {
  const route = catalogue.routes.find(({ id }) => id === sailing.routeId);
  const ship = catalogue.ships.find(({ id }) => id === sailing.shipId);
  if (!route || !ship) return null;
  const { date, slot, departsAt, returnsAt } = sailing;
  const { fromPort, destination } = route;
  return { date, slot, departsAt, returnsAt, shipName: ship.name, fromPort, destination };
}

/** Of boarding passes there may be some left for fewer guests; that is no reason to look for another day. */
function isGone({ state, left, roomType }: Quote, lines: number): boolean {
  if (state === 'closed') return true;
  if (roomType?.kind === 'cabin') return state === 'gone' || left < lines;
  return state === 'gone' && left === 0;
}

/** The bookings a party takes; what each of them costs does not depend on who is in it. */
function dealt<T extends { people: number }>(chosen: T, lines: number): T[] {
  return Array.from({ length: lines }, (_, line) => ({
    ...chosen,
    people: Math.floor((chosen.people + line) / lines),
  }));
}

function sumOf(quotes: readonly Quote[]): number | null {
  if (quotes.length === 0 || quotes.some(({ totalSen }) => totalSen === null)) return null;
  return quotes.reduce((sum, { totalSen }) => sum + (totalSen ?? 0), 0);
}

/** A day and a slot that were asked for on the way here are a sailing, once it is known which ones there are. */
function useWantedSailing(
  draft: Draft,
  type: PublicRoomType | undefined,
  month: readonly PublicSailing[] | undefined,
): void {
  const { sailingId, slot, routeId } = draft;
  const wanted =
    sailingId === null && slot && type && month ? wantedSailing(draft, ofRoute(month, routeId), type) : null;
  useEffect(() => {
    if (wanted) changeDraft((before) => chooseSailing(before, wanted));
  }, [wanted]);
}

function isFor(shown: Shown | null, chosen: Omit<Shown, 'totalSen'>): shown is Shown {
  return isOfType(shown, chosen) && shown.people === chosen.people;
}

/** However many there are, it is the same sailing and the same fare. */
function isOfType(shown: Shown | null, chosen: Pick<Shown, 'sailingId' | 'roomTypeId'>): shown is Shown {
  return shown?.sailingId === chosen.sailingId && shown.roomTypeId === chosen.roomTypeId;
}
