import type { RoomCard, StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findRoomCard } from './overview.query.ts';
import { findStay } from './stays.queries.ts';

/** What is answered to a step of a stay. */
export async function getStay(db: Db, id: number, at: Date): Promise<StayRecord> {
  const stay = await findStay(db, id, at);
  if (!stay) throw new AppError('record.missing');
  return stay;
}

/** What is answered to a step of a room. */
export async function getRoomCard(db: Db, roomId: number, caller: Caller): Promise<RoomCard> {
  const card = await findRoomCard(db, roomId, caller);
  if (!card) throw new AppError('record.missing');
  return card;
}
