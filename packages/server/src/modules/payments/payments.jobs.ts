import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './provider.ts';
import { reconcile } from './reconcile.ts';

export function paymentsJobs(platform: Platform, provider: PaymentProvider): ScheduledJob[] {
  return [
    {
      name: 'reconcile-payments',
      // Yesterday, when banks and gateways have closed it.
      cron: '30 5 * * *',
      run: async () => {
        await reconcile(platform, provider, addDays(portDate(platform.clock()), -1));
      },
    },
  ];
}
