import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { shipImageLimit } from '@gangway/contract/media/rules.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { excelType, writeSheet } from '../../platform/excel/write-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeImage } from '../media/index.ts';
import { bulkRooms } from './bulk-rooms.ts';
import { deleteDatePrices } from './delete-date-prices.ts';
import { deleteRoom } from './delete-room.ts';
import { deleteRoomType } from './delete-room-type.ts';
import { deleteShip } from './delete-ship.ts';
import { importRooms } from './import-rooms.ts';
import { getMonthPrices } from './month-prices.query.ts';
import { listRoomTypeNames, listRoomTypes } from './room-types.queries.ts';
import { listRooms, pageRooms } from './rooms.queries.ts';
import { roomSheet } from './rooms-sheet.ts';
import { saveDatePrices } from './save-date-prices.ts';
import { saveRoom } from './save-room.ts';
import { saveRoomType } from './save-room-type.ts';
import { saveShip } from './save-ship.ts';
import { listShipNames, pageShips } from './ships.queries.ts';

export function fleetRoutes(platform: Platform): Handlers<typeof fleetCalls> {
  const { db } = platform;
  return {
    pageShips: ({ body }) => pageShips(db, body),
    listShips: () => listShipNames(db),
    uploadShipImage: ({ file, origin }) => storeImage(platform, file, shipImageLimit.formats, origin),
    saveShip: ({ body, origin }) => saveShip(platform, body, origin),
    deleteShip: ({ params, origin }) => deleteShip(platform, params.id, origin),
    listRoomTypes: ({ origin }) => listRoomTypes(db, origin.at),
    listRoomTypeNames: () => listRoomTypeNames(db),
    uploadRoomTypeImage: ({ file, origin }) => storeImage(platform, file, shipImageLimit.formats, origin),
    saveRoomType: ({ body, origin }) => saveRoomType(platform, body, origin),
    deleteRoomType: ({ params, origin }) => deleteRoomType(platform, params.id, origin),
    monthPrices: ({ params, query, origin }) => getMonthPrices(db, params.id, query.month, origin.at),
    saveDatePrices: ({ params, body, origin }) => saveDatePrices(platform, params.id, body, origin),
    deleteDatePrices: ({ params, body, origin }) => deleteDatePrices(platform, params.id, body.dates, origin),
    pageRooms: ({ body }) => pageRooms(db, body),
    saveRoom: ({ body, origin }) => saveRoom(platform, body, origin),
    deleteRoom: ({ params, origin }) => deleteRoom(platform, params.id, origin),
    bulkRooms: ({ body, origin }) => bulkRooms(platform, body, origin),
    importRooms: ({ file, query, locale, origin }) =>
      importRooms(platform, { file, write: query.write === 'true', locale }, origin),
    exportRooms: async ({ reply, origin }) => {
      const name = `rooms-${portDate(origin.at)}.xlsx`;
      reply.headers({ 'content-type': excelType, 'content-disposition': `attachment; filename="${name}"` });
      return writeSheet('Rooms', roomSheet, await listRooms(db));
    },
  };
}
