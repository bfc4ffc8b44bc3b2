declare module 'virtual:site-defaults' {
  export const siteDefaults: import('@gangway/contract/settings/schemas.ts').SiteSettings;
}
