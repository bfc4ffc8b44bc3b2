import { portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { sendMonthlyReport } from '../../modules/reports/send-monthly-report.ts';
import type { Platform } from '../../platform/platform.ts';

const dayMs = 86_400_000;

/** The report of last month, as it was written on the first to somebody chosen before. */
export async function sendLastMonth(platform: Platform, accountId: number, publicUrl: string): Promise<void> {
  const first = startOfPortDay(`${portDate(platform.clock()).slice(0, 7)}-01`);
  await platform.db
    .insertInto('reportReaders')
    .values({
      accountId,
      email: 'management@gangway.example',
      locale: 'en',
      addedBy: accountId,
      addedAt: new Date(first.getTime() - 10 * dayMs),
      sentMonth: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Whatever hour it is sent at has passed by then.
  await sendMonthlyReport({ ...platform, clock: () => new Date(first.getTime() + dayMs) }, publicUrl);
}
