import { z } from 'zod';
import { uuid } from '../core/fields.ts';

/** To whom the tickets of an order are mailed; the key is one wish, however often it is sent. */
export const mailTicketsBody = z.strictObject({
  key: uuid,
  email: z.email({ error: 'validation.email' }).max(254),
});
