import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetCarts } from './forget-carts.ts';
import { forgetDocuments } from './forget-documents.ts';
import { forgetGuests } from './forget-guests.ts';
import { forgetUnpaidGuests } from './forget-unpaid-guests.ts';
import { settleQr } from './settle-qr.ts';

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
    {
      name: 'forget-carts',
      cron: '40 3 * * *',
      run: async () => {
        const count = await forgetCarts(platform);
        if (count > 0) platform.log.info({ count }, 'old cart lines removed');
      },
    },
    {
      name: 'forget-guests',
      cron: '45 3 * * *',
      run: async () => {
        const count = await forgetGuests(platform);
        if (count > 0) platform.log.info({ count }, 'guests who booked nothing removed');
        const unpaid = await forgetUnpaidGuests(platform);
        if (unpaid > 0) platform.log.info({ count: unpaid }, 'guests who never paid forgotten');
      },
    },
    {
      name: 'settle-qr',
      cron: '50 3 * * *',
      run: async () => {
        const count = await settleQr(platform);
        if (count > 0) platform.log.info({ count }, 'orders settled: who came on board');
      },
    },
  ];
}
