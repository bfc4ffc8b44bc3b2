import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { plainDate } from '../core/fields.ts';
import { boardingSailing } from './schemas.ts';

/** Which sailing the head count is about. */
export const sailingChoiceCalls = {
  listCountedSailings: defineCall({
    method: 'GET',
    path: '/boarding/sailings',
    summary: 'The sailings of a day and of the days beside it, with how far their boarding is',
    permission: { route: '/ship/headCount', access: 'view' },
    query: z.strictObject({ date: plainDate }),
    response: z.array(boardingSailing),
  }),
};
