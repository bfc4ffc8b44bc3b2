import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { siteDefaults } from 'virtual:site-defaults';
import { callApi } from '../../lib/call-api.ts';

/** The settings the site shows; the defaults stand until the answer is there. */
export function useSiteSettings(): SiteSettings {
  const query = useQuery({
    queryKey: ['siteSettings'],
    queryFn: ({ signal }) => callApi(settingsCalls.siteSettings, {}, { signal }),
    staleTime: 5 * 60_000,
  });
  return query.data ?? siteDefaults;
}
