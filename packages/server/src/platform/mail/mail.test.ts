import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { textOf } from '../../../test/read-mail.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import { deliverMail } from './deliver-mail.ts';
import { forgetMails } from './forget-mails.ts';
import { writeMail } from './write-mail.ts';

let server: TestServer;
let mailServer: MailServer;
let token: string;

beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  await server.stop();
  await mailServer.stop();
});

async function start(env: Record<string, string>): Promise<void> {
  server = await startTestServer({ env });
  token = await server.login('admin');
}

function write(about: string, more: object = {}): Promise<boolean> {
  const { platform } = server.gangway;
  return inTransaction(platform.db, (tx) =>
    writeMail(platform, tx, {
      about,
      recipient: 'mei.ling@example.com',
      subject: 'Your tickets / 您的电子船票',
      text: 'See you aboard.\n登船见。',
      html: '<p>See you aboard.</p><img src="cid:code.png">',
      files: [{ name: 'code.png', type: 'image/png', bytes: Buffer.from([137, 80, 78, 71]) }],
      ...more,
    }),
  );
}

async function list(filter: object = {}) {
  const answer = await server.call(systemCalls.pageMails, { body: { filter } }, { token });
  expect(answer.code).toBe(200);
  return answer.data.records;
}

const detail = (id: number) => server.call(systemCalls.mailDetail, { params: { id } }, { token });
const sendAgain = (id: number) => server.call(systemCalls.sendMailAgain, { params: { id } }, { token });
const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000, interval: 50 });
const statusSoon = (status: string) =>
  soon(async () => expect((await list()).map((mail) => mail.status)).toEqual([status]));
const minutesLater = (minutes: number) => server.setNow(new Date(Date.now() + minutes * 60_000));

describe('with a mail server', () => {
  test('a mail arrives with its texts and files, from the company, and is marked sent', async () => {
    await start({ SMTP_URL: mailServer.url });
    await write('news 1');
    await statusSoon('sent');
    expect(mailServer.received).toHaveLength(1);
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({
      envelopeTo: ['mei.ling@example.com'],
      to: 'mei.ling@example.com',
      subject: 'Your tickets / 您的电子船票',
    });
    expect(mail?.from).toContain('Gangway Cruises');
    expect(mail?.from).toContain('hello@gangway.example');
    if (!mail) return;
    expect(textOf(mail, 'text/plain')).toContain('登船见。');
    expect(textOf(mail, 'text/html')).toContain('cid:code.png');
    expect(mail.parts.find((part) => part.id === 'code.png')?.content).toEqual(
      Buffer.from([137, 80, 78, 71]),
    );
  });

  test('MAIL_FROM says whom mails come from', async () => {
    await start({ SMTP_URL: mailServer.url, MAIL_FROM: 'Tickets <tickets@example.com>' });
    await write('news 1');
    await soon(() => expect(mailServer.received).toHaveLength(1));
    expect(mailServer.received[0]?.from).toBe('Tickets <tickets@example.com>');
  });

  test('the same news twice is one mail', async () => {
    await start({ SMTP_URL: mailServer.url });
    await Promise.all([write('news 1'), write('news 1')]);
    await write('news 1');
    await write('other news');
    await soon(async () => expect(await list({ status: 'sent' })).toHaveLength(2));
    expect(mailServer.received).toHaveLength(2);
    expect(new Set(mailServer.received.map((mail) => mail.messageId)).size).toBe(2);
  });

  test('a recipient cannot smuggle in another', async () => {
    await start({ SMTP_URL: mailServer.url });
    await write('news 1', { recipient: 'one@example.com, two@example.com' });
    await soon(async () => expect((await list())[0]?.status).not.toBe('waiting'));
    expect(mailServer.received.flatMap((mail) => mail.envelopeTo)).not.toContain('two@example.com');
  });

  test('sent again from the back office, it arrives again, and who did it is noted', async () => {
    await start({ SMTP_URL: mailServer.url });
    await write('news 1');
    await statusSoon('sent');
    const id = (await list())[0]?.id ?? 0;
    expect((await sendAgain(id)).data).toMatchObject({ status: 'waiting', sentAt: null });
    await soon(() => expect(mailServer.received).toHaveLength(2));
    const noted = await server.gangway.platform.db
      .selectFrom('auditLog')
      .select(['username', 'entityId'])
      .where('action', '=', 'sendAgain')
      .execute();
    expect(noted).toEqual([{ username: 'admin', entityId: String(id) }]);
  });
});

