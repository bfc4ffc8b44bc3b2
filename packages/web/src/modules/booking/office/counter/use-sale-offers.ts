import { addMonths } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import type { SaleValues } from './sale-values.ts';

/** A room type that can be bought on the chosen sailing. */
export interface SaleOffer extends PublicRoomType {
  priceSen: number;
  nonRefundable: boolean;
  left: number;
}

export interface SaleOffers {
  pending: boolean;
  /** The sailings of the chosen date. */
  sailings: readonly PublicSailing[];
  /** The next date, in this month, that has any. */
  nextDate: string | null;
  sailing: PublicSailing | null;
  shipName: string;
  offers: readonly SaleOffer[];
  offer: SaleOffer | null;
  /** Asks again what is left and what it costs. */
  refresh: () => Promise<unknown>;
}

/** What can be sold on the chosen date; the first sailing stands chosen until another one is. */
export function useSaleOffers({ date, sailingId, roomTypeId }: SaleValues): SaleOffers {
  const month = date.slice(0, 7);
  const calendar = useQuery(callOptions(sailingsCalls.monthCalendar, { query: { month } }));
  const all = calendar.data ?? [];
  const sailings = all.filter((one) => one.date === date);
  const chosen = sailings.find((one) => one.id === sailingId) ?? sailings[0] ?? null;
  const detail = useQuery({
    ...callOptions(sailingsCalls.sailingOffers, { params: { id: chosen?.id ?? 0 } }),
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
  });
  // What is still on its way is shown pale by its own sailing's numbers, never by another's.
  const current = detail.data?.sailing.id === chosen?.id ? detail.data : undefined;
  const offers = (current?.sailing.offers ?? []).flatMap((offer) => {
    const type = current?.roomTypes.find((one) => one.id === offer.roomTypeId);
    return type ? [{ ...type, ...offer }] : [];
  });
  return {
    pending: calendar.isPending || (chosen !== null && current === undefined && !detail.isError),
    sailings,
    nextDate: all.find((one) => one.date > date)?.date ?? null,
    sailing: current?.sailing ?? chosen,
    shipName: current?.ship.name ?? '',
    offers,
    offer: offers.find((one) => one.id === roomTypeId) ?? null,
    refresh: () => Promise.all([calendar.refetch(), detail.refetch()]),
  };
}

/** The next day with a sailing that has a place, from a day on; that day itself where none is known. Undefined while it is looked for. */
export function useNextDayForSale(from: string): string | undefined {
  const month = from.slice(0, 7);
  const now = useQuery(callOptions(sailingsCalls.monthCalendar, { query: { month } }));
  const here = firstDay(now.data, from);
  const next = useQuery({
    ...callOptions(sailingsCalls.monthCalendar, {
      query: { month: addMonths(`${month}-01`, 1).slice(0, 7) },
    }),
    enabled: now.isSuccess && here === undefined,
  });
  if (here !== undefined) return here;
  return now.isError || next.isSuccess || next.isError ? (firstDay(next.data, from) ?? from) : undefined;
}

function firstDay(sailings: readonly PublicSailing[] | undefined, from: string): string | undefined {
  return sailings?.find(({ date, placesLeft }) => date >= from && placesLeft > 0)?.date;
}
