import type core from '../locales/en/core.json' with { type: 'json' };
import type customersSite from '../locales/en/customers.site.json' with { type: 'json' };
import type identity from '../locales/en/identity.json' with { type: 'json' };
import type identityOffice from '../locales/en/identity.office.json' with { type: 'json' };
import type identitySite from '../locales/en/identity.site.json' with { type: 'json' };
import type legalSite from '../locales/en/legal.site.json' with { type: 'json' };
import type officeOffice from '../locales/en/office.office.json' with { type: 'json' };
import type reportsOffice from '../locales/en/reports.office.json' with { type: 'json' };
import type settingsOffice from '../locales/en/settings.office.json' with { type: 'json' };
import type siteSite from '../locales/en/site.site.json' with { type: 'json' };

/** Every text the web can show. */
export type MessageId =
  | keyof typeof core
  | keyof typeof identity
  | keyof typeof identitySite
  | keyof typeof identityOffice
  | keyof typeof customersSite
  | keyof typeof legalSite
  | keyof typeof settingsOffice
  | keyof typeof reportsOffice
  | keyof typeof officeOffice
  | keyof typeof siteSite;