describe('while the mail server is down', () => {
  test('the mail waits, says why, is tried again and sent once in the end', async () => {
    await mailServer.stop();
    await start({ SMTP_URL: mailServer.url });
    await write('news 1');
    const id = (await list())[0]?.id ?? 0;
    await soon(async () => expect((await detail(id)).data.error).not.toBe(''));
    expect((await detail(id)).data).toMatchObject({ status: 'waiting', canSend: true });

    mailServer = await startMailServer(mailServer.port);
    minutesLater(1);
    await statusSoon('sent');
    expect((await detail(id)).data.error).toBe('');
    minutesLater(60);
    await write('other news');
    await soon(() => expect(mailServer.received).toHaveLength(2));
    expect(mailServer.received.filter((mail) => mail.messageId.includes(`mail-${id}@`))).toHaveLength(1);
  });

  test('after many tries it is given up, and can be sent again', async () => {
    await mailServer.stop();
    await start({ SMTP_URL: mailServer.url });
    await write('news 1');
    const id = (await list())[0]?.id ?? 0;
    await deliverMail(server.gangway.platform, id, 12);
    await statusSoon('failed');
    expect((await detail(id)).data.error).toContain('ECONNREFUSED');

    mailServer = await startMailServer(mailServer.port);
    await sendAgain(id);
    await statusSoon('sent');
    expect(mailServer.received).toHaveLength(1);
  });

  test('nothing else waits for one that does not answer', async () => {
    const held = new Set<Socket>();
    const silent = createServer((socket) => void held.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await start({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    for (let news = 0; news < 3; news++) await write(`news ${news}`);
    await soon(() => expect(held.size).toBeGreaterThan(0));
    const { db } = server.gangway.platform;
    const event = { event: { type: 'menus.changed' }, audience: {} } as const;
    await inTransaction(db, (tx) => putInOutbox(tx, 'live.event', event));
    const waiting = (topic: string) =>
      db.selectFrom('outbox').select('id').where('topic', '=', topic).execute();
    await vi.waitFor(async () => expect(await waiting('live.event')).toEqual([]), { timeout: 60_000 });
    expect(await waiting('mail.send')).toHaveLength(3);
    for (const socket of held) socket.destroy();
    silent.close();
  });
});

test('what the mail server refuses for good is given up at once, in its own words', async () => {
  await start({ SMTP_URL: mailServer.url });
  mailServer.refuseWith(550);
  await write('news 1');
  await statusSoon('failed');
  const id = (await list())[0]?.id ?? 0;
  expect((await detail(id)).data.error).toContain('not taken');
});

test('whom it was for stands in no log, whatever the mail server says', async () => {
  const logLines: string[] = [];
  server = await startTestServer({ env: { SMTP_URL: mailServer.url }, logLines });
  token = await server.login('admin');
  mailServer.refuseWith(450);
  await write('news 1');
  await soon(() => expect(logLines.join('')).toContain('was not taken'));
  expect(logLines.join('')).not.toContain('mei.ling');
  const rows = await server.gangway.platform.db.selectFrom('outbox').select('lastError').execute();
  expect(JSON.stringify(rows)).not.toContain('mei.ling');
});

test('what is refused for good stands in the log once, by its number and the code of the mail server', async () => {
  const logLines: string[] = [];
  server = await startTestServer({ env: { SMTP_URL: mailServer.url }, logLines });
  token = await server.login('admin');
  mailServer.refuseWith(550);
  await write('news 1');
  await statusSoon('failed');
  const id = (await list())[0]?.id ?? 0;
  const isTold = (line: string) => line.includes('a mail is given up');
  await soon(() => expect(logLines.some(isTold)).toBe(true));
  const told = logLines.filter(isTold).map((line) => JSON.parse(line) as object);
  expect(told).toEqual([expect.objectContaining({ level: 40, mailId: id, smtpCode: 550 })]);
  expect(logLines.join('')).not.toMatch(/mei\.ling|not taken/);
});

describe('mails are removed a set time after they were written', () => {
  const day = 86_400_000;
  const daysFromNow = (days: number) => server.setNow(new Date(Date.now() + days * day));
  const left = () => server.gangway.platform.db.selectFrom('mails').select(['about', 'status']).execute();
  const files = () => server.gangway.platform.db.selectFrom('mailFiles').select('mailId').execute();

  test('with the codes in them', async () => {
    await start({});
    await write('news 1');
    daysFromNow(89);
    expect(await forgetMails(server.gangway.platform, 90)).toBe(0);
    expect(await files()).toHaveLength(1);
    daysFromNow(91);
    expect(await forgetMails(server.gangway.platform, 90)).toBe(1);
    expect([await left(), await files()]).toEqual([[], []]);
  });

  test('and one that waits stays', async () => {
    await start({ SMTP_URL: mailServer.url });
    await write('sent news');
    await statusSoon('sent');
    mailServer.refuseWith(450);
    await write('news that waits');
    daysFromNow(91);
    expect(await forgetMails(server.gangway.platform, 90)).toBe(1);
    expect(await left()).toEqual([{ about: 'news that waits', status: 'waiting' }]);
    expect(await files()).toHaveLength(1);
  });

  test('by the job of the product, which reads the time from the settings', async () => {
    await start({});
    for (const days of [40, 20]) {
      daysFromNow(-days);
      await write(`news of ${days} days ago`);
    }
    server.setNow(null);
    const body = { key: 'privacy.mailDays', value: '30' };
    expect((await server.call(settingsCalls.updateValueByKey, { body }, { token })).code).toBe(200);
    const boss = new PgBoss({ connectionString: server.databaseUrl, schedule: false, supervise: false });
    boss.on('error', () => {});
    await boss.start();
    const job = await boss.send('mail-forget-mails', {});
    await soon(async () =>
      expect((await boss.getJobById('mail-forget-mails', job ?? ''))?.state).toBe('completed'),
    );
    await boss.stop({ graceful: false });
    expect(await left()).toEqual([{ about: 'news of 20 days ago', status: 'kept' }]);
  });
});

test('what it refuses for now is tried again', async () => {
  await start({ SMTP_URL: mailServer.url });
  mailServer.refuseWith(450);
  await write('news 1');
  const id = (await list())[0]?.id ?? 0;
  await soon(async () => expect((await detail(id)).data.error).toContain('not taken'));
  mailServer.refuseWith(null);
  minutesLater(1);
  await statusSoon('sent');
});

describe('without a mail server', () => {
  test('a mail is kept and can be read, found and not sent', async () => {
    await start({});
    await write('news 1');
    await write('news 2', { recipient: 'other@example.com', subject: '100% sure' });
    expect((await list()).map((mail) => mail.status)).toEqual(['kept', 'kept']);
    const [found, ...others] = await list({ keyword: 'MEI.LING' });
    expect(others).toEqual([]);
    expect(await list({ keyword: '%' })).toHaveLength(1);
    expect(await list({ status: 'sent' })).toEqual([]);
    expect((await detail(found?.id ?? 0)).data).toMatchObject({
      recipient: 'mei.ling@example.com',
      text: 'See you aboard.\n登船见。',
      files: [{ name: 'code.png', bytes: 4 }],
      canSend: false,
    });
    expect(await sendAgain(found?.id ?? 0)).toMatchObject({ status: 409, reason: 'mail.noServer' });
    expect(mailServer.received).toEqual([]);
  });
});
