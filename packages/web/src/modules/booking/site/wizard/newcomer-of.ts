import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import type { Newcomer } from '#lib/newcomer.ts';

/** Whoever books is likely the first guest. */
export function newcomerOf([first]: readonly PassengerInput[]): Newcomer | null {
  if (!first) return null;
  return { realName: first.name, phone: first.phone, email: first.email ?? '', birthDate: first.birthDate };
}
