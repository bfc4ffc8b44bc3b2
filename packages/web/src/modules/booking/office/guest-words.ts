import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import { translate } from '#lib/i18n.ts';

/** Whoever booked without an account, by how they are reached; what was forgotten of them is left out. */
export function guestWords({ email, phone }: NonNullable<OfficeOrder['guest']>): string {
  return [translate('shipOrder.guest'), email, phone].filter(Boolean).join(' · ');
}
