import type { CartLine } from '@gangway/contract/booking/cart-schemas.ts';
import type { OrderLineInput, Quote } from '@gangway/contract/booking/schemas.ts';
import type { LocalLine } from './local-cart.ts';

interface ItemFacts {
  key: string;
  names: readonly string[];
  /** The price it was put in at. */
  shownTotalSen: number;
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
    quote: line.quote,
  };
}

export type LineState = 'open' | 'changed' | 'gone' | 'unknown';

/** How a line stands: as it was put in, at another price, or not to be had any more. */
export function lineState(item: CartItem, accepted: ReadonlyMap<string, number>): LineState {
  const { quote } = item;
  if (!quote) return 'unknown';
  if (quote.state !== 'open' || quote.totalSen === null) return 'gone';
  return quote.totalSen === shownTotal(item, accepted) ? 'open' : 'changed';
}

/** The price the customer has agreed to. */
export function shownTotal({ key, shownTotalSen }: CartItem, accepted: ReadonlyMap<string, number>): number {
  return accepted.get(key) ?? shownTotalSen;
}

/** What the lines that can be bought come to, at the prices of now. */
export function cartTotal(items: readonly CartItem[]): number {
  return items
    .filter((item) => lineState(item, new Map()) !== 'gone')
    .reduce((sum, item) => sum + (item.quote?.totalSen ?? item.shownTotalSen), 0);
}
