import { createHash } from 'node:crypto';

/** What a SECRET_KEY is called, by its fingerprint in the database: enough to know it again, nothing to guess it from. */
export function secretName(fingerprint: string): string {
  return createHash('sha256').update(fingerprint).digest('hex').slice(0, 12);
}
