import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import {
  fileContent,
  id,
  idParam,
  nothing,
  plainDate,
  plainMonth,
  text,
  wholeNumber,
} from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { uploadErrors } from '../media/calls.ts';
import { shipImageLimit } from '../media/rules.ts';
import { image } from '../media/schemas.ts';
import {
  bulkRoomsBody,
  bulkRoomsResult,
  datePrice,
  importReport,
  resultingPrice,
  room,
  roomPosition,
  roomStatus,
  roomType,
  saveDatePricesBody,
  saveRoomBody,
  saveRoomTypeBody,
  saveShipBody,
  ship,
  shipStatus,
} from './schemas.ts';

const viewShips = { route: '/ship/ship', access: 'view' } as const;
const editShips = { route: '/ship/ship', access: 'edit' } as const;
const viewTypes = { route: '/ship/roomTypeManagement', access: 'view' } as const;
const editTypes = { route: '/ship/roomTypeManagement', access: 'edit' } as const;
const viewRooms = { route: '/ship/roomManagement', access: 'view' } as const;
const editRooms = { route: '/ship/roomManagement', access: 'edit' } as const;

/** Where the rooms of a ship are chosen among, by ship and type. */
const roomRoutes = [
  '/ship/roomCheckInManagement',
  '/ship/turnover',
  '/ship/roomRecord',
  '/ship/checkInReport',
  '/ship/occupancyReport',
] as const;

const roomFilter = {
  keyword: text(30).optional(),
  shipId: id.optional(),
  roomTypeId: id.optional(),
  floor: wholeNumber.optional(),
  position: roomPosition.optional(),
  status: roomStatus.optional(),
};

const roomPage = pageInput(roomFilter, ['number', 'floor', 'updatedAt']);
const shipPage = pageInput({ keyword: text(60).optional(), status: shipStatus.optional() }, [
  'name',
  'createdAt',
  'updatedAt',
]);

