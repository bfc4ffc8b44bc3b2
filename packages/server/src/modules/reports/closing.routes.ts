import type { closingCalls } from '@gangway/contract/reports/closing-calls.ts';
import { plannedAnew } from '../../platform/database/planned-anew.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeDay } from './close-day.ts';
import { pageClosings, readDay } from './daily-closing.query.ts';
import { exportClosing } from './export-closing.ts';
import { exportClosings } from './export-closings.query.ts';

export function closingRoutes(platform: Platform): Handlers<typeof closingCalls> {
  const db = plannedAnew(platform.db);
  return {
    dailyClosing: ({ body, actor }) => readDay(db, body.date, actor.at),
    exportDailyClosing: async (input) =>
      sendSheet(input, exportClosing(await readDay(db, input.body.date, input.actor.at), input.locale)),
    pageClosings: ({ body }) => pageClosings(db, body),
    exportClosings: async (input) => sendSheet(input, await exportClosings(db, input.body, input.locale)),
    closeDay: ({ body, actor }) => closeDay(platform, body, actor),
  };
}
