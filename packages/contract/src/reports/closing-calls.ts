import { defineCall } from '../core/define-call.ts';
import { fileContent } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { closeDayBody, closedDay, closingQuery, dailyClosing } from './closing-schemas.ts';

const view = { route: '/business/dailyClosing', access: 'view' } as const;
const edit = { route: '/business/dailyClosing', access: 'edit' } as const;

const closingPage = pageInput({}, ['date']);

/** The end of a day for finance: counted, closed once, and never altered. */
export const closingCalls = {
  dailyClosing: defineCall({
    method: 'POST',
    path: '/dailyClosing/day',
    summary: 'What a day came to: as it was closed, or as it stands while it is open',
    permission: view,
    body: closingQuery,
    response: dailyClosing,
  }),
  exportDailyClosing: defineCall({
    method: 'POST',
    path: '/dailyClosing/export',
    summary: 'What a day came to, as an Excel file',
    permission: view,
    body: closingQuery,
    response: fileContent,
    kind: 'file',
  }),
  pageClosings: defineCall({
    method: 'POST',
    path: '/dailyClosing/page',
    summary: 'The closed days, a page at a time, newest first',
    permission: view,
    body: closingPage,
    response: pageOf(closedDay),
  }),
  exportClosings: defineCall({
    method: 'POST',
    path: '/dailyClosing/exportList',
    summary: 'The closed days with what each came to, as an Excel file',
    permission: view,
    body: closingPage.pick({ sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  closeDay: defineCall({
    method: 'POST',
    path: '/dailyClosing/close',
    summary: 'Close a past day, in order and once: its figures are kept as they are',
    permission: edit,
    body: closeDayBody,
    response: dailyClosing,
    errors: [
      'closing.closed',
      'closing.today',
      'closing.order',
      'closing.moved',
      'closing.payout',
      'closing.provider',
      'closing.first',
      'closing.noMoney',
    ],
  }),
};
