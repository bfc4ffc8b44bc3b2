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

/** Whether what a device tells late was about a time before, when the room was dirty too; it has been lived in since. */
export async function isOfEarlierCleaning(
  tx: Tx,
  roomId: number,
  { id, dirtyAt }: { id: number; dirtyAt: Date },
  told: string | undefined,
): Promise<boolean> {
  if (told === undefined || new Date(told) >= dirtyAt) return false;
  const earlier = await tx
    .selectFrom('roomCleanings')
    .select('id')
    .where('roomId', '=', roomId)
    .where('id', '!=', id)
    .where('dirtyAt', '<=', new Date(told))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
