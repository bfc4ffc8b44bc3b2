import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idParam, nothing, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import {
  boardingConflict,
  crewEntry,
  headCount,
  missingPerson,
  musterList,
  saveCrewBody,
} from './head-count-schemas.ts';
import { conflictKind, deviceId } from './schemas.ts';

const view = { route: '/ship/headCount', access: 'view' } as const;
const edit = { route: '/ship/headCount', access: 'edit' } as const;

const missingPage = pageInput({ keyword: text(80).optional() }, ['name', 'orderNo', 'roomNumber']);

const conflictPage = pageInput(
  { sailingId: id.optional(), open: z.boolean().optional(), kind: conflictKind.optional() },
  ['raisedAt'],
);

/** What the back office asks and does about who is aboard. */
export const headCountCalls = {
  headCount: defineCall({
    method: 'GET',
    path: '/boarding/{id}/headCount',
    summary: 'Who is aboard a sailing, in numbers, with its crew and its devices',
    permission: view,
    params: idParam,
    response: headCount,
    errors: ['record.missing'],
  }),
  pageMissing: defineCall({
    method: 'POST',
    path: '/boarding/{id}/missing/page',
    summary: 'Who is expected and not aboard, by name; once the ship has left, those who never came',
    permission: view,
    params: idParam,
    body: missingPage,
    response: pageOf(missingPerson),
    errors: ['record.missing'],
  }),
  exportMissing: defineCall({
    method: 'POST',
    path: '/boarding/{id}/missing/export',
    summary: 'Who is expected and not aboard, as an Excel file',
    permission: view,
    params: idParam,
    body: missingPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  exportKinds: defineCall({
    method: 'POST',
    path: '/boarding/{id}/kinds/export',
    summary: 'The head count by type of ticket, age and nationality, as an Excel file',
    permission: view,
    params: idParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  saveCrew: defineCall({
    method: 'POST',
    path: '/boarding/crew/save',
    summary: 'Enter crew or staff aboard: somebody by name, or a number',
    permission: edit,
    body: saveCrewBody,
    response: crewEntry,
    errors: ['record.changed', 'record.missing'],
  }),
  deleteCrew: defineCall({
    method: 'POST',
    path: '/boarding/crew/delete/{id}',
    summary: 'Take an entry of the crew away',
    permission: edit,
    params: idParam,
    response: nothing,
    errors: ['record.missing'],
  }),
  exportCrew: defineCall({
    method: 'POST',
    path: '/boarding/{id}/crew/export',
    summary: 'The crew and staff entered for a sailing, as an Excel file',
    permission: view,
    params: idParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  exportDevices: defineCall({
    method: 'POST',
    path: '/boarding/{id}/device/export',
    summary: 'The devices of a sailing, with what is still to come from them, as an Excel file',
    permission: view,
    params: idParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  releaseShare: defineCall({
    method: 'POST',
    path: '/boarding/{id}/share/release',
    summary: 'Give back the places set aside for a device that is gone',
    permission: edit,
    params: idParam,
    body: z.strictObject({ deviceId, reason: text(200, 1) }),
    response: z.object({ released: z.int() }),
    errors: ['record.missing'],
  }),
  pageConflicts: defineCall({
    method: 'POST',
    path: '/boarding/conflict/page',
    summary: 'What devices that worked apart disagree about, with both sides',
    permission: view,
    body: conflictPage,
    response: pageOf(boardingConflict),
  }),
  exportConflicts: defineCall({
    method: 'POST',
    path: '/boarding/conflict/export',
    summary: 'The conflicts that match, with both sides, as an Excel file (at most 100,000)',
    permission: view,
    body: conflictPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  resolveConflict: defineCall({
    method: 'POST',
    path: '/boarding/conflict/{id}/resolve',
    summary: 'Say what became of a conflict; it is resolved once',
    permission: edit,
    params: idParam,
    body: z.strictObject({ reason: text(200, 1) }),
    response: boardingConflict,
    errors: ['record.missing', 'record.changed'],
  }),
  muster: defineCall({
    method: 'GET',
    path: '/boarding/{id}/muster',
    summary: 'Everybody aboard by deck and room, and the crew',
    permission: view,
    params: idParam,
    response: musterList,
    errors: ['record.missing'],
  }),
  exportMuster: defineCall({
    method: 'POST',
    path: '/boarding/{id}/muster/export',
    summary: 'The muster list as an Excel file',
    permission: view,
    params: idParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
};
