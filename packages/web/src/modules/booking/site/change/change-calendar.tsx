import { addMonths } from '@gangway/contract/core/dates.ts';
import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { monthQuery } from '#modules/booking/queries.ts';
import { fittingSailings } from '#modules/booking/shared/fitting-sailings.ts';
import { offersByDay } from '../wizard/calendar-days.ts';
import { MonthCalendar } from '../wizard/month-calendar.tsx';
import { SailingChoice } from './sailing-choice.tsx';

/** As far ahead as one can look. */
const monthsAhead = 12;

interface ChangeCalendarProps {
  order: OrderWithTickets;
  today: string;
  chosen: PublicSailing | null;
  onChoose: (sailing: PublicSailing | null) => void;
}

/** The month with price and places of every day, and the sailings of the day that was pressed. */
export function ChangeCalendar({ order, today, chosen, onChoose }: ChangeCalendarProps) {
  const t = useTranslate();
  const { roomType, people, sailing: own } = order;
  const [day, setDay] = useState(own.date);
  const [date, setDate] = useState<string | null>(null);
  const query = useQuery({
    ...monthQuery(day.slice(0, 7), roomType.id),
    placeholderData: keepPreviousData,
    // Places are taken by others meanwhile.
    staleTime: 0,
  });
  const { data } = query;
  const sailings = useMemo(
    () => fittingSailings(data ?? [], { people, roomType, sailing: { id: own.id } }),
    [data, people, roomType, own.id],
  );
  const offers = useMemo(
    () => offersByDay(sailings, { ...roomType, maxOccupancy: people }),
    [sailings, roomType, people],
  );
  const ofDay = sailings.filter((sailing) => sailing.date === date);
  return (
    <>
      <MonthCalendar
        day={day}
        chosen={date}
        current={own.date}
        first={today}
        last={addMonths(today, monthsAhead)}
        offers={offers}
        kind={roomType.kind}
        loading={query.isPending || query.isPlaceholderData}
        onLook={setDay}
        onChoose={(pressed) => {
          setDay(pressed);
          setDate(pressed);
          const open = sailings.filter((one) => one.date === pressed && (one.offers[0]?.left ?? 0) > 0);
          const [only] = open.length === 1 ? open : open.filter(({ slot }) => slot === own.slot);
          onChoose(only ?? null);
        }}
      />
      {query.isError && <LoadFailure text={t('trip.failed')} onRetry={() => void query.refetch()} />}
      {date && ofDay.length > 0 && (
        <SailingChoice
          date={date}
          own={own}
          sailings={ofDay}
          chosen={chosen?.id ?? null}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
