import { randomUUID } from 'node:crypto';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { weekdays } from '@gangway/contract/fleet/prices.ts';
import { bulkRooms } from '../../../src/modules/fleet/bulk-rooms.ts';
import { deleteDatePrices } from '../../../src/modules/fleet/delete-date-prices.ts';
import { deleteRoomType } from '../../../src/modules/fleet/delete-room-type.ts';
import { deleteRoom } from '../../../src/modules/fleet/delete-room.ts';
import { deleteShip } from '../../../src/modules/fleet/delete-ship.ts';
import { getMonthPrices } from '../../../src/modules/fleet/month-prices.query.ts';
import { saveDatePrices } from '../../../src/modules/fleet/save-date-prices.ts';
import { saveRoomType } from '../../../src/modules/fleet/save-room-type.ts';
import { requireUnsold } from '../../../src/modules/housekeeping/count-oversold.ts';
import { saveRoom } from '../../../src/modules/fleet/save-room.ts';
import { saveShip } from '../../../src/modules/fleet/save-ship.ts';
import { pick } from '../find.ts';
import { roomTypeForm } from '../fleet-forms.ts';
import { versionOf } from '../version-of.ts';
import { bear, endOnce, missingId, mustRefuse, type Trick } from './found.ts';

/** A ship that is not there or is gone, pictures that are not there; one that sails, taken away by two at once. */
export const shipTrick: Trick = async (world, _, { a, b }) => {
  const { platform, scene } = world;
  const actor = world.actor('editor');
  const about = { manager: '', managerContact: '', description: '', imageIds: [] };
  const version = await versionOf(world, 'ships', scene.shipId);
  const aurora = { id: scene.shipId, version, name: 'Aurora', status: 'active' as const, ...about };
  if (a % 4 === 0) return mustRefuse(true, () => saveShip(platform, { ...aurora, id: missingId }, actor));
  if (a % 4 === 1) return mustRefuse(true, () => deleteShip(platform, missingId, actor));
  if (a % 4 === 2)
    return mustRefuse(true, () => saveShip(platform, { ...aurora, imageIds: [missingId, missingId] }, actor));
  if (b % 2 === 0) {
    const remove = () => deleteShip(platform, scene.shipId, actor);
    const outcomes = await Promise.all([remove(), remove()]);
    if (outcomes.some(({ outcome }) => outcome === 'deleted')) throw new Error('a ship that sails is gone');
    const decommissioned = await versionOf(world, 'ships', scene.shipId);
    return saveShip(platform, { ...aurora, version: decommissioned }, actor);
  }
  const made = await saveShip(platform, { ...aurora, id: undefined, name: randomUUID() }, actor);
  return endOnce(
    () => deleteShip(platform, made.id, actor),
    () => saveShip(platform, { ...aurora, id: made.id, version: made.version, name: randomUUID() }, actor),
  );
};

/** A type that is not there or is gone, one that becomes another kind, one that has rooms or was sold. */
export const roomTypeTrick: Trick = async (world, found, { a, b }) => {
  const { platform, scene } = world;
  const actor = world.actor('editor');
  const form = await roomTypeForm(world, b % 2 === 0 ? scene.cabinId : scene.passId);
  const save = (more: object) => saveRoomType(platform, { ...form, ...more }, actor);
  const code = `T-${randomUUID().slice(0, 8).toUpperCase()}`;
  switch (a % 5) {
    case 0:
      return mustRefuse(true, () => save({ id: missingId, code }));
    case 1:
      return mustRefuse(true, () => save({ kind: form.kind === 'cabin' ? 'standing' : 'cabin' }));
    case 2:
      return mustRefuse(true, () => save({ imageIds: [missingId, missingId] }));
    case 3: {
      // Boarding passes have no rooms: as long as nobody has bought one the type may go, and must not here.
      const isKept = form.kind === 'cabin' || found.length === 0;
      return mustRefuse(true, () => deleteRoomType(platform, isKept ? scene.cabinId : missingId, actor));
    }
    default: {
      const { id, version } = await save({ id: undefined, code });
      const [{ version: next }] = await Promise.all([
        save({ id, version, code }),
        save({ id, version, code }),
      ]);
      return endOnce(
        () => deleteRoomType(platform, id, actor),
        () => save({ id, version: next, code }),
      );
    }
  }
};

