import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { compareWords } from '#lib/compare-words.ts';
import { percent } from '#lib/number-words.ts';

/** Of the cabins in service on that day, how many were lived in; nothing where there were none. */
export function shareOf({ occupied, inService }: Pick<CheckInReportRow, 'occupied' | 'inService'>): string {
  return inService === 0 ? '' : percent(occupied / inService);
}

/** Every type that stands in any line, by its code. */
export function typesOf(rows: readonly Pick<CheckInReportRow, 'byType'>[]): { id: number; code: string }[] {
  const codes = new Map(
    rows.flatMap(({ byType }) => byType.map(({ roomTypeId, code }) => [roomTypeId, code])),
  );
  return [...codes].map(([id, code]) => ({ id, code })).toSorted((a, b) => compareWords(a.code, b.code));
}
