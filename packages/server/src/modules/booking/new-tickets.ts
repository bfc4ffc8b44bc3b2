import type { CountryCode } from '@gangway/contract/customers/countries.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { keepDocument } from '../customers/index.ts';
import { makeSerial } from './random-code.ts';
import type { KnownPassenger } from './known-passengers.ts';

/** A ticket as it goes into the database, its document number sealed. */
export interface NewTicket {
  position: number;
  serial: string;
  name: string;
  gender: 'male' | 'female' | 'other';
  idType: IdType;
  idSealed: string;
  idFingerprint: string;
  idEnding: string;
  passportExpiry: string | null;
  nationality: CountryCode;
  birthDate: string;
  phone: string;
  email: string | null;
  dueDate: string | null;
  referrer: string;
  remarks: string;
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
