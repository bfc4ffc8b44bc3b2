import { type Difference, differences, type StaleRecord } from '@gangway/contract/core/stale-record.ts';
import { AppError } from '../app-error.ts';
import type { Tx } from './create-database.ts';
import { personName } from './person-name.ts';

interface Compared {
  /** What came: the fields of the record, and the version they were made upon. */
  input: { version?: number | undefined; id?: number | undefined };
  /** The record as it stands and is held until the end, as its save answers it. */
  current: { version: number; updatedAt?: string | null; enteredAt?: string };
  /** Fields of the body that the record answers otherwise, as they stand. */
  stored?: Record<string, unknown>;
}

interface Save extends Compared {
  /** What the audit log calls the record. */
  entity: string;
  entityId: number | string;
}

/**
 * Refuses a save made upon an older version of a record, and says what differs. One that would change nothing is let
 * through: a save that is sent again because its answer was lost is not in anybody's way. What cannot be compared, such
 * as a new password, counts as different.
 */
export async function requireCurrent(tx: Tx, save: Save): Promise<void> {
  const { entity, entityId, input, current } = save;
  if (input.version === current.version || changesNothing(save)) return;
  const last = await tx
    .selectFrom('auditLog')
    .leftJoin('accounts', 'accounts.id', 'auditLog.accountId')
    .select(['auditLog.username', 'auditLog.at', personName().as('person')])
    .where('auditLog.entity', '=', entity)
    .where('auditLog.entityId', '=', String(entityId))
    .orderBy('auditLog.id', 'desc')
    .executeTakeFirst();
  // A change that was not noted, such as one of the customer's own, is not told under the name of the one before it.
  const changedAt = current.updatedAt ?? current.enteredAt ?? null;
  const isNoted = last !== undefined && last.at.toISOString() === changedAt;
  const data: StaleRecord = {
    current,
    differs: compare(save).differs,
    changedBy: isNoted ? (last.person ?? last.username) : null,
    changedAt,
  };
  throw new AppError('record.changed', {}, [], data);
}

/** Whether a save leaves the record as it stands. */
export function changesNothing(save: Compared): boolean {
  const { differs, isWhole } = compare(save);
  return isWhole && differs.length === 0;
}

/** What came against what stands; whole when all of it could be compared. */
function compare({ input, current, stored = {} }: Compared): { differs: Difference[]; isWhole: boolean } {
  const { version: _version, id: _id, ...given } = input;
  const standing: Record<string, unknown> = { ...current, ...stored };
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const known = entries.filter(([name]) => name in standing);
  return {
    differs: differences(Object.fromEntries(known), standing),
    isWhole: known.length === entries.length,
  };
}
