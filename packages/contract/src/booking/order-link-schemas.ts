import { z } from 'zod';
import { text } from '../core/fields.ts';

/** What is known of an order that was booked without an account. */
export const orderLinkBody = z.strictObject({
  orderNo: text(40, 1).toUpperCase(),
  email: z
    .string()
    .trim()
    .min(1, { error: 'validation.required' })
    .pipe(z.email({ error: 'validation.email' }).max(254)),
});
