import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import type { PublicRoomType, PublicRoute, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { monthQuery } from '#modules/booking/queries.ts';
import { offersByDay } from './calendar-days.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { NoSailings } from './no-sailings.tsx';
import { ofRoute } from './of-route.ts';
import { RouteChoice } from './route-choice.tsx';

/** As far ahead as one can look. */
const monthsAhead = 12;

interface DateStepProps {
  type: PublicRoomType;
  people: number;
  routes: readonly PublicRoute[];
  routeId: number | null;
  onRoute: (routeId: number | null) => void;
  chosen: string | null;
  /** Nothing is on sale on the chosen day. */
  none: boolean;
  onChoose: (date: string, sailings: readonly PublicSailing[]) => void;
}

/** The day, on a calendar that shows what every day costs and has left. */
export function DateStep(props: DateStepProps) {
  const { type, people, routes, routeId, onRoute, chosen, none, onChoose } = props;
  const t = useTranslate();
  const [today] = useState(() => portDate(new Date()));
  const [day, setDay] = useState(chosen && chosen > today ? chosen : today);
  const query = useQuery({
    ...monthQuery(day.slice(0, 7), type.id),
    placeholderData: keepPreviousData,
  });
  const sailings = useMemo(() => ofRoute(query.data ?? [], routeId), [query.data, routeId]);
  const offers = useMemo(() => offersByDay(sailings, type, people), [sailings, type, people]);
  const last = addMonths(today, monthsAhead);
  const loading = query.isPending || query.isPlaceholderData;
  const monthEmpty = !loading && !query.isError && ![...offers].some(([date]) => date >= today);
  const dayEmpty = none && chosen !== null && day === chosen;
  const first = laterOf(`${day.slice(0, 7)}-01`, today);
  const calendar = useRef<HTMLDivElement>(null);
  const jumped = useRef<string | null>(null);
  useEffect(() => {
    if (loading || jumped.current !== day) return;
    jumped.current = null;
    calendar.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, loading]);
  return (
    <div ref={calendar}>
      <RouteChoice routes={routes} chosen={routeId} onChoose={onRoute} />
      {(dayEmpty || monthEmpty) && (
        <NoSailings
          type={type}
          people={people}
          routeId={routeId}
          from={dayEmpty ? laterOf(day, today) : first}
          first={today}
          last={last}
          part={dayEmpty ? 'day' : 'month'}
          onJump={(date) => {
            jumped.current = date;
            setDay(date);
          }}
        />
      )}
      <MonthCalendar
        day={day}
        chosen={chosen}
        first={today}
        last={last}
        offers={offers}
        kind={type.kind}
        loading={loading}
        onLook={setDay}
        onChoose={(date) => {
          setDay(date);
          onChoose(date, sailings);
        }}
      />
      {query.isError && <LoadFailure text={t('trip.failed')} onRetry={() => void query.refetch()} />}
    </div>
  );
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
