import { z } from 'zod';
import { text } from '../core/fields.ts';

const email = z
  .string()
  .trim()
  .min(1, { error: 'validation.required' })
  .pipe(z.email({ error: 'validation.email' }).max(254));

/** What is known of an order that was booked without an account. */
export const orderLinkBody = z.strictObject({
  orderNo: text(40, 1).toUpperCase(),
  email,
});

/** Another mail address for what was booked without an account, in the place of the one that was shown. */
export const guestEmailBody = z.strictObject({
  email,
  shownEmail: text(254),
});
