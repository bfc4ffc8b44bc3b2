import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { pageArrivals } from './arrivals.query.ts';
import { checkInReport } from './check-in-report.query.ts';
import { addGuests } from './add-guests.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { checkOutSailing } from './check-out-sailing.ts';
import { cleanDone } from './clean-done.ts';
import { endMaintenance } from './end-maintenance.ts';
import { exportArrivals } from './export-arrivals.query.ts';
import { exportCheckInReport } from './export-check-in-report.query.ts';
import { exportCleaners } from './export-cleaners.query.ts';
import { exportStays } from './export-stays.query.ts';
import { exportTurnover } from './export-turnover.query.ts';
import { findArrival } from './find-arrival.ts';
import { moveStay } from './move-stay.ts';
import { previewOversold } from './oversold.query.ts';
import { readOverview } from './overview.query.ts';
import { proposeRooms } from './propose-rooms.query.ts';
import { startCleaning } from './start-cleaning.ts';
import { startMaintenance } from './start-maintenance.ts';
import { pageStays } from './stays.queries.ts';
import { readTurnover } from './turnover.query.ts';
import { undoCleaned } from './undo-cleaned.ts';

export function housekeepingRoutes(platform: Platform): Handlers<typeof housekeepingCalls> {
  const { db } = platform;
  return {
    roomOverview: ({ params, caller, actor }) => readOverview(db, params.shipId, caller, actor.at),
    pageArrivals: ({ body, locale }) => pageArrivals(db, body, locale),
    exportArrivals: async (input) => sendSheet(input, await exportArrivals(db, input.body, input.locale)),
    findArrival: ({ body, caller }) => findArrival(platform, body, caller),
    proposeRooms: ({ params, query, caller }) => proposeRooms(db, params.id, query, caller),
    checkIn: ({ body, actor }) => checkIn(platform, body, actor),
    addGuests: ({ params, body, actor }) => addGuests(platform, { stayId: params.id, ...body }, actor),
    moveStay: ({ params, body, actor }) => moveStay(platform, { stayId: params.id, ...body }, actor),
    checkOut: ({ params, actor }) => checkOut(platform, params.id, actor),
    checkOutSailing: ({ params, actor }) => checkOutSailing(platform, params.id, actor),
    startCleaning: ({ params, body, caller, actor }) =>
      startCleaning(platform, { roomId: params.id, ...body }, caller, actor),
    cleanDone: ({ params, body, caller, actor }) =>
      cleanDone(platform, { roomId: params.id, ...body }, caller, actor),
    undoCleaned: ({ params, body, caller, actor }) =>
      undoCleaned(platform, { roomId: params.id, ...body }, caller, actor),
    previewMaintenance: async ({ params, actor }) => ({
      oversold: await previewOversold(db, params.id, actor.at),
    }),
    startMaintenance: ({ params, body, caller, actor }) =>
      startMaintenance(platform, { roomId: params.id, ...body }, caller, actor),
    endMaintenance: ({ params, body, caller, actor }) =>
      endMaintenance(platform, { roomId: params.id, ...body }, caller, actor),
    turnover: ({ params, caller, actor }) => readTurnover(db, params.shipId, caller, actor.at),
    exportTurnover: async (input) => {
      const { params, caller, actor, locale } = input;
      return sendSheet(input, await exportTurnover(db, params.shipId, caller, { now: actor.at, locale }));
    },
    exportCleaners: async (input) => {
      const { params, caller, actor, locale } = input;
      return sendSheet(input, await exportCleaners(db, params.shipId, caller, { now: actor.at, locale }));
    },
    pageStays: ({ body, actor }) => pageStays(db, body, actor.at),
    exportStays: async (input) =>
      sendSheet(input, await exportStays(db, input.body, input.actor.at, input.locale)),
    checkInReport: ({ body }) => checkInReport(db, body),
    exportCheckInReport: async (input) =>
      sendSheet(input, await exportCheckInReport(db, input.body, input.locale)),
  };
}
