import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { addressId, fileContent, id, idParam, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { roomPosition } from '../fleet/schemas.ts';
import { roomGivingErrors } from './errors.ts';
import {
  addGuestsBody,
  arrival,
  arrivalStates,
  checkInBody,
  checkInReportQuery,
  checkInReportRow,
  endedStay,
  foundArrival,
  maintenanceBody,
  moveStayBody,
  oversoldSailing,
  roomCard,
  roomOverview,
  roomProposal,
  roomStepBody,
  stayFilter,
  stayRecord,
  turnoverBoard,
} from './schemas.ts';

const desk = '/ship/roomCheckInManagement';
const cleaning = '/ship/turnover';
const viewRooms = { anyRoute: [desk, cleaning], access: 'view' } as const;
const workDesk = { route: desk, access: 'edit' } as const;
const clean = { anyRoute: [desk, cleaning], access: 'edit' } as const;
const viewRecords = { route: '/ship/roomRecord', access: 'view' } as const;
const viewReport = { route: '/ship/checkInReport', access: 'view' } as const;

const stayPage = pageInput(stayFilter, ['checkedInAt', 'checkedOutAt', 'roomNumber']);
const shipParam = z.strictObject({ shipId: addressId });

/** Rooms aboard: who is in which, and what must be cleaned. */
export const housekeepingCalls = {
  roomOverview: defineCall({
    method: 'GET',
    path: '/housekeeping/ship/{shipId}/rooms',
    summary: 'Every room of a ship with its status, its stay, its cleaning and its maintenance',
    permission: viewRooms,
    params: shipParam,
    response: roomOverview,
    errors: ['record.missing'],
  }),
  pageArrivals: defineCall({
    method: 'POST',
    path: '/housekeeping/arrival/page',
    summary: 'Orders with cabins of a sailing, with their guests and rooms',
    permission: workDesk,
    body: pageInput(
      { sailingId: id, keyword: text(80).optional(), state: z.enum(arrivalStates).optional() },
      ['customerName', 'orderNo'],
    ),
    response: pageOf(arrival),
    errors: ['record.missing'],
  }),
  findArrival: defineCall({
    method: 'POST',
    path: '/housekeeping/arrival/find',
    summary: 'The order of a ticket that was scanned or typed, with the rooms it could have',
    permission: workDesk,
    body: z.strictObject({ code: text(2000, 1), sailingId: id.optional() }),
    response: foundArrival,
    errors: ['checkIn.noTicket', 'checkIn.otherSailing'],
  }),
  proposeRooms: defineCall({
    method: 'GET',
    path: '/housekeeping/order/{id}/rooms',
    summary: 'The rooms an order could have, the best first',
    permission: workDesk,
    params: idParam,
    query: z.strictObject({
      position: roomPosition.optional(),
      floor: z
        .preprocess(
          (value) => (typeof value === 'string' && /^(?:0|-?[1-9]\d?)$/.test(value) ? Number(value) : value),
          z.int().min(-5).max(30),
        )
        .optional(),
    }),
    response: roomProposal,
    errors: ['record.missing'],
  }),
  checkIn: defineCall({
    method: 'POST',
    path: '/housekeeping/checkIn',
    summary: 'Give an order a room; the same wish sent again gives the same stay',
    permission: workDesk,
    body: checkInBody,
    response: stayRecord,
    errors: roomGivingErrors,
  }),
  addGuests: defineCall({
    method: 'POST',
    path: '/housekeeping/stay/{id}/guests',
    summary: 'Note guests of an order who came to their room later',
    permission: workDesk,
    params: idParam,
    body: addGuestsBody,
    response: stayRecord,
    errors: ['checkIn.guests', 'stay.over', 'record.missing'],
  }),
  moveStay: defineCall({
    method: 'POST',
    path: '/housekeeping/stay/{id}/move',
    summary: 'Move an order to another room; both stays are kept',
    permission: workDesk,
    params: idParam,
    body: moveStayBody,
    response: stayRecord,
    errors: [...roomGivingErrors, 'stay.over', 'stay.sameRoom'],
  }),
  checkOut: defineCall({
    method: 'POST',
    path: '/housekeeping/stay/{id}/checkOut',
    summary: 'End a stay; its room is to be cleaned. One that is over is answered as it ended, and says so',
    permission: workDesk,
    params: idParam,
    response: endedStay,
    errors: ['record.missing'],
  }),
  checkOutSailing: defineCall({
    method: 'POST',
    path: '/housekeeping/sailing/{id}/checkOut',
    summary:
      'End a number of stays of a sailing that has returned or was canceled, and say how many are left',
    permission: workDesk,
    params: idParam,
    response: z.object({ done: z.int(), left: z.int() }),
    errors: ['stay.notReturned', 'record.missing'],
  }),
  startCleaning: defineCall({
    method: 'POST',
    path: '/housekeeping/room/{id}/startCleaning',
    summary: 'Say that somebody is cleaning a room',
    permission: clean,
    params: idParam,
    body: roomStepBody,
    response: roomCard,
    errors: ['room.step', 'record.missing'],
  }),
  cleanDone: defineCall({
    method: 'POST',
    path: '/housekeeping/room/{id}/cleanDone',
    summary: 'A room is clean; the same wish sent again gives the same answer',
    permission: clean,
    params: idParam,
    body: roomStepBody,
    response: roomCard,
    errors: ['room.step', 'record.missing'],
  }),
  undoCleaned: defineCall({
    method: 'POST',
    path: '/housekeeping/room/{id}/undoCleaned',
    summary: 'Take back, within minutes, that a room is clean; it waits as it did before',
    permission: clean,
    params: idParam,
    body: roomStepBody,
    response: roomCard,
    errors: ['room.step', 'room.undoLate', 'room.undoOther', 'record.missing'],
  }),
  previewMaintenance: defineCall({
    method: 'GET',
    path: '/housekeeping/room/{id}/maintenance',
    summary: 'Which sailings would have sold more than there are rooms, were this one out of service',
    permission: viewRooms,
    params: idParam,
    response: z.object({ oversold: z.array(oversoldSailing) }),
    errors: ['record.missing'],
  }),
  startMaintenance: defineCall({
    method: 'POST',
    path: '/housekeeping/room/{id}/startMaintenance',
    summary: 'Take a room out of service and out of sale',
    permission: clean,
    params: idParam,
    body: maintenanceBody,
    response: roomCard,
    errors: ['room.step', 'room.oversold', 'record.missing'],
  }),
  endMaintenance: defineCall({
    method: 'POST',
    path: '/housekeeping/room/{id}/endMaintenance',
    summary: 'Put a room back into service; one that waited to be cleaned still does',
    permission: clean,
    params: idParam,
    body: roomStepBody,
    response: roomCard,
    errors: ['room.step', 'record.missing'],
  }),
  turnover: defineCall({
    method: 'GET',
    path: '/housekeeping/ship/{shipId}/turnover',
    summary: 'What must be cleaned before the next sailing, in which order, and whether it will be in time',
    permission: viewRooms,
    params: shipParam,
    response: turnoverBoard,
    errors: ['record.missing'],
  }),
  exportCleaners: defineCall({
    method: 'POST',
    path: '/housekeeping/ship/{shipId}/cleaner/export',
    summary: 'Who cleaned how many rooms since the ship came back, as an Excel file',
    permission: viewRooms,
    params: shipParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  pageStays: defineCall({
    method: 'POST',
    path: '/housekeeping/stay/page',
    summary: 'Stays, a page at a time, the newest first',
    permission: viewRecords,
    body: stayPage,
    response: pageOf(stayRecord),
  }),
  exportStays: defineCall({
    method: 'POST',
    path: '/housekeeping/stay/export',
    summary: 'The stays that match, as an Excel file (at most 100,000)',
    permission: viewRecords,
    body: stayPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  checkInReport: defineCall({
    method: 'POST',
    path: '/housekeeping/checkInReport',
    summary: 'Arrivals, departures, guests and no shows by sailing or by day',
    permission: viewReport,
    body: checkInReportQuery,
    response: z.array(checkInReportRow),
  }),
  exportCheckInReport: defineCall({
    method: 'POST',
    path: '/housekeeping/checkInReport/export',
    summary: 'The check-in report as an Excel file',
    permission: viewReport,
    body: checkInReportQuery,
    response: fileContent,
    kind: 'file',
  }),
};
