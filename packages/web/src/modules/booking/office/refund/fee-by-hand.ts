import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { parseMoney } from '@gangway/contract/core/parse-money.ts';

/** What a fee typed by hand comes to in sen; null when it is no amount. One of more digits than money has is only too much. */
export function readFee(typed: string): number | null {
  const isHuge = /^\d{10,}(\.\d{1,2})?$/.test(typed.replaceAll(',', '').trim());
  return isHuge ? Number.POSITIVE_INFINITY : parseMoney(typed);
}

/** The lines of a quote with a fee set for all of them: each bears it by what was paid for them, and together to the sen. */
export function withFee(lines: RefundQuote['lines'], feeSen: number): RefundQuote['lines'] {
  const total = lines.reduce((sum, { paidSen }) => sum + paidSen, 0);
  let paid = 0;
  let borne = 0;
  return lines.map((line) => {
    paid += line.paidSen;
    const upToHere = total === 0 ? 0 : Math.round((feeSen * paid) / total);
    const own = upToHere - borne;
    borne = upToHere;
    return { ...line, feeSen: own, backSen: line.paidSen - own };
  });
}
