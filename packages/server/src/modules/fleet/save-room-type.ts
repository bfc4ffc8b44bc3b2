import type { Body } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { slots, weekdays, type WeekPrices } from '@gangway/contract/fleet/prices.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { changesNothing, requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceImages } from './owned-images.store.ts';
import { findRoomType } from './room-types.queries.ts';

export type SaveRoomTypeInput = Body<typeof fleetCalls.saveRoomType>;

/** Creates or changes a room type. Orders keep the price they were sold at, whatever changes here. */
export async function saveRoomType(
  { db }: Platform,
  input: SaveRoomTypeInput,
  actor: Actor,
): Promise<RoomType> {
  try {
    return await inTransaction(db, async (tx) => {
      if (input.id) await holdRow(tx, 'roomTypes', input.id);
      const before = input.id ? await findRoomType(tx, input.id, actor.at) : null;
      if (input.id && !before) throw new AppError('record.missing');
      if (before) {
        const stored = { imageIds: before.images.map((image) => image.id) };
        await requireCurrent(tx, { entity: 'roomType', entityId: before.id, input, current: before, stored });
        if (changesNothing({ input, current: before, stored })) return before;
      }
      if (before && before.kind !== input.kind)
        throw fieldError('roomType.kindFixed', 'kind', 'error.roomType.kindFixed');
      const id = await write(tx, input, actor.at);
      await replaceWeek(tx, id, input.week);
      await replaceImages(tx, 'roomType', id, input.imageIds);
      const { id: _id, version: _version, ...after } = input;
      await recordAudit(tx, actor, {
        action: before ? 'update' : 'create',
        entity: 'roomType',
        entityId: id,
        before,
        after,
      });
      await tellCatalogueChanged(tx);
      const saved = await findRoomType(tx, id, actor.at);
      if (!saved) throw new AppError('record.missing');
      return saved;
    });
  } catch (error) {
    if (breaksConstraint(error, 'room_types_code'))
      throw fieldError('roomType.codeTaken', 'code', 'error.roomType.codeTaken');
    throw error;
  }
}

async function write(tx: Tx, input: SaveRoomTypeInput, at: Date): Promise<number> {
  const { id, version: _, name, description, imageIds: _images, week: _week, ...rest } = input;
  const values = {
    ...rest,
    amenities: [...new Set(rest.amenities)],
    beds: [...new Set(rest.beds)],
    nameEn: name.en,
    nameZh: name.zh,
    descriptionEn: description.en,
    descriptionZh: description.zh,
    updatedAt: at,
  };
  const row = id
    ? await tx
        .updateTable('roomTypes')
        .set(values)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx.insertInto('roomTypes').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

async function replaceWeek(tx: Tx, roomTypeId: number, week: WeekPrices): Promise<void> {
  await tx.deleteFrom('weekPrices').where('roomTypeId', '=', roomTypeId).execute();
  const rows = weekdays.flatMap((day, index) =>
    slots.flatMap((slot) => {
      const priceSen = week[day][slot];
      return priceSen === null ? [] : [{ roomTypeId, weekday: index + 1, slot, priceSen }];
    }),
  );
  await insertRows(tx, 'weekPrices', ['roomTypeId', 'weekday', 'slot', 'priceSen'], rows).execute();
}
