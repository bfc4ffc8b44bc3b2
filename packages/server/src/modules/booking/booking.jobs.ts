import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetDocuments } from './forget-documents.ts';

export function bookingJobs(platform: Platform): ScheduledJob[] {
  return [
    {
      name: 'forget-documents',
      cron: '30 3 * * *',
      run: async () => {
        const count = await forgetDocuments(platform);
        if (count > 0) platform.log.info({ count }, 'document numbers removed');
      },
    },
  ];
}
