import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { deskMoney, hasSlip, slipMissing } from '../core/desk-money.ts';
import { fileContent, id, idParam } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import {
  closeDrawerBody,
  closeShiftBody,
  openDrawerBody,
  shift,
  shiftDetail,
  shiftFilter,
  shiftSorts,
} from './drawer-schemas.ts';

/** The own drawer: who holds this route takes and hands out cash, and sees no drawer but the own. */
const viewOwn = { route: '/business/cashDrawer', access: 'view' } as const;
const editOwn = { route: '/business/cashDrawer', access: 'edit' } as const;
/** Everybody's drawers. */
const viewAll = { route: '/business/cashShifts', access: 'view' } as const;
const editAll = { route: '/business/cashShifts', access: 'edit' } as const;

const listInput = pageInput(shiftFilter, shiftSorts);
const ownListInput = pageInput(
  { from: shiftFilter.from, to: shiftFilter.to, state: shiftFilter.state },
  shiftSorts,
);
const shiftPage = pageOf(shift).extend({
  /** Null where more match than are added up. */
  totals: z
    .object({
      open: z.int(),
      takenSen: z.int(),
      handedOutSen: z.int(),
      differenceSen: z.int(),
    })
    .nullable(),
});

/** Cash drawers: opening, closing, handing money back, and what each shift came to. */
export const drawerCalls = {
  ownDrawer: defineCall({
    method: 'GET',
    path: '/cashDrawer/own',
    summary: 'The own open drawer with all that moved in it; null when none is open',
    permission: viewOwn,
    response: shiftDetail.nullable(),
  }),
  openDrawer: defineCall({
    method: 'POST',
    path: '/cashDrawer/open',
    summary: 'Open the own drawer with a counted float',
    permission: editOwn,
    body: openDrawerBody,
    response: shiftDetail,
    errors: ['drawer.alreadyOpen'],
  }),
  closeDrawer: defineCall({
    method: 'POST',
    path: '/cashDrawer/{id}/close',
    summary: 'Close the own drawer with a count; a difference needs a note',
    permission: editOwn,
    params: idParam,
    body: closeDrawerBody,
    response: shiftDetail,
    errors: ['drawer.step', 'drawer.note', 'record.missing'],
  }),
  pageOwnShifts: defineCall({
    method: 'POST',
    path: '/cashDrawer/page',
    summary: 'The own shifts, a page at a time',
    permission: viewOwn,
    body: ownListInput,
    response: shiftPage,
  }),
  exportOwnShifts: defineCall({
    method: 'POST',
    path: '/cashDrawer/export',
    summary: 'The own shifts that match, as an Excel file',
    permission: viewOwn,
    body: ownListInput.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  ownShift: defineCall({
    method: 'GET',
    path: '/cashDrawer/{id}',
    summary: 'An own shift with all that moved in it',
    permission: viewOwn,
    params: idParam,
    response: shiftDetail,
    errors: ['record.missing'],
  }),
  handOutRefund: defineCall({
    method: 'POST',
    path: '/cashDrawer/refund/{id}/handOut',
    summary:
      'Mark a refund that no gateway carries out as handed over: in cash out of the own drawer, or by slip',
    permission: editOwn,
    params: idParam,
    body: deskMoney.refine(hasSlip, slipMissing),
    response: z.object({ paymentId: id }),
    errors: ['payment.step', 'drawer.needed', 'drawer.short', 'record.missing'],
  }),
  pageShifts: defineCall({
    method: 'POST',
    path: '/cashShift/page',
    summary: "Everybody's shifts, a page at a time, with the totals of all that match",
    permission: viewAll,
    body: listInput,
    response: shiftPage,
  }),
  exportShifts: defineCall({
    method: 'POST',
    path: '/cashShift/export',
    summary: 'The shifts that match, as an Excel file',
    permission: viewAll,
    body: listInput.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  shiftPeople: defineCall({
    method: 'GET',
    path: '/cashShift/people',
    summary: 'Everybody who has ever had a drawer',
    permission: viewAll,
    response: z.array(z.object({ id, person: z.string() })),
  }),
  shiftDetail: defineCall({
    method: 'GET',
    path: '/cashShift/{id}',
    summary: 'A shift with all that moved in it',
    permission: viewAll,
    params: idParam,
    response: shiftDetail,
    errors: ['record.missing'],
  }),
  closeShift: defineCall({
    method: 'POST',
    path: '/cashShift/{id}/close',
    summary: "Close somebody's forgotten drawer with a count and a reason",
    permission: editAll,
    params: idParam,
    body: closeShiftBody,
    response: shiftDetail,
    errors: ['drawer.step', 'record.missing'],
  }),
};