/** Rooms on a ship or of a type that is not there, of a type without rooms; one that is changed while it is deleted. */
export const roomTrick: Trick = async (world, _, { a, b, c }) => {
  const { platform, scene } = world;
  const actor = world.actor('editor');
  const [shipId, roomTypeId] = pick(
    [
      [missingId, scene.cabinId],
      [scene.shipId, missingId],
      [scene.shipId, scene.passId],
    ] as const,
    b,
  ) ?? [missingId, missingId];
  const place = { floor: 9, position: 'stern' as const };
  const room = { ...place, number: randomUUID().slice(0, 8), status: 'maintenance' as const, notes: '' };
  const right = { ...room, shipId: scene.shipId, roomTypeId: scene.cabinId };
  const numbers = { from: 1, to: 2, write: c % 2 === 0 };
  const form = await roomTypeForm(world, scene.cabinId);
  switch (a % 6) {
    case 0:
      return mustRefuse(true, () =>
        bulkRooms(platform, { ...place, shipId, roomTypeId, ...numbers, prefix: 'X' }, actor),
      );
    case 1:
      return mustRefuse(true, () =>
        saveRoom(platform, { ...room, shipId, roomTypeId }, actor, requireUnsold),
      );
    case 2:
      return mustRefuse(true, () => saveRoom(platform, { ...right, id: missingId }, actor, requireUnsold));
    case 3:
      return mustRefuse(true, () => deleteRoom(platform, missingId, actor, requireUnsold));
    case 4: {
      // Of a type that is deleted at the same moment: it stays with the room, or there is no room.
      const code = `T-${room.number.toUpperCase()}`;
      const type = await saveRoomType(platform, { ...form, id: undefined, code }, actor);
      const between = { shipId: scene.shipId, roomTypeId: type.id };
      return Promise.all([
        saveRoom(platform, { ...room, ...between }, actor, requireUnsold).catch(bear),
        deleteRoomType(platform, type.id, actor).catch(bear),
        bulkRooms(platform, { ...place, ...between, ...numbers, prefix: room.number }, actor).catch(bear),
      ]);
    }
    default: {
      const { id, version } = await saveRoom(platform, right, actor, requireUnsold);
      return endOnce(
        () => deleteRoom(platform, id, actor, requireUnsold),
        () => saveRoom(platform, { ...right, id, version }, actor, requireUnsold),
      );
    }
  }
};

/** Prices of a type that is not there; a date that is named several times, by several at once. */
export const pricesTrick: Trick = async (world, _, { a, b }) => {
  const { platform, scene, now } = world;
  const actor = world.actor('editor');
  const date = addDays(portDate(now), 200 + (b % 50));
  const range = { from: date, to: date, weekdays: [...weekdays, ...weekdays] };
  const input = { ...range, day: 100, night: 100, nonRefundable: false, replace: true };
  if (a % 4 === 0) return mustRefuse(true, () => saveDatePrices(platform, missingId, input, actor));
  if (a % 4 === 1) return mustRefuse(true, () => deleteDatePrices(platform, missingId, [date], actor));
  if (a % 4 === 2)
    return mustRefuse(true, () => getMonthPrices(platform.db, missingId, date.slice(0, 7), now));
  const save = () => saveDatePrices(platform, scene.passId, input, actor);
  const [{ dates }] = await Promise.all([save(), save(), save()]);
  if (dates.length !== 1) throw new Error(`one date got ${dates.length} prices`);
  const { removed } = await deleteDatePrices(platform, scene.passId, [date, date, date], actor);
  if (removed !== 1) throw new Error(`one date lost ${removed} prices`);
};
