import { sql } from 'kysely';

/**
 * A condition that always holds. The statement it stands in, when it is a transaction in itself, is answered before it is safe on the
 * disk: for what does no harm when it is lost with the machine, and for nothing else. It is local to that transaction, so a
 * pooled session keeps nothing of it.
 */
export const notWaitingForDisk = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) = 'off'`;
