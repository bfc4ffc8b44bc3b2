import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendMonthlyReport } from './send-monthly-report.ts';

/** Which hour of the first day it is sent at is a setting, so every hour asks. */
export function reportsJobs(platform: Platform, publicUrl: string): ScheduledJob[] {
  return [
    {
      name: 'reports-send-monthly',
      cron: '1 * * * *',
      run: async () => {
        const count = await sendMonthlyReport(platform, publicUrl);
        if (count > 0) platform.log.info({ count }, 'monthly reports written');
      },
    },
  ];
}
