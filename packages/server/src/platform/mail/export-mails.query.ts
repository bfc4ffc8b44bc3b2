import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Mail } from '@gangway/contract/system/mail-calls.ts';
import type { Db } from '../database/create-database.ts';
import { readInOrder } from '../excel/row-parts.ts';
import type { Sheet } from '../excel/send-sheet.ts';
import { sheetColumns } from '../excel/sheet-columns.ts';
import { translate } from '../messages/translate.ts';
import { listMailIds, type MailPage, readMails } from './mails.queries.ts';

/** The mails that match, for Excel: to whom, about what and when. What they say may hold links, and stays in the house. */
export async function exportMails(
  db: Db,
  input: Pick<MailPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Mail>> {
  const ids = await listMailIds(db, input, askedSheetRows);
  const { text, moment } = sheetColumns<Mail>(locale);
  return {
    file: 'mails',
    title: translate(locale, 'mails.table'),
    rows: readInOrder(ids, (some) => readMails(db, some)),
    columns: [
      moment('mails.createdAt', (mail) => mail.createdAt),
      text('mails.recipient', 30, (mail) => mail.recipient),
      text('mails.subject', 50, (mail) => mail.subject),
      text('field.status', 14, (mail) => translate(locale, `mails.status.${mail.status}`)),
      moment('mails.sentAt', (mail) => mail.sentAt),
    ],
  };
}
