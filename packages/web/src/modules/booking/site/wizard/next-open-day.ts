import { addMonths } from '@gangway/contract/core/dates.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { offersByDay } from './calendar-days.ts';

interface Search {
  from: string;
  /** Where one can look from and until when. */
  first: string;
  last: string;
  type: Pick<PublicRoomType, 'id' | 'kind' | 'maxOccupancy'>;
  people: number;
  readMonth: (month: string) => Promise<readonly PublicSailing[]>;
}

/** The first day from a day on that can take everybody; where there is none, the first of all. Null when nothing is left. */
export async function nextOpenDay({
  from,
  first,
  last,
  type,
  people,
  readMonth,
}: Search): Promise<string | null> {
  const firstOpen = async (start: string) => {
    for (let day = start; day <= last; day = addMonths(`${day.slice(0, 7)}-01`, 1)) {
      const offers = offersByDay(await readMonth(day.slice(0, 7)), type, people);
      const open = [...offers].flatMap(([date, offer]) =>
        date >= day && offer.priceSen !== null ? [date] : [],
      );
      if (open.length > 0) return open.toSorted()[0] ?? null;
    }
    return null;
  };
  return (await firstOpen(from)) ?? (from > first ? await firstOpen(first) : null);
}
