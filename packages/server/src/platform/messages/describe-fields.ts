import type { FieldError } from '@gangway/contract/core/field-errors.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { hasMessage, translate } from './translate.ts';

/** What is wrong with each field, in words. */
export function describeFields(
  errors: readonly FieldError[],
  locale: Locale,
): { field: string; message: string }[] {
  return errors.map((error) => ({
    field: error.field,
    message: translate(locale, error.id, { ...error.values, field: fieldLabel(error.field, locale) }),
  }));
}

/** A field's label by its whole path or its last part; a field without one is named as it is written. */
function fieldLabel(field: string, locale: Locale): string {
  const last = field.split('.').at(-1) ?? field;
  const id = [`field.${field}`, `field.${last}`].find(hasMessage);
  return id ? translate(locale, id) : field.slice(0, 60);
}
