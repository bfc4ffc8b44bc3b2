import { likePattern } from './like-pattern.ts';

/** A phone is kept as +60123456789 and typed as 012-345 6789: what counts is the digits after the first 0. */
export function phonePattern(keyword: string): string | null {
  const typed = keyword.replace(/[\s().-]/g, '').replace(/^0+/, '');
  return /^\+?\d+$/.test(typed) ? likePattern(typed) : null;
}
