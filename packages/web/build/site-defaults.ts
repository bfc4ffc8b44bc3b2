import { settingRegistry } from '@gangway/contract/settings/registry.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import type { Plugin } from 'vite';

const name = 'virtual:site-defaults';

/** `virtual:site-defaults`: the registry's defaults as the site shows them, without the registry's schemas. */
export function siteDefaults(): Plugin {
  return {
    name: 'gangway-site-defaults',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export const siteDefaults = ${JSON.stringify(defaults())};` : null),
  };
}

function defaults(): SiteSettings {
  return {
    holdMinutes: settingRegistry['booking.holdMinutes'].default,
    refundTiers: settingRegistry['refund.tiers'].default.map((tier) => ({ ...tier })),
    noShowPercent: settingRegistry['refund.noShowPercent'].default,
    changeFeeSen: settingRegistry['change.adminFeeSen'].default,
    guestFeeSen: settingRegistry['change.guestFeeSen'].default,
    changeClosedDays: settingRegistry['change.closedDays'].default,
    idNumberDays: settingRegistry['privacy.idNumberDays'].default,
    houseCode: settingRegistry['referral.houseCode'].default,
    company: {
      name: settingRegistry['company.name'].default,
      email: settingRegistry['company.email'].default,
      phone: settingRegistry['company.phone'].default,
      port: settingRegistry['company.port'].default,
      portZh: settingRegistry['company.portZh'].default,
    },
  };
}
