import type { Secrets } from '../../platform/secrets/secrets.ts';
import { keepDocument } from '../customers/index.ts';
import { makeSerial } from './random-code.ts';
import type { KnownPassenger } from './known-passengers.ts';

/** A ticket as it goes into the database, its document number sealed. */
export interface NewTicket extends Omit<KnownPassenger, 'idNumber'> {
  position: number;
  serial: string;
  idSealed: string;
  idFingerprint: string;
  idEnding: string;
}

/** One ticket for each passenger. */
export function newTickets(secrets: Secrets, passengers: readonly KnownPassenger[]): NewTicket[] {
  return passengers.map((passenger, position) => {
    const { idNumber, ...fields } = passenger;
    const { sealed, fingerprint, ending } = keepDocument(secrets, passenger.idType, idNumber);
    return {
      ...fields,
      position,
      serial: makeSerial(),
      idSealed: sealed,
      idFingerprint: fingerprint,
      idEnding: ending,
    };
  });
}
