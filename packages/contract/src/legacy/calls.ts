import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idParam } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import {
  baccaratFilter,
  baccaratPlate,
  baccaratRound,
  baccaratShoe,
  enterRoundBody,
  openShoeBody,
  setPairBody,
} from './schemas.ts';

const view = { route: '/legacy/baccaratTable', access: 'view' } as const;
const edit = { route: '/legacy/baccaratTable', access: 'edit' } as const;

const roundPage = pageInput(baccaratFilter, ['enteredAt', 'shoe']);

/** The legacy system's table of results. Records only: nothing here knows stakes or money. */
export const legacyCalls = {
  listShoes: defineCall({
    method: 'GET',
    path: '/baccarat/shoe/list',
    summary: 'The newest shoes of every table (at most 500), by table, the newest first',
    permission: view,
    response: z.array(baccaratShoe),
  }),
  readPlate: defineCall({
    method: 'GET',
    path: '/baccarat/shoe/{id}',
    summary: 'A shoe with its rounds',
    permission: view,
    params: idParam,
    response: baccaratPlate,
    errors: ['record.missing'],
  }),
  openShoe: defineCall({
    method: 'POST',
    path: '/baccarat/shoe/open',
    summary: 'Open the next shoe of a table; the same wish sent again gives the same shoe',
    permission: edit,
    body: openShoeBody,
    response: baccaratPlate,
    errors: ['baccarat.shoeTaken', 'record.changed'],
  }),
  enterRound: defineCall({
    method: 'POST',
    path: '/baccarat/shoe/{id}/enter',
    summary: 'Enter the next round of a shoe; the same wish sent again enters it once',
    permission: edit,
    params: idParam,
    body: enterRoundBody,
    response: baccaratPlate,
    errors: ['baccarat.roundTaken', 'record.changed', 'record.missing'],
  }),
  setPair: defineCall({
    method: 'POST',
    path: '/baccarat/shoe/{id}/pair',
    summary: 'Say whether a round had a pair of the banker (4) or of the player (5)',
    permission: edit,
    params: idParam,
    body: setPairBody,
    response: baccaratPlate,
    errors: ['record.missing'],
  }),
  takeBack: defineCall({
    method: 'POST',
    path: '/baccarat/shoe/{id}/takeBack',
    summary:
      'Take the last round of a shoe back; one that is taken back already is answered with what is left',
    permission: edit,
    params: idParam,
    body: z.strictObject({ roundId: id }),
    response: baccaratPlate,
    errors: ['baccarat.notLast', 'record.missing'],
  }),
  pageRounds: defineCall({
    method: 'POST',
    path: '/baccarat/round/page',
    summary: 'Rounds, a page at a time, the newest first',
    permission: view,
    body: roundPage,
    response: pageOf(baccaratRound),
  }),
  exportRounds: defineCall({
    method: 'POST',
    path: '/baccarat/round/export',
    summary: 'The rounds that match, as an Excel file (at most 20,000)',
    permission: view,
    body: roundPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
};
