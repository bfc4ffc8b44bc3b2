import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { ApiError } from './api-error.ts';
import { i18n } from './i18n.ts';

/** The refusal of a schema. */
export type SchemaError = Parameters<typeof fieldErrors>[0];

/** What is wrong with a form: one shown message per field. */
export type FormErrors = Record<string, string>;

/**
 * The messages of a schema's refusal, in the reader's language, the field's label filled in. With the values that
 * were refused, a field left empty is asked for instead of being called wrong.
 */
export function schemaErrors(
  error: SchemaError,
  refused: Record<string, unknown> = {},
  scope?: string,
): FormErrors {
  const shown: FormErrors = {};
  for (const { field, id, values } of fieldErrors(error)) {
    const empty = id.startsWith('validation.') && field in refused && !refused[field];
    shown[field] ??= i18n._(empty ? 'validation.required' : id, {
      field: fieldLabel(field, scope),
      ...values,
    });
  }
  return shown;
}

/** The messages of the server's refusal by field; empty when the failure is not about fields. */
export function answerErrors(error: unknown, scope?: string): FormErrors {
  const shown: FormErrors = {};
  if (!(error instanceof ApiError)) return shown;
  for (const { field, message } of error.fields)
    shown[field] ??= message.replace('{field}', fieldLabel(field, scope));
  return shown;
}

/**
 * The label of a field; a field without one is called by its own name. A scope is asked first: the name of a ship is
 * another word than the name of a person.
 */
export function fieldLabel(field: string, scope?: string): string {
  const ids = [`field.${scope}.${field}`, `field.${field}`];
  const id = ids.find((one) => one in i18n.messages);
  return id ? i18n._(id) : field;
}