export const fleetCalls = {
  pageShips: defineCall({
    method: 'POST',
    path: '/ship/page',
    summary: 'Ships, a page at a time',
    permission: viewShips,
    body: shipPage,
    response: pageOf(ship),
  }),
  exportShips: defineCall({
    method: 'POST',
    path: '/ship/export',
    summary: 'The ships that match, as an Excel file',
    permission: viewShips,
    body: shipPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  listShips: defineCall({
    method: 'GET',
    path: '/ship/list',
    summary: 'Ships to choose from',
    permission: {
      anyRoute: [
        '/ship/ship',
        '/ship/roomManagement',
        '/ship/sailings',
        '/ship/shipOrder',
        '/business/salesReport',
        ...roomRoutes,
      ],
      access: 'view',
    },
    response: z.array(ship.pick({ id: true, name: true, status: true })),
  }),
  uploadShipImage: defineCall({
    method: 'POST',
    path: '/ship/upload',
    summary: 'Upload a picture of a ship: JPG or PNG, at most 5 MB',
    permission: editShips,
    upload: shipImageLimit.bytes,
    response: image,
    errors: uploadErrors,
  }),
  saveShip: defineCall({
    method: 'POST',
    path: '/ship/save',
    summary: 'Create or change a ship',
    permission: editShips,
    body: saveShipBody,
    response: ship,
    errors: ['ship.nameTaken', 'image.missing', 'record.changed', 'record.missing'],
  }),
  deleteShip: defineCall({
    method: 'POST',
    path: '/ship/delete/{id}',
    summary: 'Delete a ship; one with rooms or sailings is decommissioned instead',
    permission: editShips,
    params: idParam,
    response: z.object({ outcome: z.enum(['deleted', 'decommissioned']) }),
    errors: ['record.missing'],
  }),
  listRoomTypes: defineCall({
    method: 'GET',
    path: '/roomType/list',
    summary: 'Every room type with its week prices',
    permission: viewTypes,
    response: z.array(roomType),
  }),
  exportRoomTypes: defineCall({
    method: 'POST',
    path: '/roomType/export',
    summary: 'Every room type with its week prices, as an Excel file',
    permission: viewTypes,
    response: fileContent,
    kind: 'file',
  }),
  listRoomTypeNames: defineCall({
    method: 'GET',
    path: '/roomType/names',
    summary: 'Room types to choose from',
    permission: {
      anyRoute: [
        '/ship/roomTypeManagement',
        '/ship/roomManagement',
        '/ship/sailings',
        '/ship/shipOrder',
        ...roomRoutes,
      ],
      access: 'view',
    },
    response: z.array(roomType.pick({ id: true, code: true, kind: true, name: true })),
  }),
  uploadRoomTypeImage: defineCall({
    method: 'POST',
    path: '/roomType/upload',
    summary: 'Upload a picture of a room type: JPG or PNG, at most 5 MB',
    permission: editTypes,
    upload: shipImageLimit.bytes,
    response: image,
    errors: uploadErrors,
  }),
  saveRoomType: defineCall({
    method: 'POST',
    path: '/roomType/save',
    summary: 'Create or change a room type and its week prices',
    permission: editTypes,
    body: saveRoomTypeBody,
    response: roomType,
    errors: ['roomType.codeTaken', 'roomType.kindFixed', 'image.missing', 'record.changed', 'record.missing'],
  }),
  deleteRoomType: defineCall({
    method: 'POST',
    path: '/roomType/delete/{id}',
    summary: 'Delete a room type no room and no order uses',
    permission: editTypes,
    params: idParam,
    response: nothing,
    errors: ['roomType.inUse', 'record.missing'],
  }),
  monthPrices: defineCall({
    method: 'GET',
    path: '/roomType/{id}/monthPrices',
    summary:
      'The resulting price of every date and slot of a month, with the dates that have prices of their own',
    permission: viewTypes,
    params: idParam,
    query: z.strictObject({ month: plainMonth }),
    response: z.object({ resulting: z.array(resultingPrice), dates: z.array(datePrice) }),
    errors: ['record.missing'],
  }),
  saveDatePrices: defineCall({
    method: 'POST',
    path: '/roomType/{id}/saveDatePrices',
    summary: 'Set prices for one date, or for the chosen weekdays of a range',
    permission: editTypes,
    params: idParam,
    body: saveDatePricesBody,
    response: z.object({ dates: z.array(z.string()) }),
    errors: ['price.dateExists', 'price.past', 'price.tooManyDates', 'record.missing'],
  }),
  deleteDatePrices: defineCall({
    method: 'POST',
    path: '/roomType/{id}/deleteDatePrices',
    summary: 'Let the week prices hold again on these dates',
    permission: editTypes,
    params: idParam,
    body: z.strictObject({ dates: z.array(plainDate).min(1).max(400) }),
    response: z.object({ removed: z.int() }),
    errors: ['record.missing'],
  }),
  pageRooms: defineCall({
    method: 'POST',
    path: '/room/page',
    summary: 'Rooms, a page at a time',
    permission: viewRooms,
    body: roomPage,
    response: pageOf(room),
  }),
  saveRoom: defineCall({
    method: 'POST',
    path: '/room/save',
    summary: 'Create or change a room',
    permission: editRooms,
    body: saveRoomBody,
    response: room,
    errors: [
      'room.numberTaken',
      'room.standingType',
      'room.statusByStep',
      'room.occupied',
      'room.sold',
      'record.changed',
      'record.missing',
    ],
  }),
  deleteRoom: defineCall({
    method: 'POST',
    path: '/room/delete/{id}',
    summary: 'Delete a room nobody has ever been in',
    permission: editRooms,
    params: idParam,
    response: nothing,
    errors: ['room.occupied', 'room.hasStays', 'room.sold', 'record.missing'],
  }),
  bulkRooms: defineCall({
    method: 'POST',
    path: '/room/bulk',
    summary: 'Make rooms numbered from-to; without `write` only says which it would make and which are there',
    permission: editRooms,
    body: bulkRoomsBody,
    response: bulkRoomsResult,
    errors: ['room.standingType', 'record.missing'],
  }),
  importRooms: defineCall({
    method: 'POST',
    path: '/room/import',
    summary: 'Read rooms from an Excel sheet; `write` only takes effect when no row has a problem',
    permission: editRooms,
    query: z.strictObject({ write: z.enum(['true', 'false']).default('false') }),
    upload: 2 * 1024 * 1024,
    response: importReport,
    errors: [
      'import.unreadable',
      'import.columns',
      'import.tooManyRows',
      'import.tooLarge',
      'room.sold',
      'upload.tooLarge',
      'upload.missing',
    ],
  }),
  exportRooms: defineCall({
    method: 'POST',
    path: '/room/export',
    summary: 'The rooms that match as an Excel file, in the form the import takes',
    permission: viewRooms,
    body: roomPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
};
