import { z } from 'zod';

/** Everything that is told to open pages. It carries no personal data: a page that wants to know more asks. */
export const liveEvent = z.discriminatedUnion('type', [
  /** The session the page uses has ended; the page asks again and learns why. */
  z.object({ type: z.literal('session.ended') }),
  z.object({ type: z.literal('settings.changed'), key: z.string() }),
  z.object({ type: z.literal('menus.changed') }),
  z.object({ type: z.literal('grants.changed') }),
  /** Ships, room types, prices, routes, sailings or slides. */
  z.object({ type: z.literal('catalogue.changed') }),
  /** Money came that does not agree with the books. */
  z.object({ type: z.literal('payments.parked') }),
  /** An order was paid, cancelled, refunded or completed; its owner and staff hear of it. */
  z.object({ type: z.literal('orders.changed') }),
  /** A scan counted; with where its ticket stands now, so that the other lane knows it at once. */
  z.object({
    type: z.literal('boarding.scanned'),
    sailingId: z.int(),
    revision: z.int(),
    ticket: z
      .object({
        id: z.int(),
        aboard: z.boolean(),
        boardedAt: z.string().nullable(),
        foodAt: z.string().nullable(),
        chipAt: z.string().nullable(),
        disembarkedAt: z.string().nullable(),
      })
      .nullable(),
  }),
  /** Boarding of a sailing was opened or closed, scans were handed over, a conflict was raised or resolved, crew entered. */
  z.object({ type: z.literal('boarding.changed'), sailingId: z.int() }),
  /** A room of a ship was given, left, cleaned, taken out of service or put back; of which sailing, where there is one. */
  z.object({ type: z.literal('rooms.changed'), shipId: z.int(), sailingId: z.int().nullable() }),
]);
export type LiveEvent = z.output<typeof liveEvent>;
