import type { FormErrors } from '#lib/field-errors.ts';

/** What the server says of the one guest of a wish, by the names the card has for its fields. */
export function fieldsOfGuest(fields: readonly { field: string; message: string }[]): FormErrors {
  return Object.fromEntries(
    fields.map(({ field, message }) => [field.replace(/^passenger\./, 'passengers.0.'), message]),
  );
}
