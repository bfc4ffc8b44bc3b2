import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { shipImageLimit } from '@gangway/contract/media/rules.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import { translate } from '../../platform/messages/translate.ts';
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
import type { RequireUnsold } from './lost-room.ts';
import { saveShip } from './save-ship.ts';
import { listShipNames, pageShips } from './ships.queries.ts';

export function fleetRoutes(platform: Platform, requireUnsold: RequireUnsold): Handlers<typeof fleetCalls> {
  const { db } = platform;
  return {
    pageShips: ({ body, locale }) => pageShips(db, body, locale),
    exportShips: async (input) => sendSheet(input, await exportShips(db, input.body, input.locale)),
    listShips: ({ locale }) => listShipNames(db, locale),
    uploadShipImage: ({ file, actor }) => storeImage(platform, file, shipImageLimit.formats, actor),
    saveShip: ({ body, actor }) => saveShip(platform, body, actor),
    deleteShip: ({ params, actor }) => deleteShip(platform, params.id, actor),
    listRoomTypes: ({ actor }) => listRoomTypes(db, actor.at),
    exportRoomTypes: async (input) =>
      sendSheet(input, await exportRoomTypes(db, input.locale, input.actor.at)),
    listRoomTypeNames: () => listRoomTypeNames(db),
    uploadRoomTypeImage: ({ file, actor }) => storeImage(platform, file, shipImageLimit.formats, actor),
    saveRoomType: ({ body, actor }) => saveRoomType(platform, body, actor),
    deleteRoomType: ({ params, actor }) => deleteRoomType(platform, params.id, actor),
    monthPrices: ({ params, query, actor }) => getMonthPrices(db, params.id, query.month, actor.at),
    saveDatePrices: ({ params, body, actor }) => saveDatePrices(platform, params.id, body, actor),
    deleteDatePrices: ({ params, body, actor }) => deleteDatePrices(platform, params.id, body.dates, actor),
    pageRooms: ({ body }) => pageRooms(db, body),
    saveRoom: ({ body, actor }) => saveRoom(platform, body, actor, requireUnsold),
    deleteRoom: ({ params, actor }) => deleteRoom(platform, params.id, actor, requireUnsold),
    bulkRooms: ({ body, actor }) => bulkRooms(platform, body, actor),
    importRooms: ({ file, query, locale, actor }) =>
      importRooms(platform, { file, write: query.write === 'true', locale }, actor, requireUnsold),
    exportRooms: async (input) => {
      const rows = await listRooms(db, input.body, askedSheetRows);
      return sendSheet(input, {
        file: 'rooms',
        title: translate(input.locale, 'rooms.table'),
        columns: roomSheet(input.locale),
        rows,
      });
    },
  };
}
