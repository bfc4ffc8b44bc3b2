import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from './read-settings.ts';

/** What the customer site shows of the settings. */
export async function getSiteSettings(db: Db): Promise<SiteSettings> {
  const values = await readSettings(
    db,
    'booking.holdMinutes',
    'refund.tiers',
    'refund.noShowPercent',
    'change.adminFeeSen',
    'change.guestFeeSen',
    'change.closedDays',
    'privacy.idNumberDays',
    'privacy.cartDays',
    'privacy.mailDays',
    'privacy.profileDays',
    'referral.houseCode',
    'company.name',
    'company.email',
    'company.phone',
    'company.address',
    'company.port',
    'company.portZh',
  );
  return {
    holdMinutes: values['booking.holdMinutes'],
    refundTiers: values['refund.tiers'],
    noShowPercent: values['refund.noShowPercent'],
    changeFeeSen: values['change.adminFeeSen'],
    guestFeeSen: values['change.guestFeeSen'],
    changeClosedDays: values['change.closedDays'],
    idNumberDays: values['privacy.idNumberDays'],
    houseCode: values['referral.houseCode'],
    kept: {
      cartDays: values['privacy.cartDays'],
      mailDays: values['privacy.mailDays'],
      profileDays: values['privacy.profileDays'],
    },
    company: {
      name: values['company.name'],
      email: values['company.email'],
      phone: values['company.phone'],
      ...(values['company.address'] === '' ? {} : { address: values['company.address'] }),
      port: values['company.port'],
      portZh: values['company.portZh'],
    },
  };
}
