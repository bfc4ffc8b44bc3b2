import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import {
  addressId,
  bilingual,
  fileContent,
  id,
  idParam,
  instant,
  nothing,
  plainDate,
  plainMonth,
  text,
} from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { roomKind, slot } from '../fleet/schemas.ts';
import { uploadErrors } from '../media/calls.ts';
import { slideImageLimit } from '../media/rules.ts';
import { image } from '../media/schemas.ts';
import { publicSailingsCalls } from './public-calls.ts';
import {
  patternBody,
  patternResult,
  route,
  sailing,
  sailingStatus,
  saveRouteBody,
  saveSailingBody,
} from './schemas.ts';

const viewRoutes = { route: '/ship/routes', access: 'view' } as const;
const editRoutes = { route: '/ship/routes', access: 'edit' } as const;
const viewSailings = { route: '/ship/sailings', access: 'view' } as const;
const editSailings = { route: '/ship/sailings', access: 'edit' } as const;

const sailingPage = pageInput(
  {
    shipId: id.optional(),
    routeId: id.optional(),
    slot: slot.optional(),
    status: sailingStatus.optional(),
    from: plainDate.optional(),
    to: plainDate.optional(),
  },
  ['date', 'updatedAt'],
);

export const sailingsCalls = {
  listRoutes: defineCall({
    method: 'GET',
    path: '/route/list',
    summary: 'Every route',
    permission: viewRoutes,
    response: z.array(route),
  }),
  exportRoutes: defineCall({
    method: 'POST',
    path: '/route/export',
    summary: 'Every route, as an Excel file',
    permission: viewRoutes,
    response: fileContent,
    kind: 'file',
  }),
  listRouteNames: defineCall({
    method: 'GET',
    path: '/route/names',
    summary: 'Routes to choose from',
    permission: { anyRoute: ['/ship/routes', '/ship/sailings', '/ship/shipOrder'], access: 'view' },
    response: z.array(route.pick({ id: true, fromPort: true, destination: true, enabled: true })),
  }),
  uploadRouteImage: defineCall({
    method: 'POST',
    path: '/route/upload',
    summary: 'Upload a picture of a route: images only, at most 10 MB',
    permission: editRoutes,
    upload: slideImageLimit.bytes,
    response: image,
    errors: uploadErrors,
  }),
  saveRoute: defineCall({
    method: 'POST',
    path: '/route/save',
    summary: 'Create or change a route',
    permission: editRoutes,
    body: saveRouteBody,
    response: route,
    errors: ['image.missing', 'record.changed', 'record.missing'],
  }),
  deleteRoute: defineCall({
    method: 'POST',
    path: '/route/delete/{id}',
    summary: 'Delete a route no sailing sails',
    permission: editRoutes,
    params: idParam,
    response: nothing,
    errors: ['route.inUse', 'record.missing'],
  }),
  monthSailings: defineCall({
    method: 'GET',
    path: '/sailing/month',
    summary: 'Every sailing of a month with how full it is',
    permission: viewSailings,
    query: z.strictObject({ month: plainMonth, shipId: addressId.optional() }),
    response: z.array(sailing),
  }),
  pageSailings: defineCall({
    method: 'POST',
    path: '/sailing/page',
    summary: 'Sailings, a page at a time',
    permission: viewSailings,
    body: sailingPage,
    response: pageOf(sailing),
  }),
  exportSailings: defineCall({
    method: 'POST',
    path: '/sailing/export',
    summary: 'The sailings that match, as an Excel file (at most 100,000)',
    permission: viewSailings,
    body: sailingPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  sailingDetail: defineCall({
    method: 'GET',
    path: '/sailing/{id}',
    summary: 'A sailing with what is taken and left of every room type',
    permission: viewSailings,
    params: idParam,
    response: z.object({
      sailing,
      /** From when its boarding may be opened. */
      boardingFrom: instant,
      types: z.array(
        z.object({
          roomTypeId: id,
          code: z.string(),
          name: bilingual,
          kind: roomKind,
          priceSen: z.int().nullable(),
          limit: z.int(),
          taken: z.int(),
          /** Null when the type is not for sale on this sailing. */
          left: z.int().nullable(),
        }),
      ),
    }),
    errors: ['record.missing'],
  }),
  saveSailing: defineCall({
    method: 'POST',
    path: '/sailing/save',
    summary: 'Create or change a sailing',
    permission: editSailings,
    body: saveSailingBody,
    response: sailing,
    errors: [
      'sailing.exists',
      'sailing.past',
      'sailing.nextDay',
      'sailing.overlaps',
      'sailing.taken',
      'sailing.tooSmall',
      'sailing.step',
      'ship.notActive',
      'record.changed',
      'record.missing',
    ],
  }),
  makePattern: defineCall({
    method: 'POST',
    path: '/sailing/pattern',
    summary: 'Make sailings by pattern; without `write` only says which it would make and which are there',
    permission: editSailings,
    body: patternBody,
    response: patternResult,
    errors: ['sailing.tooMany', 'sailing.past', 'ship.notActive', 'record.missing'],
  }),
  stepSailing: defineCall({
    method: 'POST',
    path: '/sailing/{id}/step',
    summary:
      'Move a sailing on: boarding, ready to depart, departed, returned; opening boarding again needs a reason',
    permission: editSailings,
    params: idParam,
    body: z.strictObject({
      status: sailingStatus.exclude(['cancelled']),
      /** Why boarding opens again on a ship that was ready to depart. */
      reason: text(200).optional(),
    }),
    response: sailing,
    errors: [
      'sailing.step',
      'sailing.tooEarly',
      'sailing.reasonNeeded',
      'sailing.reopenTooLate',
      'record.missing',
    ],
  }),
  cancelSailing: defineCall({
    method: 'POST',
    path: '/sailing/{id}/cancel',
    summary: 'Cancel a sailing, with a reason; it is no longer for sale and what was paid goes back',
    permission: editSailings,
    params: idParam,
    body: z.strictObject({ reason: text(200, 1) }),
    response: sailing,
    errors: ['sailing.step', 'record.missing'],
  }),
  ...publicSailingsCalls,
};
