import { portDate } from '@gangway/contract/core/dates.ts';
import { weekdays } from '@gangway/contract/fleet/prices.ts';
import type { ResultingPrice } from '@gangway/contract/fleet/schemas.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { monthName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { dayAfterKey, weeksOf } from '#ui/shared/month-grid.ts';
import { weekdayWords } from '../weekday-words.ts';
import { MonthBar } from './month-bar.tsx';
import css from './price-calendar.module.css';
import { PriceCell } from './price-cell.tsx';
import { PriceLegend } from './price-legend.tsx';

interface PriceCalendarProps {
  month: string;
  /** Undefined while they are on their way. */
  prices: readonly ResultingPrice[] | undefined;
  /** Whether a date has prices of its own; they are marked even while the sale is off. */
  isOwn: (date: string) => boolean;
  isSelected: (date: string) => boolean;
  onMonth: (month: string) => void;
  /** With `extend` the date is the other end of a range. Left out where there is nothing to select for. */
  onSelect?: (date: string, extend: boolean) => void;
}

/** A month of resulting prices, to look at and to choose dates from by mouse or keys. */
export function PriceCalendar({ month, prices, isOwn, isSelected, onMonth, onSelect }: PriceCalendarProps) {
  const t = useTranslate();
  const grid = useRef<HTMLDivElement>(null);
  const awaited = useRef('');
  const [today] = useState(() => portDate(new Date()));
  const [focused, setFocused] = useState(today);
  const entry = focused.startsWith(month) ? focused : today.startsWith(month) ? today : `${month}-01`;
  // A key can lead into a month that is only drawn now.
  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-date="${awaited.current}"]`);
    if (!cell) return;
    awaited.current = '';
    cell.focus();
  });

  function select(date: string, extend: boolean) {
    setFocused(date);
    if (date >= today) onSelect?.(date, extend);
  }

  function followKey(event: KeyboardEvent, date: string) {
    const next = dayAfterKey(event.key, date);
    if (!next) return;
    event.preventDefault();
    awaited.current = next;
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
    if (event.shiftKey) select(next, true);
    else setFocused(next);
  }

  return (
    <div>
      <MonthBar month={month} today={today} onMonth={onMonth} />
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={css.grid}
        aria-label={t('datePrices.calendar', { month: monthName(month) })}
        aria-busy={prices === undefined}
        aria-multiselectable={onSelect !== undefined}
      >
        <div role="row" className={css.week}>
          {weekdays.map((day) => (
            <div key={day} role="columnheader" aria-label={weekdayWords(day, 'long')} className={css.weekday}>
              {weekdayWords(day, 'short')}
            </div>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week.find((date) => date !== null)} role="row" className={css.week}>
            {week.map((date, column) =>
              date === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- a place without a day has no other name.
                <div key={column} aria-hidden />
              ) : (
                <PriceCell
                  key={date}
                  date={date}
                  prices={prices?.filter((price) => price.date === date)}
                  past={date < today}
                  today={date === today}
                  own={isOwn(date)}
                  selected={isSelected(date)}
                  tabbable={date === entry}
                  onSelect={(extend) => select(date, extend)}
                  onKeyDown={(event) => followKey(event, date)}
                />
              ),
            )}
          </div>
        ))}
      </div>
      <PriceLegend />
    </div>
  );
}
