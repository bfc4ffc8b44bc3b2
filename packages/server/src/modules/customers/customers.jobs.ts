import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetOldLinks } from './links.store.ts';
import { forgetProfiles } from './forget-profiles.ts';

export function customersJobs(platform: Platform): ScheduledJob[] {
  return [
    {
      name: 'customers-forget-profiles',
      cron: '50 3 * * *',
      run: async () => {
        const count = await forgetProfiles(platform);
        if (count > 0) platform.log.info({ count }, 'documents of unused accounts removed');
      },
    },
    {
      name: 'customers-forget-links',
      cron: '55 3 * * *',
      run: () => forgetOldLinks(platform.db, platform.clock()),
    },
  ];
}
