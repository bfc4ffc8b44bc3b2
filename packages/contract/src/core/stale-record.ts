/** A field a refused save would have changed: what it sent, and what is stored by now. */
export interface Difference {
  /** As a field error names it: `week.mon.day`. */
  field: string;
  /** Its name in the caller's language. */
  label?: string;
  yours: unknown;
  stored: unknown;
}

/** What comes with `record.changed` where a save was made upon an older version of the record. */
export interface StaleRecord<Saved = unknown> {
  /** The record as it stands, as the save would have answered it. */
  current: Saved;
  differs: Difference[];
  /** Who changed it last, and when, where that was noted. */
  changedBy: string | null;
  changedAt: string | null;
}

/** What two values differ in, field by field; a list is one value. */
export function differences(yours: unknown, stored: unknown, field = ''): Difference[] {
  if (isRecord(yours) && isRecord(stored))
    return Object.keys(yours).flatMap((name) =>
      differences(yours[name], stored[name], field ? `${field}.${name}` : name),
    );
  return isSame(yours, stored) ? [] : [{ field, yours, stored }];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of what was never given and what is empty, neither is a change of the other. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
