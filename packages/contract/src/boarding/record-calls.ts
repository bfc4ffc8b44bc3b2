import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { addressId, fileContent, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { recordDevice, recordFilter, recordSailing, scanRecord } from './record-schemas.ts';
import { deviceId } from './schemas.ts';

const route = '/ship/verificationRecord';
const view = { route, access: 'view' } as const;
const listInput = pageInput(recordFilter, ['receivedAt']);

/** What the back office asks about scans that were made. */
export const recordCalls = {
  pageScans: defineCall({
    method: 'POST',
    path: '/boarding/record/page',
    summary: 'Scans and undos, a page at a time, the newest first',
    permission: view,
    body: listInput,
    response: pageOf(scanRecord),
  }),
  exportScans: defineCall({
    method: 'POST',
    path: '/boarding/record/export',
    summary: 'The scans that match, as an Excel file (at most 100,000)',
    permission: view,
    body: listInput.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  findScannedSailings: defineCall({
    method: 'GET',
    path: '/boarding/record/sailings',
    summary: 'Sailings that were scanned for, by ship or date, the newest first, for choosing one',
    permission: view,
    query: z.strictObject({ keyword: text(80).optional(), id: addressId.optional() }),
    response: z.array(recordSailing),
  }),
  findScanDevices: defineCall({
    method: 'GET',
    path: '/boarding/record/devices',
    summary: 'Devices that scan, by their names, those seen last first, for choosing one',
    permission: view,
    query: z.strictObject({ keyword: text(80).optional(), id: deviceId.optional() }),
    response: z.array(recordDevice),
  }),
  showScannedDocument: defineCall({
    method: 'POST',
    path: '/boarding/record/document/{ticketId}',
    summary: "A passenger's document number in full; that it was looked at is noted",
    permission: { route, access: 'edit' },
    params: z.strictObject({ ticketId: addressId }),
    response: z.object({ idNumber: z.string() }),
    errors: ['record.missing', 'order.idUnpaid'],
  }),
};
