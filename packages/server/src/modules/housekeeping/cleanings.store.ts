import type { Tx } from '../../platform/database/create-database.ts';

/** The cleaning a room waits for, or that somebody is at. The room is held. */
export async function findOpenCleaning(tx: Tx, roomId: number) {
  return tx
    .selectFrom('roomCleanings')
    .select(['id', 'dirtyAt', 'startedAt', 'startedBy'])
    .where('roomId', '=', roomId)
    .where('doneAt', 'is', null)
    .where('dropped', '=', false)
    .executeTakeFirst();
}
