import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { type Slot, slots } from '@gangway/contract/fleet/prices.ts';
import { bookingPage, sailingsPage } from '#lib/site-urls.ts';

export const ticketKinds = ['window', 'inside', 'pass'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** The largest party that is looked for at once. */
export const maxPeople = 12;

/** What a visitor is looking for; it stands in the address, so that a link, a reload and the way back keep it. */
export interface Wish {
  kind: TicketKind | null;
  from: string | null;
  to: string | null;
  slot: Slot | null;
  port: string | null;
  people: number | null;
}

/** What was looked for last from the booking bar, so that the way back finds it filled in. */
export const lastWish: Partial<Wish> = {};

/** Reads a wish from an address or from a form; what makes no sense there is as if it were not there. */
export function readWish(given: URLSearchParams | FormData): Wish {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : '';
  };
  const date = (name: string) => (isPlainDate(text(name)) ? text(name) : null);
  const people = Number(text('people'));
  return {
    kind: ticketKinds.find((kind) => kind === text('kind')) ?? null,
    from: date('from'),
    to: date('to'),
    slot: slots.find((slot) => slot === text('slot')) ?? null,
    port: text('port').slice(0, 60) || null,
    people: Number.isInteger(people) && people >= 1 && people <= maxPeople ? people : null,
  };
}

/** Where one books, with what is chosen already. */
export function bookPath(
  chosen: Partial<
    Record<'sailing' | 'roomType' | 'kind' | 'from' | 'slot' | 'people', string | number | null>
  >,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, String(value));
  return `${bookingPage}${query.size > 0 ? `?${query}` : ''}`;
}

/** The route list as it answers a wish. */
export function wishPath(wish: Partial<Record<keyof Wish, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) if (value) query.set(name, String(value));
  return `${sailingsPage}${query.size > 0 ? `?${query}` : ''}`;
}
