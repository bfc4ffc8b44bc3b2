import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, idParam, plainDate } from '../core/fields.ts';
import {
  aheadQuery,
  aheadRow,
  bookingCurve,
  curveSailing,
  monthStatement,
  monthStatementQuery,
  salesQuery,
  salesReport,
  statementAgent,
} from './sales-schemas.ts';

const view = { route: '/business/salesReport', access: 'view' } as const;
const edit = { route: '/business/salesReport', access: 'edit' } as const;

/** What was sold, what is booked for the coming months, how sailings fill, and what agents owe and have. */
export const salesCalls = {
  sales: defineCall({
    method: 'POST',
    path: '/sales/report',
    summary: 'What was taken and went back for orders in a period, put together by one thing, with totals',
    permission: view,
    body: salesQuery,
    response: salesReport,
  }),
  exportSales: defineCall({
    method: 'POST',
    path: '/sales/report/export',
    summary: 'The sales report as an Excel file',
    permission: view,
    body: salesQuery,
    response: fileContent,
    kind: 'file',
  }),
  bookedAhead: defineCall({
    method: 'POST',
    path: '/sales/ahead',
    summary: 'Money of orders that have not sailed, by the month they sail in',
    permission: view,
    body: aheadQuery,
    response: z.array(aheadRow),
  }),
  exportBookedAhead: defineCall({
    method: 'POST',
    path: '/sales/ahead/export',
    summary: 'The money of coming months as an Excel file',
    permission: view,
    body: aheadQuery,
    response: fileContent,
    kind: 'file',
  }),
  curveSailings: defineCall({
    method: 'POST',
    path: '/sales/curve/sailings',
    summary: 'The sailings of a day, to choose one of',
    permission: view,
    body: z.strictObject({ date: plainDate }),
    response: z.array(curveSailing),
  }),
  bookingCurve: defineCall({
    method: 'GET',
    path: '/sales/curve/{id}',
    summary: 'How full a sailing was up to 90 days before it left, beside the mean of sailings like it',
    permission: view,
    params: idParam,
    response: bookingCurve,
    errors: ['record.missing'],
  }),
  exportBookingCurve: defineCall({
    method: 'GET',
    path: '/sales/curve/{id}/export',
    summary: 'The booking curve of a sailing as an Excel file',
    permission: view,
    params: idParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  statementAgents: defineCall({
    method: 'GET',
    path: '/sales/statement/agents',
    summary: 'The agents a statement can be made for, by name',
    permission: view,
    response: z.array(statementAgent),
  }),
  monthStatement: defineCall({
    method: 'POST',
    path: '/sales/statement',
    summary: "An agent's month: balance at its beginning and end, every entry between, and the orders",
    permission: view,
    body: monthStatementQuery,
    response: monthStatement,
    errors: ['record.missing'],
  }),
  exportMonthStatement: defineCall({
    method: 'POST',
    path: '/sales/statement/export',
    summary: "An agent's statement of a month as an Excel file",
    permission: view,
    body: monthStatementQuery,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  mailMonthStatement: defineCall({
    method: 'POST',
    path: '/sales/statement/mail',
    summary: "Send an agent's statement of a month, with its Excel file, to the agent's mail address",
    permission: edit,
    body: monthStatementQuery,
    response: z.object({ recipient: z.string() }),
    errors: ['record.missing', 'statement.noAddress', 'statement.future'],
  }),
};
