import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { monthQuery } from '#modules/booking/queries.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import { nextOpenDay } from './next-open-day.ts';
import { ofRoute } from './of-route.ts';
import css from './no-sailings.module.css';

interface NoSailingsProps {
  type: PublicRoomType;
  people: number;
  routeId: number | null;
  /** The day somebody wanted, or the first of the month that is looked at. */
  from: string;
  first: string;
  last: string;
  /** What is empty. */
  part: 'day' | 'month';
  onJump: (date: string) => void;
}

/** Nothing is on sale here: says so, and leads to the next day on which there is, or back to the first where none is later. */
export function NoSailings({ type, people, routeId, from, first, last, part, onJump }: NoSailingsProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const next = useQuery({
    queryKey: ['nextOpenDay', type.id, people, routeId, from],
    queryFn: () =>
      nextOpenDay({
        from,
        first,
        last,
        type,
        people,
        readMonth: async (month) =>
          ofRoute(await queryClient.fetchQuery(monthQuery(month, type.id)), routeId),
      }),
  });
  const date = next.data;
  return (
    <p className={css.none} role="status">
      {t(`wizard.${part}.none`)}
      {date && (
        <button type="button" onClick={() => onJump(date)}>
          {t(date < from ? 'wizard.day.first' : 'wizard.day.next', { day: sailingDay(date, true) })}
        </button>
      )}
    </p>
  );
}
