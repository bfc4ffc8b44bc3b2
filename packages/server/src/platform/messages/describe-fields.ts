import type { FieldError } from '@gangway/contract/core/field-errors.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { hasMessage, translate } from './translate.ts';

/** What is wrong with each field, in words. The path of the call tells fields apart that are named alike. */
export function describeFields(
  errors: readonly FieldError[],
  locale: Locale,
  callPath = '',
): { field: string; message: string }[] {
  return errors.map((error) => ({
    field: error.field,
    message: translate(locale, isWhole(error) ? 'validation.body' : error.id, {
      ...error.values,
      field: fieldLabel(error.field, locale, callPath),
    }),
  }));
}

/** Whether all that was sent is of a wrong kind, a list for example: then there is no field to name. */
function isWhole({ field, id }: FieldError): boolean {
  return field === '' && id === 'validation.type';
}

/** The text that names a field: what it is called in calls like this one, by its whole path, or by its last part. */
export function fieldText(field: string, callPath: string): string | undefined {
  const last = field.split('.').at(-1) ?? field;
  const subject = callPath.split('/')[1] ?? '';
  return [`field.${subject}.${last}`, `field.${field}`, `field.${last}`].find(hasMessage);
}

/** A field that no call has is named as it is written. */
export function fieldLabel(field: string, locale: Locale, callPath = ''): string {
  const id = fieldText(field, callPath);
  return id ? translate(locale, id) : field.slice(0, 60);
}
