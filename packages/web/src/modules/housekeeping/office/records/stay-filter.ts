import { addressId } from '@gangway/contract/core/fields.ts';
import { stayFilter } from '@gangway/contract/housekeeping/schemas.ts';
import { z } from 'zod';

/** What the list can be narrowed to, by its names in the address. */
export const stayFilters = [
  'keyword',
  'shipId',
  'sailingId',
  'roomTypeId',
  'floor',
  'roomNumber',
  'state',
  'from',
  'to',
] as const;
export type StayFilterName = (typeof stayFilters)[number];

/** How each is read from an address, where everything is a text. */
const readers = {
  ...stayFilter,
  shipId: addressId,
  sailingId: addressId,
  roomTypeId: addressId,
  floor: z
    .string()
    .regex(/^-?\d{1,2}$/)
    .transform(Number)
    .pipe(stayFilter.floor.unwrap()),
};

type Read = { [Name in StayFilterName]?: z.output<(typeof readers)[Name]> };

/** What stands in the address may be anything; only what the server understands is asked for. */
export function readStayFilter(texts: Partial<Record<StayFilterName, string>>): Read {
  return Object.fromEntries(
    stayFilters.flatMap((name) => {
      const text = texts[name];
      const read = text === undefined ? undefined : readers[name].safeParse(text).data;
      return read === undefined ? [] : [[name, read]];
    }),
  );
}
