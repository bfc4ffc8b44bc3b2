import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { RouteListChoice } from './site-queries.ts';
import type { Wish } from './wish.ts';

/** No more days than the server shows at once. */
const longestRange = 92;

/** The part of a wish the server chooses by. */
export function serverChoice({ from, to, slot, port }: Wish): RouteListChoice {
  const last = to && addDays(laterOf(from, portDate(new Date())), longestRange);
  return {
    from: from ?? undefined,
    to: to && last && to > last ? last : (to ?? undefined),
    slot: slot ?? undefined,
    port: port ?? undefined,
  };
}

function laterOf(from: string | null, today: string): string {
  return from && from > today ? from : today;
}
