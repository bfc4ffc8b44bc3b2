import type { Env } from './env.ts';
import { readSettings } from './modules/settings/index.ts';
import type { Db } from './platform/database/create-database.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';

/** What sends mail, where a mail server is named: from the company of the settings unless somebody else is. */
export function openMailer({ smtpUrl, mailFrom }: Env, db: Db): Mailer | null {
  if (!smtpUrl) return null;
  return createMailer(smtpUrl, async () => {
    if (mailFrom) return mailFrom;
    const company = await readSettings(db, 'company.name', 'company.email');
    return { name: company['company.name'], address: company['company.email'] };
  });
}
