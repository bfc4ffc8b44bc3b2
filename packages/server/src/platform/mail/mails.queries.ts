import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Mail, mailCalls, MailDetail } from '@gangway/contract/system/mail-calls.ts';
import { can } from '@gangway/contract/core/permissions.ts';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Db } from '../database/create-database.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Caller } from '../http/caller.ts';
import type { Platform } from '../platform.ts';
import { linkNews } from './write-mail.ts';

export type MailPage = Body<typeof mailCalls.pageMails>;

const columns = ['id', 'recipient', 'subject', 'status', 'createdAt', 'sentAt'] as const;

export async function pageMails(
  db: Db,
  { page, size, sort, filter }: MailPage,
): Promise<{ records: Mail[]; total: number }> {
  const [rows, total] = await Promise.all([
    ordered(db, { filter, sort })
      .select(columns)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countUpTo(db, filtered(db, filter)),
  ]);
  return { records: rows.map(asMail), total };
}

/** Which mails match, in their order; they themselves are read as a sheet takes them. */
export async function listMailIds(
  db: Db,
  input: Pick<MailPage, 'filter' | 'sort'>,
  limit: number,
): Promise<number[]> {
  const rows = await ordered(db, input).select('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function readMails(db: Db, ids: readonly number[]): Promise<Mail[]> {
  const rows = await db.selectFrom('mails').select(columns).where('id', 'in', ids).execute();
  return rows.map(asMail);
}

/** A mail as somebody may read it: what a report says is for those who may open the report. */
export async function getMail(
  { db, mailer }: Platform,
  mailId: number,
  { grants }: Pick<Caller, 'grants'>,
): Promise<MailDetail> {
  const row = await db
    .selectFrom('mails')
    .select([...columns, 'textBody as text', 'error', 'about', 'stoppedAt'])
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
    text: mayRead(grants, row.about) ? row.text : null,
    error: row.error,
    files,
    canSend: mailer !== null,
    hasLink: row.about.startsWith(linkNews),
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
  };
}

/** The screens whose figures stand in mails, by how their news begin. */
const screens = { report: '/ship/occupancyReport', statement: '/business/salesReport' } as const;

function mayRead(grants: Caller['grants'], about: string): boolean {
  if (about.startsWith('report.')) return can(grants, screens.report, 'view');
  return !about.startsWith('statement ') || can(grants, screens.statement, 'view');
}

function ordered(db: Db, { filter, sort }: Pick<MailPage, 'filter' | 'sort'>) {
  const order = sort?.order ?? 'desc';
  return filtered(db, filter).orderBy('createdAt', order).orderBy('id', order);
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
