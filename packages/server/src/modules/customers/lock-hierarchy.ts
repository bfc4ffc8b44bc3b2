import type { Tx } from '../../platform/database/create-database.ts';
import { lock } from '../../platform/database/locks.ts';

/**
 * Locks the tree of agents and those in it who change. A circle can close through any number of changes at once that
 * have nobody in common, so changes to the tree go one by one; whoever only relies on one relation locks its two ends.
 */
export async function lockHierarchy(tx: Tx, ids: readonly number[]): Promise<void> {
  await lock(tx, 'accounts', [0, ...ids]);
}
