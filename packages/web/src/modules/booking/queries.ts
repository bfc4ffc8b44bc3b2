import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { publicSailingsCalls as sailingsCalls } from '@gangway/contract/sailings/public-calls.ts';
import { callApi } from '#lib/call-api.ts';
import { callQuery } from '#lib/call-query.ts';

/** Every sailing of a month on which a room type is sold. */
export const monthQuery = (month: string, roomTypeId: number) =>
  callQuery(sailingsCalls.monthCalendar, { query: { month, roomTypeId } });

export interface QuotedLine {
  sailingId: number;
  roomTypeId: number;
  people: number;
}

/** What lines cost now; asked again while somebody looks at them, so that a new price is seen before it is charged. */
export const quoteQuery = (lines: readonly QuotedLine[]) => ({
  queryKey: ['quote', ...lines] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(bookingCalls.quote, { body: { lines: [...lines] } }, { signal, quiet: 'background' }),
  enabled: lines.length > 0,
  refetchInterval: 60_000,
});

/** The cart a customer keeps on the server. Quiet: it is asked for on every page, beside what the page is about. */
export const cartQuery = (userId: number) => ({
  queryKey: ['cart', userId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(bookingCalls.listCart, {}, { signal, quiet: 'background', noBox: true }),
  staleTime: 60_000,
});
