import type { Secrets } from '../../platform/secrets/secrets.ts';

/** A document number as it is kept: sealed, findable, and its last four characters to show. */
export interface KeptNumber {
  sealed: string;
  fingerprint: string;
  ending: string;
}

/** Readies an identity card or passport number for the database. Hyphens and case make no difference when finding it. */
export function keepNumber(secrets: Secrets, kind: 'idCard' | 'passport', number: string): KeptNumber {
  const plain = number.toUpperCase().replaceAll('-', '');
  return {
    sealed: secrets.seal(plain),
    fingerprint: secrets.fingerprint(kind, plain),
    ending: plain.slice(-4),
  };
}
