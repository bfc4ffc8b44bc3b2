import { isUncounted } from '@gangway/contract/core/counted.ts';

interface ReadPage {
  records: readonly unknown[];
  total: number;
}

/**
 * Which page comes after those read, of so many records each; none after the last. A list is counted up to a limit only: beyond
 * it, a page that is full has another one behind it.
 */
export function nextPage(read: readonly ReadPage[], size: number): number | null {
  const last = read.at(-1);
  if (!last) return null;
  const isMore = isUncounted(last.total) ? last.records.length === size : read.length * size < last.total;
  return isMore ? read.length + 1 : null;
}
