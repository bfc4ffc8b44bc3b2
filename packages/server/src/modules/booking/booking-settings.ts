import type { RefundTier, SettingKey, SettingValue } from '@gangway/contract/settings/registry.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings, settingsOf } from '../settings/index.ts';
import type { HoldLimits } from './hold-caps.ts';

/** The settings an order is made under. */
export interface BookingSettings {
  holdMinutes: number;
  refundTiers: RefundTier[];
  noShowPercent: number;
  houseCode: string;
  holdLimits: HoldLimits;
}

export const bookingSettingKeys = [
  'booking.holdMinutes',
  'refund.tiers',
  'refund.noShowPercent',
  'referral.houseCode',
  'booking.heldPerSailing',
  'booking.heldPerAccount',
  'booking.heldByAgent',
  'booking.heldPerAddress',
  'booking.lapsedPerDay',
] as const satisfies SettingKey[];

export async function readBookingSettings(db: Db): Promise<BookingSettings> {
  return present(await readSettings(db, ...bookingSettingKeys));
}

/** The same, of what a statement has read besides other things. */
export function bookingSettingsOf(stored: Record<string, string> | null): BookingSettings {
  return present(settingsOf(bookingSettingKeys, stored));
}

function present(values: { [K in (typeof bookingSettingKeys)[number]]: SettingValue<K> }): BookingSettings {
  return {
    holdMinutes: values['booking.holdMinutes'],
    refundTiers: values['refund.tiers'],
    noShowPercent: values['refund.noShowPercent'],
    houseCode: values['referral.houseCode'],
    holdLimits: {
      perSailing: values['booking.heldPerSailing'],
      perAccount: values['booking.heldPerAccount'],
      perAgent: values['booking.heldByAgent'],
      perAddress: values['booking.heldPerAddress'],
      lapsedPerDay: values['booking.lapsedPerDay'],
    },
  };
}
