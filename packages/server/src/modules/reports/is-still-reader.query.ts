import type { Db } from '../../platform/database/create-database.ts';
import { findStaff } from './readers.query.ts';

/** What the news of a monthly report's mail begins with; the month and its reader follow. */
const news = 'report.occupancy';

/** The news of the report of a month to one of its readers. */
export function reportNews(month: string, accountId: number): string {
  return `${news} ${month} ${accountId}`;
}

/**
 * Whether a mail may go to whom it was written to: a report only to somebody who is still chosen, at the address that is
 * still theirs, and may still open it. Anything else may.
 */
export async function isStillReader(
  db: Db,
  { about, recipient }: { about: string; recipient: string },
): Promise<boolean> {
  if (!about.startsWith(`${news} `)) return true;
  const accountId = Number(about.split(' ').at(-1));
  const staff = await findStaff(db);
  return staff.some(
    (reader) => reader.accountId === accountId && reader.mayRead && reader.email === recipient,
  );
}
