import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetUnusedImages } from './images.store.ts';

const dayMs = 86_400_000;

export function mediaJobs({ db, clock }: Platform): ScheduledJob[] {
  return [
    {
      name: 'media-forget-unused-images',
      cron: '40 4 * * *',
      run: () => inTransaction(db, (tx) => forgetUnusedImages(tx, new Date(clock().getTime() - dayMs))),
    },
  ];
}
