import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { RefundTerms } from './refund-terms.tsx';

export interface ChosenTermsProps {
  date: string;
  /** Null where nothing can be bought; undefined while they are not known. */
  terms: ShownTerms | null | undefined;
  /** What stands below; it waits for the terms, or it would move away under the finger. */
  children?: ReactNode;
}

/** What cancelling would cost of what is about to be bought. */
export function ChosenTerms({ date, terms, children }: ChosenTermsProps) {
  const [today] = useState(() => portDate(new Date()));
  if (terms === undefined) return <Skeleton lines={3} />;
  return (
    <>
      {terms && <RefundTerms folded {...terms} date={date} today={today} />}
      {children}
    </>
  );
}
