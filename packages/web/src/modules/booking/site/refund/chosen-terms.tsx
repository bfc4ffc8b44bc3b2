import { portDate } from '@gangway/contract/core/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { monthQuery } from '#modules/booking/queries.ts';
import { RefundTerms } from './refund-terms.tsx';

export interface ChosenTermsProps {
  date: string;
  sailingId: number;
  roomTypeId: number;
  /** What stands below; it waits for the terms, or it would move away under the finger. */
  children: ReactNode;
}

/** What cancelling would cost of what is about to be bought. */
export function ChosenTerms({ date, sailingId, roomTypeId, children }: ChosenTermsProps) {
  const [today] = useState(() => portDate(new Date()));
  const { data, isPending } = useQuery(monthQuery(date.slice(0, 7), roomTypeId));
  const sailing = data?.find(({ id }) => id === sailingId);
  const offer = sailing?.offers.find((one) => one.roomTypeId === roomTypeId);
  if (isPending) return <Skeleton lines={3} />;
  return (
    <>
      {sailing && offer && (
        <RefundTerms
          folded
          date={date}
          today={today}
          peak={sailing.peak}
          nonRefundable={offer.nonRefundable}
        />
      )}
      {children}
    </>
  );
}
