import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { monthAfter, sameDayIn } from '#ui/shared/month-grid.ts';
import { type Spot, nextSpot } from './next-spot.ts';

interface RovingSpotOptions {
  grid: RefObject<HTMLElement | null>;
  month: string;
  today: string;
  weeks: readonly (readonly (string | null)[])[];
  entriesOf: (date: string) => number;
  /** The entries of the month are there. */
  ready: boolean;
  onMonth: (month: string) => void;
}

export interface RovingSpot {
  /** Whether the Tab key comes to this spot; exactly one has it. */
  isReached: (date: string, entry: number) => boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (spot: Spot) => void;
}

/** One Tab stop for the whole calendar; inside it the arrow keys lead on, Page Up and Page Down turn the month. */
export function useRovingSpot(options: RovingSpotOptions): RovingSpot {
  const { grid, month, today, weeks, entriesOf, ready, onMonth } = options;
  const [kept, setKept] = useState<Spot>({ date: today, entry: 0 });
  const turning = useRef(false);
  const date = kept.date.startsWith(month) ? kept.date : sameDayIn(month, kept.date);
  const spot = { date, entry: Math.min(kept.entry, entriesOf(date) - 1) };

  useEffect(() => {
    if (!turning.current || !ready) return;
    turning.current = false;
    focusOn(grid.current, { date, entry: 0 });
  }, [grid, ready, date]);

  return {
    isReached: (day, entry) => day === spot.date && entry === spot.entry,
    onFocus: setKept,
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const turn = { PageUp: -1, PageDown: 1 }[event.key];
      const next = nextSpot(event.key, spot, weeks, entriesOf);
      if (!turn && !next) return;
      event.preventDefault();
      if (next) focusOn(grid.current, next);
      if (!turn) return;
      turning.current = true;
      // The entry that has the focus goes away with its month.
      grid.current?.focus();
      setKept({ date: sameDayIn(monthAfter(month, turn), date), entry: 0 });
      onMonth(monthAfter(month, turn));
    },
  };
}

function focusOn(grid: HTMLElement | null, { date, entry }: Spot): void {
  grid?.querySelector<HTMLElement>(`[data-spot="${date}/${entry}"]`)?.focus();
}
