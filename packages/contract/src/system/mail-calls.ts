import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idParam, instant, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';

/** `kept`: there was nowhere to send it from, so it waits to be read in the back office; `stopped`: its address was wrong. */
export const mailStatus = z.enum(['kept', 'waiting', 'sent', 'failed', 'stopped']);
export type MailStatus = z.output<typeof mailStatus>;

/** A mail as the list shows it. */
export const mail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  status: mailStatus,
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type Mail = z.output<typeof mail>;

export const mailDetail = mail.extend({
  /** Null for whoever may not see the figures in it. */
  text: z.string().nullable(),
  /** What the mail server said when it did not take the mail. */
  error: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** False where no mail server is set: the mail can be read, not sent. */
  canSend: z.boolean(),
  /** It holds a link only its reader may know, so it is not sent again. */
  hasLink: z.boolean(),
  /** Since when its address is known to be wrong: it is not sent any more. */
  stoppedAt: instant.nullable(),
});
export type MailDetail = z.output<typeof mailDetail>;

const mailPage = pageInput({ keyword: text(80).optional(), status: mailStatus.optional() }, ['createdAt']);
const view = { route: '/setup/mails', access: 'view' } as const;
const edit = { route: '/setup/mails', access: 'edit' } as const;

export const mailCalls = {
  pageMails: defineCall({
    method: 'POST',
    path: '/mail/page',
    summary: 'Mails the product wrote, a page at a time',
    permission: view,
    body: mailPage,
    response: pageOf(mail),
  }),
  exportMails: defineCall({
    method: 'POST',
    path: '/mail/export',
    summary: 'The mails that match, without their text, as an Excel file',
    permission: view,
    body: mailPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  mailDetail: defineCall({
    method: 'GET',
    path: '/mail/{id}',
    summary: 'A mail with its text',
    permission: view,
    params: idParam,
    response: mailDetail,
    errors: ['record.missing'],
  }),
  sendMailAgain: defineCall({
    method: 'POST',
    path: '/mail/{id}/send',
    summary: 'Send a mail that was kept or not taken, or send it once more',
    permission: edit,
    params: idParam,
    response: mailDetail,
    errors: ['mail.noServer', 'mail.linkOnce', 'mail.readerGone', 'mail.stopped', 'record.missing'],
  }),
};
