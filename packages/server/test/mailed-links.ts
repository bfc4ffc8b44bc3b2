import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { expect, vi } from 'vitest';
import type { MailServer, ReceivedMail } from './mail-server.ts';
import { textOf } from './read-mail.ts';
import type { TestServer } from './start-test-server.ts';

let count = 0;

/** Opens an account on the site, with the password `Harbour-1` and a phone of its own. */
export async function registerSomebody(
  server: TestServer,
  change: { username?: string; email?: string | null; phone?: string; password?: string } = {},
) {
  count += 1;
  const password = change.password ?? 'Harbour-1';
  const body = {
    username: `somebody.${count}`,
    realName: 'Tan Mei Ling',
    phone: `+6017${String(1_000_000 + count)}`,
    email: null as string | null,
    birthDate: '1992-11-23',
    agreed: true as const,
    ...change,
    password,
    confirmPassword: password,
  };
  const answer = await server.call(customersCalls.register, { body });
  expect(answer.code).toBe(200);
  return { ...body, token: answer.data };
}

/** Until all that was put down to be done has been done. */
export async function untilOutboxIsEmpty(server: TestServer): Promise<void> {
  const waiting = server.gangway.platform.db.selectFrom('outbox').select('topic');
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), {
    timeout: 60_000,
    interval: 20,
  });
}

/** What was sent to an address, given in small letters. */
export function mailsOf(mailServer: MailServer, email: string): ReceivedMail[] {
  return mailServer.received.filter(({ envelopeTo }) => envelopeTo[0]?.toLowerCase() === email);
}

/** What stands behind the `=` of the link to an order, in a mail that may say more. */
export function orderLinkIn(mail: ReceivedMail | undefined): string {
  if (!mail) throw new Error('no mail came');
  const [, token] = /https?:\/\/\S+\/queryOrderInfo#order=(\S+)$/m.exec(textOf(mail, 'text/plain')) ?? [];
  expect(textOf(mail, 'text/html')).toContain(`=${token}"`);
  return token ?? '';
}

/** What stands behind the `=` of the one link of a mail. */
export function linkIn(mail: ReceivedMail | undefined): string {
  if (!mail) throw new Error('no mail came');
  const [, token] = /^https?:\/\/\S+\/login#\w+=(\S+)$/m.exec(textOf(mail, 'text/plain')) ?? [];
  expect(textOf(mail, 'text/html')).toContain(`=${token}"`);
  return token ?? '';
}
