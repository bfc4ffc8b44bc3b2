import { z } from 'zod';
import { instant } from '../core/fields.ts';
import { terminal } from '../sailings/schemas.ts';

/** When and where guests come aboard. */
export const embarkation = terminal.extend({ boardingOpensAt: instant, arriveBy: instant });
export type Embarkation = z.output<typeof embarkation>;

/** The mail with the tickets: to whom, and how far it has come. */
export const ticketMail = z.object({ recipient: z.string(), state: z.enum(['waiting', 'sent', 'failed']) });
export type TicketMail = z.output<typeof ticketMail>;
