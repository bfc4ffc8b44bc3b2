import { defineCall } from '../core/define-call.ts';
import { fileContent, idParam, nothing } from '../core/fields.ts';
import {
  occupancyMonth,
  occupancyQuery,
  occupancyYear,
  occupancyYearQuery,
  reportReaders,
  saveReaderBody,
} from './occupancy-schemas.ts';

const view = { route: '/ship/occupancyReport', access: 'view' } as const;
const edit = { route: '/ship/occupancyReport', access: 'edit' } as const;

/** How full the cabins were, and who is told every month. */
export const occupancyCalls = {
  occupancyMonth: defineCall({
    method: 'POST',
    path: '/occupancy/month',
    summary: 'Cabins sold, checked in and given away on every day of a month, with the year before',
    permission: view,
    body: occupancyQuery,
    response: occupancyMonth,
  }),
  occupancyYear: defineCall({
    method: 'POST',
    path: '/occupancy/year',
    summary: 'How full the cabins were on every day of a year on which something sailed',
    permission: view,
    body: occupancyYearQuery,
    response: occupancyYear,
  }),
  exportOccupancy: defineCall({
    method: 'POST',
    path: '/occupancy/export',
    summary: 'The occupancy report of a month as an Excel file',
    permission: view,
    body: occupancyQuery,
    response: fileContent,
    kind: 'file',
  }),
  exportOccupancyYear: defineCall({
    method: 'POST',
    path: '/occupancy/year/export',
    summary: 'How full the cabins were on every day of a year on which something sailed, as an Excel file',
    permission: view,
    body: occupancyYearQuery,
    response: fileContent,
    kind: 'file',
  }),
  listReaders: defineCall({
    method: 'GET',
    path: '/occupancy/reader/list',
    summary: 'Who gets the report of every month by mail, and who else could',
    permission: edit,
    response: reportReaders,
  }),
  saveReader: defineCall({
    method: 'POST',
    path: '/occupancy/reader/save',
    summary: 'Sends the report of every month to a member of staff, or to another address of theirs',
    permission: edit,
    body: saveReaderBody,
    response: nothing,
    errors: ['record.missing'],
  }),
  deleteReader: defineCall({
    method: 'POST',
    path: '/occupancy/reader/delete/{id}',
    summary: 'Sends the report to a member of staff, by their account, no more',
    permission: edit,
    params: idParam,
    response: nothing,
    errors: ['record.missing'],
  }),
};
