import { createTransport } from 'nodemailer';

/** A file that goes with a mail; its text can show it by `cid:<name>`. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  files: readonly MailFile[];
}

/** Hands mails to a mail server. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface MailSender {
  name: string;
  address: string;
}

/** The mailer of an SMTP address; `from` is asked for every mail, since a setting may say it. */
export function createMailer(smtpUrl: string, from: () => Promise<string | MailSender>): Mailer {
  // One mail must be over, one way or another, well before the outbox would give it to another process.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    dnsTimeout: 5000,
    socketTimeout: 8000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        from: await from(),
        // As an object it stays one address, whatever it holds.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same mail sent twice, because a process died in between, is recognised as one by its receiver.
        messageId: `<mail-${mail.id}@gangway.invalid>`,
        attachments: mail.files.map((file) => ({
          filename: file.name,
          contentType: file.type,
          content: file.bytes,
          cid: file.name,
        })),
      });
    },
    close: () => transport.close(),
  };
}

/** Whether a mail server said that it will never take this mail, so that asking again is no use. */
export function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
    (smtpCodeOf(error) ?? 0) >= 500
  );
}

/** The number a mail server answered with; null where it did not come to an answer. */
export function smtpCodeOf(error: unknown): number | null {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  return Number.isInteger(code) ? code : null;
}
