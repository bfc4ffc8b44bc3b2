import { splitPrice } from '@gangway/contract/booking/split-price.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { keepDocument } from '../customers/index.ts';
import { makeSerial } from './random-code.ts';
import type { KnownPassenger } from './known-passengers.ts';

/** A ticket as it goes into the database, its document number sealed. */
export interface NewTicket extends Omit<KnownPassenger, 'idNumber'> {
  position: number;
  serial: string;
  priceSen: number;
  idSealed: string;
  idFingerprint: string;
  idEnding: string;
}

/** One ticket for each passenger; together they cost so much. */
export function newTickets(
  secrets: Secrets,
  passengers: readonly KnownPassenger[],
  totalSen: number,
): NewTicket[] {
  const prices = splitPrice(totalSen, passengers.length);
  return passengers.map((passenger, position) => {
    const { idNumber, ...fields } = passenger;
    const { sealed, fingerprint, ending } = keepDocument(secrets, passenger.idType, idNumber);
    return {
      ...fields,
      position,
      serial: makeSerial(),
      priceSen: prices[position] ?? 0,
      idSealed: sealed,
      idFingerprint: fingerprint,
      idEnding: ending,
    };
  });
}
