declare module 'virtual:site-defaults' {
  import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';

  export const siteDefaults: SiteSettings;
}
