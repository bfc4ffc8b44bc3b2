import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { writeMail } from './write-mail.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  token = await server.login('admin');
  await write('one', 'mei.ling@example.com', 'Your tickets / 您的电子船票');
  server.setNow(new Date('2026-11-15T16:45:00Z'));
  await write('two', 'ooi@example.com', '=1+1');
  await sql(
    server.databaseUrl,
    `update mails set status = 'sent', sent_at = '2026-11-15T16:46:00Z' where recipient = 'ooi@example.com'`,
  );
});
afterAll(() => server.stop());

function write(about: string, recipient: string, subject: string): Promise<boolean> {
  const { platform } = server.gangway;
  return inTransaction(platform.db, (tx) =>
    writeMail(platform, tx, { about, recipient, subject, text: 'A secret link', html: '', files: [] }),
  );
}

const exported = (body: object, locale = 'en') =>
  readExport(server, systemCalls.exportMails, { body }, { token, locale });

test('the mails that match are read back from Excel in the order of the list, without their text', async () => {
  const { file, rows, totals } = await exported({});
  expect(file).toBe('mails-2026-11-16.xlsx');
  expect(totals).toBeNull();
  expect(rows).toEqual([
    {
      Written: new Date('2026-11-16T00:45:00Z'),
      Recipient: 'ooi@example.com',
      Subject: '=1+1',
      Status: 'Sent',
      Sent: new Date('2026-11-16T00:46:00Z'),
    },
    {
      Written: new Date('2026-11-16T00:30:00Z'),
      Recipient: 'mei.ling@example.com',
      Subject: 'Your tickets / 您的电子船票',
      Status: 'Kept',
      Sent: null,
    },
  ]);
  expect((await exported({ sort: { by: 'createdAt', order: 'asc' } })).rows).toEqual(rows.toReversed());
  expect((await exported({ filter: { status: 'sent' } })).rows).toEqual(rows.slice(0, 1));
  expect((await exported({ filter: { keyword: 'mei.ling' } })).rows).toEqual(rows.slice(1));
});

test.each(['zh', 'ko'])('the sheet speaks %s', async (locale) => {
  const english = await exported({});
  const { titles, rows } = await exported({}, locale);
  expect(titles.filter((title) => english.titles.includes(title))).toEqual([]);
  expect(rows.map((row) => Object.values(row)[3])).not.toContain('Sent');
});

test('whoever may not see the mails gets no sheet of them', async () => {
  const answer = await server.call(
    systemCalls.exportMails,
    { body: {} },
    { token: await server.login('boarding') },
  );
  expect(answer.status).toBe(403);
});
