import type { Body } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkRoomPlace } from './check-room-place.ts';

/** Makes rooms numbered from-to. Numbers that are there already stay as they are. */
export async function bulkRooms(
  { db }: Platform,
  input: Body<typeof fleetCalls.bulkRooms>,
  actor: Actor,
): Promise<{ created: string[]; existing: string[] }> {
  const { shipId, roomTypeId, floor, position } = input;
  const numbers = Array.from(
    { length: input.to - input.from + 1 },
    (_, index) => `${input.prefix}${input.from + index}`,
  );
  return inTransaction(db, async (tx) => {
    await checkRoomPlace(tx, input);
    const rows = await tx.selectFrom('rooms').select('number').where('shipId', '=', shipId).execute();
    const taken = new Set(rows.map((row) => row.number.toLowerCase()));
    const wanted = numbers.filter((number) => !taken.has(number.toLowerCase()));
    const existing = numbers.filter((number) => taken.has(number.toLowerCase()));
    if (!input.write || wanted.length === 0) return { created: wanted, existing };
    const made = await insertRows(
      tx,
      'rooms',
      ['shipId', 'roomTypeId', 'floor', 'position', 'number', 'status', 'notes'],
      wanted.map((number) => ({
        shipId,
        roomTypeId,
        floor,
        position,
        number,
        status: 'available' as const,
        notes: '',
      })),
    )
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    const created = made.map((row) => row.number);
    await recordAudit(tx, actor, {
      action: 'bulkCreate',
      entity: 'room',
      entityId: shipId,
      after: { roomTypeId, floor, position, created },
    });
    await tellCatalogueChanged(tx);
    await tellRoomsChanged(tx, [{ shipId, sailingId: null }]);
    return { created, existing: numbers.filter((number) => !created.includes(number)) };
  });
}
