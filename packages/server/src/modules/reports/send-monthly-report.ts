import { addMonths, portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportScope } from '../fleet/index.ts';
import { readSettings } from '../settings/index.ts';
import { reportNews } from './is-still-reader.query.ts';
import { monthlyMail } from './monthly-mail.ts';
import { readOccupancyMonth } from './occupancy.query.ts';
import { findStaff } from './readers.query.ts';

/** A server that stood still on the first makes up for it within these days. */
const lateDays = 7;

/**
 * Writes the report of the month before to everybody who was chosen by then, each once, and gives how many it wrote. It is
 * asked every hour and by every process that likes.
 */
export async function sendMonthlyReport(platform: Platform, publicUrl: string): Promise<number> {
  const { db, clock } = platform;
  const now = clock();
  const settings = await readSettings(db, 'reports.mailHour', 'company.name');
  const first = `${portDate(now).slice(0, 7)}-01`;
  const dueAt = new Date(startOfPortDay(first).getTime() + settings['reports.mailHour'] * 3_600_000);
  const lateAt = new Date(dueAt.getTime() + lateDays * 86_400_000);
  if (now < dueAt || now > lateAt) return 0;

  const month = addMonths(first, -1).slice(0, 7);
  const readers = (await findStaff(db)).filter(
    ({ mayRead, addedAt }) => mayRead && addedAt !== null && addedAt <= dueAt,
  );
  if (readers.length === 0) return 0;
  const report = await readOccupancyMonth(db, { month });
  let written = 0;
  for (const { accountId, email, locale } of readers) {
    if (email === null || locale === null) continue;
    const scope = await reportScope(db, { period: month }, locale);
    const mail = await monthlyMail(report, { locale, scope, company: settings['company.name'], publicUrl });
    const isMine = await inTransaction(db, async (tx) => {
      const taken = await tx
        .updateTable('reportReaders')
        .set({ sentMonth: month })
        .where('accountId', '=', accountId)
        .where((eb) => eb.or([eb('sentMonth', 'is', null), eb('sentMonth', '<>', month)]))
        .returning('accountId')
        .executeTakeFirst();
      if (!taken) return false;
      await writeMail(platform, tx, {
        about: reportNews(month, accountId),
        recipient: email,
        ...mail,
      });
      return true;
    });
    if (isMine) written += 1;
  }
  return written;
}
