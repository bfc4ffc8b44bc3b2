import type { ScheduledJob } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { forgetMails } from './forget-mails.ts';

/** How long mails are kept is a setting, and read when it is needed. */
export function mailJobs(platform: Platform, readDays: () => Promise<number>): ScheduledJob[] {
  return [
    {
      name: 'mail-forget-mails',
      cron: '0 4 * * *',
      run: async () => {
        const count = await forgetMails(platform, await readDays());
        if (count > 0) platform.log.info({ count }, 'old mails removed');
      },
    },
  ];
}
