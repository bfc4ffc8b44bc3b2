import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { siteDefaults } from 'virtual:site-defaults';
import { callQuery } from '#lib/call-query.ts';
import { useOwnWords } from '#lib/use-own-words.ts';

export const siteSettingsQuery = {
  ...callQuery(settingsCalls.siteSettings, {}),
  staleTime: 5 * 60_000,
};

/** The settings the site shows; the defaults stand until the answer is there. */
export function useSiteSettings(): SiteSettings {
  const query = useQuery(siteSettingsQuery);
  return query.data ?? siteDefaults;
}

/** The port the sailings leave from, by its name in the reader's language. */
export function usePort(): string {
  const { port: en, portZh: zh } = useSiteSettings().company;
  return useOwnWords()({ en, zh });
}
