import type { salesCalls } from '@gangway/contract/reports/sales-calls.ts';
import { plannedAnew } from '../../platform/database/planned-anew.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCompany } from '../settings/index.ts';
import { exportAhead, readAhead } from './ahead.query.ts';
import { exportCurve, listCurveSailings, readCurve } from './curve.query.ts';
import { exportMonthStatement } from './export-month-statement.ts';
import { exportSales } from './export-sales.ts';
import { mailMonthStatement } from './mail-month-statement.ts';
import { listStatementAgents, readMonthStatement } from './month-statement.query.ts';
import { readSales } from './sales.query.ts';

export function salesRoutes(platform: Platform): Handlers<typeof salesCalls> {
  const db = plannedAnew(platform.db);
  return {
    sales: ({ body }) => readSales(db, body),
    exportSales: async (input) => sendSheet(input, await exportSales(db, input.body, input.locale)),
    bookedAhead: ({ body, actor }) => readAhead(db, body, actor.at),
    exportBookedAhead: async (input) =>
      sendSheet(input, await exportAhead(db, input.body, input.actor.at, input.locale)),
    curveSailings: ({ body }) => listCurveSailings(db, body.date),
    bookingCurve: ({ params, actor }) => readCurve(db, params.id, actor.at),
    exportBookingCurve: async (input) =>
      sendSheet(input, await exportCurve(db, input.params.id, input.actor.at, input.locale)),
    statementAgents: ({ locale }) => listStatementAgents(db, locale),
    monthStatement: ({ body }) => readMonthStatement(db, body),
    exportMonthStatement: async (input) => {
      const [statement, company] = [await readMonthStatement(db, input.body), await readCompany(db)];
      return sendSheet(input, exportMonthStatement(statement, company, input.locale));
    },
    mailMonthStatement: ({ body, actor }) => mailMonthStatement(platform, body, actor),
  };
}
