import type { CartLine } from '@gangway/contract/booking/cart-schemas.ts';
import type { OrderLineInput, Quote } from '@gangway/contract/booking/schemas.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { type Change, changesOf } from '../wizard/changes-of.ts';
import type { LocalLine } from './local-cart.ts';

interface ItemFacts {
  key: string;
  names: readonly string[];
  /** The price it was put in at. */
  shownTotalSen: number;
  /** The terms it was put in under, where that was kept. */
  shownTerms: ShownTerms | undefined;
  /** Null as long as it is not known what it costs now. */
  quote: Quote | null;
}

/** A line of the cart, wherever it is kept. */
export type CartItem = ItemFacts &
  ({ from: 'server'; id: number; line: CartLine } | { from: 'browser'; id: string; line: OrderLineInput });

export function localItem({ id, line }: LocalLine, quote: Quote | null): CartItem {
  return {
    from: 'browser',
    id,
    key: `browser-${id}`,
    line,
    names: line.passengers.map((passenger) => passenger.name),
    shownTotalSen: line.shownTotalSen,
    shownTerms: line.shownTerms,
    quote,
  };
}

export function serverItem(line: CartLine): CartItem {
  return {
    from: 'server',
    id: line.id,
    key: `server-${line.id}`,
    line,
    names: line.passengers.map((passenger) => passenger.name),
    shownTotalSen: line.shownTotalSen,
    shownTerms: line.shownTerms ?? undefined,
    quote: line.quote,
  };
}

export type LineState = 'open' | 'changed' | 'gone' | 'unknown';

/** What the customer has agreed to of a line since it was put in, by its key. */
export type Accepted = ReadonlyMap<string, Pick<CartItem, 'shownTotalSen' | 'shownTerms'>>;

/** How a line stands: as it was put in, at another price or on worse terms, or not to be had any more. */
export function lineState(item: CartItem, accepted: Accepted, today: string): LineState {
  if (!item.quote) return 'unknown';
  if (isGone(item)) return 'gone';
  return lineChanges(item, accepted, today).length === 0 ? 'open' : 'changed';
}

function isGone({ quote }: CartItem): boolean {
  return quote !== null && (quote.state !== 'open' || quote.totalSen === null);
}

/** In what a line is otherwise than the customer has agreed to. */
export function lineChanges(item: CartItem, accepted: Accepted, today: string): Change[] {
  const { totalSen, terms, sailing } = item.quote ?? {};
  if (typeof totalSen !== 'number') return [];
  const seen = accepted.get(item.key) ?? item;
  return changesOf(
    { totalSen: seen.shownTotalSen, terms: seen.shownTerms },
    { totalSen, terms: terms ?? undefined },
    { today, sailingDate: sailing?.date },
  );
}

/** What is said to have been shown of a line when it is bought: what was agreed to, and what stands there now and is no worse. */
export function shownOf(item: CartItem, accepted: Accepted) {
  const { shownTotalSen, shownTerms } = accepted.get(item.key) ?? item;
  return {
    shownTotalSen,
    shownDepartsAt: shownDeparture(item),
    shownTerms: item.quote?.terms ?? shownTerms,
  };
}

/** What the lines that can be bought come to, at the prices of now. */
export function cartTotal(items: readonly CartItem[]): number {
  return items
    .filter((item) => !isGone(item))
    .reduce((sum, item) => sum + (item.quote?.totalSen ?? item.shownTotalSen), 0);
}

/** When the ship leaves, as it stands in the cart; of a line that is not known again, as it stood when it was put in. */
export function shownDeparture({ quote, ...item }: CartItem): string | undefined {
  return quote?.sailing?.departsAt ?? (item.from === 'browser' ? item.line.shownDepartsAt : undefined);
}

/** Whether a ship leaves at another time than the one that was looked at, wherever its line is kept by now. */
export function isRetimed(before: readonly CartItem[], now: readonly CartItem[]): boolean {
  const seen = new Map(before.map((item) => [item.line.sailingId, shownDeparture(item)]));
  return now.some((item) => {
    const [was, is] = [seen.get(item.line.sailingId), shownDeparture(item)];
    return was !== undefined && is !== undefined && was !== is;
  });
}
