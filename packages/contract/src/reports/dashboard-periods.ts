import { addDays, addMonths, portDate, startOfPortDay } from '../core/dates.ts';

export interface Period {
  from: Date;
  /** The first moment after it. */
  to: Date;
}

/** A day or a month so far, and as much of the same one a month and a year before. */
export interface ComparedPeriod {
  now: Period;
  lastMonth: Period;
  lastYear: Period;
}

/** Today at the port against the same day of last month and last year, until the same time of day. */
export function todayPeriods(now: Date): ComparedPeriod {
  const today = portDate(now);
  const start = startOfPortDay(today);
  const elapsed = now.getTime() - start.getTime();
  // The 31st is held against the last day of a shorter month, 29 February against the 28th.
  const before = (months: number) => after(startOfPortDay(addMonths(today, -months)), elapsed);
  return {
    now: { from: start, to: startOfPortDay(addDays(today, 1)) },
    lastMonth: before(1),
    lastYear: before(12),
  };
}

/** This month at the port against as much of last month and of the same month last year. */
export function monthPeriods(now: Date): ComparedPeriod {
  const first = `${portDate(now).slice(0, 7)}-01`;
  const start = startOfPortDay(first);
  const elapsed = now.getTime() - start.getTime();
  const before = (months: number) => {
    const { from, to } = after(startOfPortDay(addMonths(first, -months)), elapsed);
    // Of a shorter month there is no more than all of it.
    const end = startOfPortDay(addMonths(first, 1 - months));
    return { from, to: to < end ? to : end };
  };
  return {
    now: { from: start, to: startOfPortDay(addMonths(first, 1)) },
    lastMonth: before(1),
    lastYear: before(12),
  };
}

function after(from: Date, elapsed: number): Period {
  return { from, to: new Date(from.getTime() + elapsed) };
}
