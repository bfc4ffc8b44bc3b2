import type { occupancyCalls } from '@gangway/contract/reports/occupancy-calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportScope } from '../fleet/index.ts';
import { deleteReader } from './delete-reader.ts';
import { exportOccupancyYear } from './export-occupancy-year.query.ts';
import { occupancySheet } from './occupancy-sheet.ts';
import { readOccupancyMonth, readOccupancyYear } from './occupancy.query.ts';
import { listReaders } from './readers.query.ts';
import { saveReader } from './save-reader.ts';

export function occupancyRoutes(platform: Platform): Handlers<typeof occupancyCalls> {
  const { db } = platform;
  return {
    occupancyMonth: ({ body }) => readOccupancyMonth(db, body),
    occupancyYear: ({ body }) => readOccupancyYear(db, body),
    exportOccupancy: async (input) => {
      const { body, locale } = input;
      const sheet = occupancySheet(await readOccupancyMonth(db, body), locale);
      return sendSheet(input, {
        ...sheet,
        note: await reportScope(db, { ...body, period: body.month }, locale),
      });
    },
    exportOccupancyYear: async (input) =>
      sendSheet(input, await exportOccupancyYear(db, input.body, input.locale)),
    listReaders: () => listReaders(db),
    saveReader: ({ body, actor }) => saveReader(platform, body, actor),
    deleteReader: ({ params, actor }) => deleteReader(platform, params.id, actor),
  };
}
