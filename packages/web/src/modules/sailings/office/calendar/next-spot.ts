/** A place the focus can stand on in the calendar: the date, and which of its entries. */
export interface Spot {
  date: string;
  entry: number;
}

/**
 * Where a key leads from a spot: left and right to the neighbouring day, up and down through the entries of a day and on
 * to the week before or after, Home and End to the ends of the week. Null for any other key, and at the calendar's edge.
 */
export function nextSpot(
  key: string,
  from: Spot,
  weeks: readonly (readonly (string | null)[])[],
  entriesOf: (date: string) => number,
): Spot | null {
  const row = weeks.findIndex((week) => week.includes(from.date));
  const week = weeks[row];
  if (!week) return null;
  const column = week.indexOf(from.date);
  const days = weeks.flat().filter((date) => date !== null);
  const place = days.indexOf(from.date);
  switch (key) {
    case 'ArrowLeft':
      return onDay(days[place - 1], from.entry);
    case 'ArrowRight':
      return onDay(days[place + 1], from.entry);
    case 'ArrowUp':
      return from.entry > 0
        ? { date: from.date, entry: from.entry - 1 }
        : onDay(weeks[row - 1]?.[column], Number.MAX_SAFE_INTEGER);
    case 'ArrowDown':
      return from.entry < entriesOf(from.date) - 1
        ? { date: from.date, entry: from.entry + 1 }
        : onDay(weeks[row + 1]?.[column], 0);
    case 'Home':
      return onDay(
        week.find((date) => date !== null),
        0,
      );
    case 'End':
      return onDay(
        week.findLast((date) => date !== null),
        0,
      );
    default:
      return null;
  }

  function onDay(date: string | null | undefined, entry: number): Spot | null {
    return date ? { date, entry: Math.min(entry, entriesOf(date) - 1) } : null;
  }
}
