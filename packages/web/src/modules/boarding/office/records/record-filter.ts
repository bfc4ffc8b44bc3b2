import { recordFilter } from '@gangway/contract/boarding/record-schemas.ts';
import { addressId } from '@gangway/contract/core/fields.ts';
import { z } from 'zod';
import { readFilter } from '#ui/office/data-table/read-filter.ts';

/** What the list can be narrowed to, by its names in the address. */
export const recordFilters = [
  'passenger',
  'serial',
  'phone',
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
  'boardingStatus',
  'verified',
  'cabinType',
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
  verified: yesOrNo,
  offline: yesOrNo,
  conflicts: z.literal('yes').transform(() => true),
};

export function readRecordFilter(texts: Partial<Record<RecordFilterName, string>>) {
  return readFilter(recordFilters, readers, texts);
}
