import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { useMemo, useRef } from 'react';
import type { To } from 'react-router';
import { monthName, weekdayNames } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { weeksOf } from '#ui/shared/month-grid.ts';
import { DayCell } from './day-cell.tsx';
import css from './month-calendar.module.css';
import { useRovingSpot } from './use-roving-spot.ts';

interface MonthCalendarProps {
  month: string;
  today: string;
  /** Undefined while they are on their way. */
  sailings: readonly Sailing[] | undefined;
  linkTo: (sailing: Sailing) => To;
  onMonth: (month: string) => void;
  /** Only for those who may make sailings. */
  onAdd?: (date: string) => void;
}

/** A month of sailings, Monday first. On a narrow screen the days stand one below the other. */
export function MonthCalendar({ month, today, sailings, linkTo, onMonth, onAdd }: MonthCalendarProps) {
  const t = useTranslate();
  const weeks = useMemo(() => weeksOf(month), [month]);
  const byDate = useMemo(() => Map.groupBy(sailings ?? [], ({ date }) => date), [sailings]);
  const withShip = new Set(sailings?.map(({ shipId }) => shipId)).size > 1;
  const canAddOn = (date: string) => onAdd !== undefined && date >= today;
  const grid = useRef<HTMLDivElement>(null);
  const spot = useRovingSpot({
    grid,
    month,
    today,
    weeks,
    entriesOf: (date) => Math.max(1, (byDate.get(date)?.length ?? 0) + (canAddOn(date) ? 1 : 0)),
    ready: sailings !== undefined,
    onMonth,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the Tab key comes to one of its cells.
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={css.grid}
      aria-label={t('sailings.calendarOf', { month: monthName(month) })}
      aria-busy={sailings === undefined}
      onKeyDown={spot.onKeyDown}
    >
      <div role="row" className={css.head}>
        {weekdayNames().map((name) => (
          <div key={name} role="columnheader">
            {name}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week.find((date) => date !== null)} role="row" className={css.week}>
          {week.map((date, column) =>
            date === null ? (
              // oxlint-disable-next-line react/no-array-index-key -- a place without a day has no other name.
              <div key={column} role="presentation" className={css.outside} />
            ) : (
              <DayCell
                key={date}
                date={date}
                today={today}
                sailings={sailings ? (byDate.get(date) ?? []) : undefined}
                withShip={withShip}
                linkTo={linkTo}
                spot={spot}
                {...(onAdd && canAddOn(date) ? { onAdd: () => onAdd(date) } : {})}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
