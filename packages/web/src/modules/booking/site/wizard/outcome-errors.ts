import type { FormErrors } from '#lib/field-errors.ts';

/** The server's words about fields by the names the wizard's fields have: `lines.0.passengers.1.name` is one of its guests'. */
export function outcomeErrors(fields: readonly { field: string; message: string }[]): FormErrors {
  const shown: FormErrors = {};
  for (const { field, message } of fields) shown[field.replace(/^lines\.\d+\./, '')] ??= message;
  return shown;
}
