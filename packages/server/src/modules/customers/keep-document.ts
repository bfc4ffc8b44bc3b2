import type { IdType } from '@gangway/contract/customers/passengers.ts';
import { plainNumber } from '@gangway/contract/customers/plain-number.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { KeptNumber } from './document-number.ts';

/** Readies a passenger's document for the database; one fingerprint means one person, wherever it is kept. */
export function keepDocument(secrets: Secrets, idType: IdType, number: string): KeptNumber {
  const plain = plainNumber(number);
  return {
    sealed: secrets.seal(plain),
    fingerprint: secrets.fingerprint('person', `${idType} ${plain}`),
    ending: plain.slice(-4),
  };
}
