import { checkDocument, type Documented } from '@gangway/contract/customers/document-rules.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { ApiError, type ApiFieldError } from '../../../lib/api-error.ts';
import { translate } from '../../../lib/i18n.ts';

/** Throws what the server would answer to a document that cannot be right, before anything is sent. */
export function refuseWrongDocument(
  person: Documented & { name: string },
  saved: SavedPassenger | null,
  today: string,
): void {
  const { name } = person;
  const fields: ApiFieldError[] = checkDocument(person, today).map(({ field, id }) => ({
    field,
    message: translate(id, { name }),
  }));
  if (!person.idNumber && saved?.idType !== person.idType)
    fields.push({ field: 'idNumber', message: translate('passenger.enterIdNumber') });
  if (fields.length > 0) throw new ApiError(400, 'request.invalid', '', fields);
}
