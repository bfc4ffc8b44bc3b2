import type { Tx } from '../../platform/database/create-database.ts';
import { personName } from '../../platform/database/person-name.ts';

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

const clockMinutes = 10;

/**
 * Whether what a device tells late was about a time before, when the room was dirty too: it has been lived in since, or
 * somebody has said since that it was not clean after all.
 */
export async function isOfEarlierCleaning(
  tx: Tx,
  roomId: number,
  { id, dirtyAt }: { id: number; dirtyAt: Date },
  told: string | undefined,
): Promise<boolean> {
  if (told === undefined) return false;
  const at = new Date(told);
  // The clock of a telephone may be off by minutes; what is older was about another time, or tells none.
  if (at.getTime() < dirtyAt.getTime() - clockMinutes * 60_000) return true;
  const earlier = await tx
    .selectFrom('roomCleanings')
    .select('id')
    .where('roomId', '=', roomId)
    .where('id', '!=', id)
    .where((eb) =>
      at < dirtyAt ? eb.or([eb('dirtyAt', '<=', at), eb('undoneAt', '>', at)]) : eb('undoneAt', '>', at),
    )
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** For so long a slip of the finger can be taken back. */
export const undoMinutes = 5;

/** When the room was last called clean, by whom, and what had been before. The room is held. */
export async function findLastCleaned(tx: Tx, roomId: number) {
  return tx
    .selectFrom('roomCleanings')
    .leftJoin('accounts', 'accounts.id', 'roomCleanings.doneBy')
    .select([
      'roomCleanings.id',
      'dirtyAt',
      'stayId',
      'startedAt',
      'startedBy',
      'doneAt',
      'doneBy',
      personName().as('by'),
    ])
    .where('roomId', '=', roomId)
    .where('doneAt', 'is not', null)
    .where('undoneAt', 'is', null)
    .orderBy('doneAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
