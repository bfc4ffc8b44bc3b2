import { ageOn, isPlainDate } from '../core/dates.ts';
import { adultAge, adultsPerInfant, findUnaccompanied, infantAge } from './passenger-rules.ts';

interface Dealt {
  birthDate: string;
}

/**
 * Deals guests out over cabins that take so many each: who stands where in the list, cabin by cabin. As they were named,
 * where nobody is then without the company the rules ask for; else every child goes with an adult, infants with two. Whose
 * birth date is not known yet counts as an adult. Where there are too few adults, somebody is left without: the rules say whom.
 */
export function dealGuests(
  guests: readonly Dealt[],
  most: number,
  departs: string | null,
): readonly (readonly number[])[] {
  const cabins = Math.max(1, Math.ceil(guests.length / most));
  const inOrder = spread(guests.length, cabins);
  if (departs === null) return inOrder;
  const known = (index: number) => {
    const birthDate = guests[index]?.birthDate ?? '';
    return isPlainDate(birthDate) ? [{ birthDate }] : [];
  };
  const isWell = (cabin: readonly number[]) => {
    const adult = cabin.some((index) => known(index).length === 0);
    return adult || findUnaccompanied(cabin.flatMap(known), departs) === null;
  };
  if (inOrder.every(isWell)) return inOrder;
  return byAge(guests, cabins, most, departs);
}

/** So many in a row, as evenly as can be. */
function spread(guests: number, cabins: number): number[][] {
  const starts = Array.from({ length: cabins + 1 }, (_, cabin) => Math.ceil((cabin * guests) / cabins));
  return starts
    .slice(0, cabins)
    .map((start, cabin) =>
      Array.from({ length: (starts[cabin + 1] ?? guests) - start }, (_, place) => start + place),
    );
}

function byAge(guests: readonly Dealt[], count: number, most: number, departs: string): number[][] {
  const of = { adult: [] as number[], child: [] as number[], infant: [] as number[] };
  guests.forEach(({ birthDate }, index) => {
    const age = isPlainDate(birthDate) ? ageOn(birthDate, departs) : adultAge;
    of[age >= adultAge ? 'adult' : age < infantAge ? 'infant' : 'child'].push(index);
  });
  const cabins = Array.from({ length: count }, (): { adults: number; guests: number[] } => ({
    adults: 0,
    guests: [],
  }));
  const free = (cabin: { guests: number[] }) => most - cabin.guests.length;
  /** Puts somebody where enough adults are, or go along; where there are none, wherever there is room. */
  const place = (index: number, adults: number) => {
    const fits = cabins.find((cabin) => {
      const more = Math.max(0, adults - cabin.adults);
      return free(cabin) > more && of.adult.length >= more;
    });
    const cabin = fits ?? cabins.find((one) => free(one) > 0);
    if (!cabin) return;
    for (; fits && cabin.adults < adults; cabin.adults += 1) cabin.guests.push(...of.adult.splice(0, 1));
    cabin.guests.push(index);
  };
  for (const index of of.infant) place(index, adultsPerInfant);
  for (const index of of.child) place(index, 1);
  for (const index of of.adult.splice(0))
    cabins.toSorted((one, other) => free(other) - free(one))[0]?.guests.push(index);
  return cabins.map((cabin) => cabin.guests.toSorted((one, other) => one - other));
}
