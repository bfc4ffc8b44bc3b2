import { portDate } from '@gangway/contract/core/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthQuery } from '../../queries.ts';
import { RefundTerms } from './refund-terms.tsx';

export interface ChosenTermsProps {
  date: string;
  sailingId: number;
  roomTypeId: number;
}

/** What cancelling would cost of what is about to be bought. */
export function ChosenTerms({ date, sailingId, roomTypeId }: ChosenTermsProps) {
  const [today] = useState(() => portDate(new Date()));
  const { data } = useQuery(monthQuery(date.slice(0, 7), roomTypeId));
  const sailing = data?.find(({ id }) => id === sailingId);
  const offer = sailing?.offers.find((one) => one.roomTypeId === roomTypeId);
  if (!sailing || !offer) return null;
  return (
    <RefundTerms folded date={date} today={today} peak={sailing.peak} nonRefundable={offer.nonRefundable} />
  );
}
