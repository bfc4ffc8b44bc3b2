import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';

/** Cabins that were lived in, of all types. */
export function occupiedOf({ byType }: Pick<CheckInReportRow, 'byType'>): number {
  return byType.reduce((sum, { occupied }) => sum + occupied, 0);
}

/** Of the cabins in service on that day, how many were lived in; nothing where there were none. */
export function shareOf(row: Pick<CheckInReportRow, 'byType' | 'inService'>): string {
  return row.inService === 0 ? '' : `${Math.round((100 * occupiedOf(row)) / row.inService)} %`;
}

/** Every type that stands in any line, by its code. */
export function typesOf(rows: readonly Pick<CheckInReportRow, 'byType'>[]): { id: number; code: string }[] {
  const codes = new Map(
    rows.flatMap(({ byType }) => byType.map(({ roomTypeId, code }) => [roomTypeId, code])),
  );
  return [...codes]
    .map(([id, code]) => ({ id, code }))
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en'));
}
