import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { id, idParam, text } from '../core/fields.ts';
import { headCountCalls } from './head-count-calls.ts';
import { manifestCalls } from './manifest-calls.ts';
import { recordCalls } from './record-calls.ts';
import { monitorCalls } from './monitor-calls.ts';
import { sailingChoiceCalls } from './sailing-choice-calls.ts';
import {
  boardingCounts,
  boardingManifest,
  boardingSailing,
  deviceId,
  handOverBody,
  lateAnswer,
  nameDeviceBody,
  scanAnswer,
  scanBody,
  scanDevice,
  scanId,
  scanSetup,
} from './schemas.ts';

const scanning = { anyRoute: ['/ship/shipWriteOff', '/ship/writeOffCamera'], access: 'view' } as const;
const opening = { route: '/ship/headCount', access: 'edit' } as const;

export const boardingCalls = {
  ...recordCalls,
  ...headCountCalls,
  ...manifestCalls,
  scanSetup: defineCall({
    method: 'GET',
    path: '/boarding/setup',
    summary:
      "What a scanning device must know: keys, settings, the caller's posts and the sailings around today",
    permission: scanning,
    response: scanSetup,
  }),
  nameDevice: defineCall({
    method: 'POST',
    path: '/boarding/device/name',
    summary: 'Name the device that scans; it may then hand over scans of whoever signs in on it',
    permission: scanning,
    body: nameDeviceBody,
    response: scanDevice,
    errors: ['boarding.deviceTaken'],
  }),
  manifest: defineCall({
    method: 'GET',
    path: '/boarding/{id}/manifest',
    summary:
      'Every ticket of a sailing as a post needs it; of one that is not around today only for who sees the head count',
    permission: scanning,
    params: idParam,
    response: boardingManifest,
    errors: ['boarding.notNear', 'record.missing'],
  }),
  scan: defineCall({
    method: 'POST',
    path: '/boarding/scan',
    summary:
      'Scan one ticket at a post, or several of an order, in order and as far as they can be answered; the same scan again gets the same answer',
    permission: scanning,
    body: scanBody,
    bodyLimit: 500_000,
    response: z.object({ answers: z.array(scanAnswer), counts: boardingCounts }),
    errors: ['boarding.post', 'boarding.device', 'boarding.scanReused', 'boarding.leap', 'record.missing'],
  }),
  handOver: defineCall({
    method: 'POST',
    path: '/boarding/handOver',
    summary: 'Hand over scans a device decided alone, at most 1,000; each is kept once',
    permission: scanning,
    body: handOverBody,
    bodyLimit: 30_000_000,
    response: z.array(lateAnswer),
    errors: ['boarding.device'],
  }),
  takeShare: defineCall({
    method: 'POST',
    path: '/boarding/{id}/share',
    summary: 'Set places aside for a device, for when it is alone; gives how many it holds',
    permission: scanning,
    params: idParam,
    body: z.strictObject({ deviceId, wanted: z.int().min(0).max(5000) }),
    response: z.object({ held: z.int() }),
    errors: ['boarding.post', 'boarding.device', 'record.missing'],
  }),
  undoScan: defineCall({
    method: 'POST',
    path: '/boarding/undo',
    summary: 'Take a scan back, with a reason; the scan stays, and so does this',
    permission: { route: '/ship/shipWriteOff', access: 'edit' },
    body: z.strictObject({ id: scanId, scanId, reason: text(200, 1) }),
    response: z.object({ counts: boardingCounts }),
    errors: ['boarding.notCounted', 'boarding.scanReused', 'record.missing'],
  }),
  openBoarding: defineCall({
    method: 'POST',
    path: '/boarding/{id}/open',
    summary: "Open boarding of one of today's sailings, or open it again with a reason",
    permission: opening,
    params: idParam,
    body: z.strictObject({ reason: text(200).default('') }),
    response: boardingSailing,
    errors: [
      'boarding.notToday',
      'sailing.step',
      'sailing.reasonNeeded',
      'sailing.reopenTooLate',
      'record.missing',
      'record.changed',
    ],
  }),
  closeBoarding: defineCall({
    method: 'POST',
    path: '/boarding/{id}/close',
    summary: 'Ready to depart: boarding stops and the manifest is frozen under the next number',
    permission: opening,
    params: idParam,
    response: z.object({ sailing: boardingSailing, manifestNo: id }),
    errors: ['sailing.step', 'record.missing', 'record.changed'],
  }),
  ...monitorCalls,
  ...sailingChoiceCalls,
};
