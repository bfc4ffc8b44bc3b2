import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { bilingual, id, idParam, instant } from '../core/fields.ts';
import { slot } from '../fleet/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';
import { boardingCounts } from './schemas.ts';

/** A sailing as a screen on the wall shows it: numbers, and nobody's name. */
export const monitorView = z.object({
  id,
  shipName: z.string(),
  fromPort: bilingual,
  destination: bilingual,
  date: z.string(),
  slot,
  departsAt: instant,
  status: sailingStatus,
  /** Null until boarding opens: the public is not told how many have booked. */
  counts: boardingCounts.omit({ capacity: true }).nullable(),
  /** How many came aboard a minute, in the last ten. */
  perMinute: z.number(),
  /** When it was read, by the server's clock: a screen counts down by it, whatever its own says. */
  now: instant,
});
export type MonitorView = z.output<typeof monitorView>;

export const monitorCalls = {
  monitor: defineCall({
    method: 'GET',
    path: '/monitor/{id}',
    summary: 'How the boarding of a sailing goes, for a screen on the wall; without personal data',
    permission: 'public',
    params: idParam,
    response: monitorView,
    errors: ['record.missing'],
  }),
  monitorLive: defineCall({
    method: 'GET',
    path: '/monitor/{id}/live',
    summary: 'The same as it changes, as server-sent events, at most one a second',
    permission: 'public',
    params: idParam,
    response: monitorView,
    kind: 'events',
    errors: ['record.missing', 'request.tooMany'],
  }),
};
