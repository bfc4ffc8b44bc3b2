import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetOldTries } from '../../platform/tries/take-try.ts';
import { forgetOldSessions } from './sessions.store.ts';

export function identityJobs({ db, clock }: Platform): ScheduledJob[] {
  return [
    {
      name: 'identity-forget-old-sessions',
      cron: '20 4 * * *',
      run: () => inTransaction(db, (tx) => forgetOldSessions(tx, clock())),
    },
    {
      name: 'identity-forget-old-tries',
      cron: '*/15 * * * *',
      run: () => forgetOldTries(db, clock()),
    },
  ];
}
