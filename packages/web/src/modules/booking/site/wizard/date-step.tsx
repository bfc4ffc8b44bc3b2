import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { monthQuery } from '#modules/booking/queries.ts';
import { offersByDay } from './calendar-days.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** As far ahead as one can look. */
const monthsAhead = 12;

interface DateStepProps {
  type: PublicRoomType;
  chosen: string | null;
  onChoose: (date: string, sailings: readonly PublicSailing[]) => void;
}

/** The day, on a calendar that shows what every day costs and has left. */
export function DateStep({ type, chosen, onChoose }: DateStepProps) {
  const t = useTranslate();
  const [today] = useState(() => portDate(new Date()));
  const [day, setDay] = useState(chosen && chosen > today ? chosen : today);
  const query = useQuery({
    ...monthQuery(day.slice(0, 7), type.id),
    placeholderData: keepPreviousData,
  });
  const sailings = query.data ?? noSailings;
  const offers = useMemo(() => offersByDay(sailings, type.id), [sailings, type.id]);
  return (
    <>
      <MonthCalendar
        day={day}
        chosen={chosen}
        first={today}
        last={addMonths(today, monthsAhead)}
        offers={offers}
        kind={type.kind}
        loading={query.isPending || query.isPlaceholderData}
        onLook={setDay}
        onChoose={(date) => {
          setDay(date);
          onChoose(date, sailings);
        }}
      />
      {query.isError && <LoadFailure text={t('trip.failed')} onRetry={() => void query.refetch()} />}
    </>
  );
}

const noSailings: readonly PublicSailing[] = [];
