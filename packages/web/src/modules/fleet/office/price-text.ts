import { parseMoney } from '@gangway/contract/core/parse-money.ts';

/** A price as it stands in a field: ringgit with two decimals, nothing where there is none. */
export function priceText(sen: number | null): string {
  return sen === null ? '' : (sen / 100).toFixed(2);
}

const highestSen = 100_000_000;

/** What stands in a price field, in sen; null for an empty field, undefined for what is no price. */
export function readPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const sen = parseMoney(text);
  return sen === null || sen > highestSen ? undefined : sen;
}

/** Whether a field holds something that is no price. */
export function isUnreadable(text: string): boolean {
  return readPrice(text) === undefined;
}
