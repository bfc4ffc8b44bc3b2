import { recordFilter } from '@gangway/contract/boarding/record-schemas.ts';
import { addressId } from '@gangway/contract/core/fields.ts';
import { z } from 'zod';

/** What the list can be narrowed to, by its names in the address. */
export const recordFilters = [
  'passenger',
  'serial',
  'post',
  'verdict',
  'reason',
  'kind',
  'receivedFrom',
  'receivedTo',
  'sailingFrom',
  'sailingTo',
  'orderNo',
  'account',
  'offline',
  'conflicts',
  'sailingId',
  'deviceId',
  'accountId',
] as const;
export type RecordFilterName = (typeof recordFilters)[number];

const yesOrNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');

/** How each is read from an address, where everything is a text. */
const readers = {
  ...recordFilter,
  sailingId: addressId,
  accountId: addressId,
  offline: yesOrNo,
  conflicts: z.literal('yes').transform(() => true),
};

type Read = { [Name in RecordFilterName]?: z.output<(typeof readers)[Name]> };

/** What stands in the address may be anything; only what the server understands is asked for. */
export function readRecordFilter(texts: Partial<Record<RecordFilterName, string>>): Read {
  return Object.fromEntries(
    recordFilters.flatMap((name) => {
      const text = texts[name];
      const read = text === undefined ? undefined : readers[name].safeParse(text).data;
      return read === undefined ? [] : [[name, read]];
    }),
  );
}
