import { becomesAnother, checkDocument } from '@gangway/contract/customers/document-rules.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';

/** As far as the page knows: of a document that is kept it has the end of the number only. */
export function isAnother(
  saved: SavedPassenger,
  { name, idType, idNumber }: { name: string; idType: string; idNumber: string | null },
): boolean {
  const ending = (idNumber ?? '').replaceAll('-', '').toUpperCase();
  const same = !ending || (idType === saved.idType && ending.endsWith(saved.idEnding));
  return becomesAnother(saved.name, name, same);
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
          ...((saved && !isAnother(saved, { ...person, name, idNumber })) || consent
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
