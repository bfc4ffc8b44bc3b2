import { daysBetween } from '@gangway/contract/core/dates.ts';
import { type RawBuilder, sql } from 'kysely';

/** Which sailings to look at: some by id, or all between two dates, at most a year apart. */
export type SailingChoice = { ids: readonly number[] } | { from: string; to: string };

const longestRange = 367;

/**
 * The condition that picks them. Dates are listed one by one, and a single id is compared by itself: for a range or a
 * list PostgreSQL guesses from the size of the whole table, and with much history it would plan every call anew.
 */
export function chosenSailings(choice: SailingChoice): RawBuilder<unknown> {
  if ('ids' in choice) {
    const [only, ...others] = choice.ids;
    return only !== undefined && others.length === 0
      ? sql`s.id = ${only}`
      : sql`s.id = any(${choice.ids}::bigint[])`;
  }
  const days = daysBetween(choice.from, choice.to, longestRange + 1);
  if (days.length > longestRange)
    throw new Error(`${choice.from} to ${choice.to} is too long a range of sailings`);
  return sql`s.date = any(${days}::date[])`;
}
