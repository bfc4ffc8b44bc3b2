import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { idParam, nothing } from '../core/fields.ts';
import { keepViewBody, savedView, viewPlace } from './view-schemas.ts';

/** Views of the office's lists, kept by each for themselves or for all who may open the screen. */
export const viewCalls = {
  listViews: defineCall({
    method: 'GET',
    path: '/savedView/list',
    summary: 'The own views of a list, and those that others share',
    permission: 'staff',
    query: viewPlace,
    response: z.array(savedView),
    errors: ['permission.denied'],
  }),
  keepView: defineCall({
    method: 'POST',
    path: '/savedView/keep',
    summary: 'Keep what a list shows under a name; an own view of that name is replaced',
    permission: 'staff',
    body: keepViewBody,
    response: savedView,
    errors: ['permission.denied', 'view.tooMany'],
  }),
  dropView: defineCall({
    method: 'POST',
    path: '/savedView/drop/{id}',
    summary: 'Delete an own view, or a shared one for whoever may edit the settings',
    permission: 'staff',
    params: idParam,
    response: nothing,
    errors: ['record.missing'],
  }),
};
