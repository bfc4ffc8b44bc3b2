import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { translate } from '#lib/i18n.ts';

/** What a sailing is called where it must not be mistaken for another: ship, date and slot. */
export function sailingName({ shipName, date, slot }: Pick<Sailing, 'shipName' | 'date' | 'slot'>): string {
  return translate('sailings.name', { ship: shipName, date, slot: translate(`sailings.slot.${slot}`) });
}
