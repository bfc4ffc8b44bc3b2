import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Mail, mailCalls, MailDetail } from '@gangway/contract/system/mail-calls.ts';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Db } from '../database/create-database.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Platform } from '../platform.ts';
import { linkNews } from './write-mail.ts';

type MailPage = Body<typeof mailCalls.pageMails>;

const columns = ['id', 'recipient', 'subject', 'status', 'createdAt', 'sentAt'] as const;

export async function pageMails(
  db: Db,
  { page, size, sort, filter }: MailPage,
): Promise<{ records: Mail[]; total: number }> {
  const order = sort?.order ?? 'desc';
  const [rows, total] = await Promise.all([
    filtered(db, filter)
      .select(columns)
      .orderBy('createdAt', order)
      .orderBy('id', order)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countUpTo(db, filtered(db, filter)),
  ]);
  return { records: rows.map(asMail), total };
}

export async function getMail({ db, mailer }: Platform, mailId: number): Promise<MailDetail> {
  const row = await db
    .selectFrom('mails')
    .select([...columns, 'textBody as text', 'error', 'about'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  const files = await db
    .selectFrom('mailFiles')
    .select(['name', sql<number>`length(bytes)`.as('bytes')])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();
  return {
    ...asMail(row),
    text: row.text,
    error: row.error,
    files,
    canSend: mailer !== null,
    hasLink: row.about.startsWith(linkNews),
  };
}

function filtered(db: Db, { keyword, status }: MailPage['filter']) {
  let query = db.selectFrom('mails');
  if (status) query = query.where('status', '=', status);
  if (keyword) {
    const pattern = likePattern(keyword);
    query = query.where((eb) => eb.or([eb('recipient', 'ilike', pattern), eb('subject', 'ilike', pattern)]));
  }
  return query;
}

function asMail(row: Omit<Mail, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null }): Mail {
  const { id, recipient, subject, status } = row;
  return {
    id,
    recipient,
    subject,
    status,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
