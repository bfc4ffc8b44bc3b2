import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from '../settings/index.ts';
import type { HoldLimits } from './hold-caps.ts';

/** The settings an order is made under. */
export interface BookingSettings {
  holdMinutes: number;
  refundTiers: RefundTier[];
  noShowPercent: number;
  houseCode: string;
  holdLimits: HoldLimits;
}

export async function readBookingSettings(db: Db): Promise<BookingSettings> {
  const values = await readSettings(
    db,
    'booking.holdMinutes',
    'refund.tiers',
    'refund.noShowPercent',
    'referral.houseCode',
    'booking.heldPerSailing',
    'booking.heldPerAccount',
    'booking.heldByAgent',
    'booking.heldPerAddress',
    'booking.lapsedPerDay',
  );
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
