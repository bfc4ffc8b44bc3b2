import { checkDocument } from '@gangway/contract/customers/document-rules.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';

/**
 * Whether another document is given than the one that is kept: it may be somebody else's, who has agreed to nothing yet. As far
 * as the page knows, which has the end of the number only.
 */
export function isAnother(
  saved: SavedPassenger,
  { idType, idNumber }: { idType: string; idNumber: string | null },
): boolean {
  const number = (idNumber ?? '').replaceAll('-', '').toUpperCase();
  return idType !== saved.idType || (number !== '' && !number.endsWith(saved.idEnding));
}

/** Loads what a passenger's form is checked with: how each field is written, and what its document must be. */
export function passengerSchema(saved: SavedPassenger | null, today: string) {
  return async () => {
    const { savePassengerBody } = await import('@gangway/contract/customers/passengers.ts');
    return savePassengerBody.superRefine(
      ({ name, consent, idNumber = null, passportExpiry = null, ...person }, { addIssue }) => {
        const missing = !idNumber && saved?.idType !== person.idType;
        const found = [
          ...(missing ? [{ field: 'idNumber', id: 'passenger.enterIdNumber' }] : []),
          ...checkDocument({ ...person, idNumber, passportExpiry }, today),
          ...((saved && !isAnother(saved, { ...person, idNumber })) || consent
            ? []
            : [{ field: 'consent', id: 'passenger.consent' }]),
        ];
        for (const { field, id } of found)
          addIssue({ code: 'custom', path: [field], message: id, params: { name } });
      },
      // Also where another field is wrong: all is told at once.
      { when: () => true },
    );
  };
}
