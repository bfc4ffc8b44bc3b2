import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { shipImageLimit } from '@gangway/contract/media/rules.ts';
import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeImage } from '../media/index.ts';
import { bulkRooms } from './bulk-rooms.ts';
import { deleteDatePrices } from './delete-date-prices.ts';
import { deleteRoom } from './delete-room.ts';
import { deleteRoomType } from './delete-room-type.ts';
import { deleteShip } from './delete-ship.ts';
import { exportRoomTypes } from './export-room-types.query.ts';
import { exportShips } from './export-ships.query.ts';
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
    exportShips: async (input) => sendSheet(input, await exportShips(db, input.body, input.locale)),
    listShips: () => listShipNames(db),
    uploadShipImage: ({ file, origin }) => storeImage(platform, file, shipImageLimit.formats, origin),
    saveShip: ({ body, origin }) => saveShip(platform, body, origin),
    deleteShip: ({ params, origin }) => deleteShip(platform, params.id, origin),
    listRoomTypes: ({ origin }) => listRoomTypes(db, origin.at),
    exportRoomTypes: async (input) =>
      sendSheet(input, await exportRoomTypes(db, input.locale, input.origin.at)),
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
    exportRooms: async (input) => {
      const rows = await listRooms(db, input.body, maxSheetRows);
      return sendSheet(input, { file: 'rooms', title: 'Rooms', columns: roomSheet, rows });
    },
  };
}
