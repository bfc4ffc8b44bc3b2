import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { textOf } from '../../../test/read-mail.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { sendMonthlyReport } from './send-monthly-report.ts';

const publicUrl = 'https://office.example.com';
/** The first of December at the port, an hour before the mail is due and when it is. */
const early = new Date('2025-11-30T22:59:00Z');
const due = new Date('2025-11-30T23:00:00Z');
let mailServer: MailServer;
let one: TestServer;
let other: TestServer;
let admin: string;
const accounts = new Map<string, number>();

beforeAll(async () => {
  mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url };
  one = await startTestServer({ env });
  other = await startTestServer({ env, databaseUrl: one.databaseUrl });
  admin = await one.login('admin');
  const rows = await sql(one.databaseUrl, `select id::int, username from accounts where kind = 'staff'`);
  for (const { id, username } of rows) accounts.set(String(username), Number(id));
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  // What the test before sent is on its way to the mail server, or only noted as sent a moment after it has come.
  await allSent();
  mailServer.received.splice(0);
  await sql(one.databaseUrl, 'delete from report_readers');
  await sql(one.databaseUrl, 'delete from mails');
});

const idOf = (username: string) => accounts.get(username) ?? 0;
const save = (username: string, locale: 'en' | 'zh' | 'ko', email = `${username}@gangway.example`) =>
  one.call(reportsCalls.saveReader, { body: { accountId: idOf(username), email, locale } }, { token: admin });

/** They were chosen long ago. */
async function choose(username: string, locale: 'en' | 'zh' | 'ko') {
  expect((await save(username, locale)).code).toBe(200);
  await sql(one.databaseUrl, `update report_readers set added_at = '2025-01-01'`);
}

async function allSent(): Promise<void> {
  const waiting = () => sql(one.databaseUrl, `select id from mails where status = 'waiting'`);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
}

async function sendAt(at: Date, server = one): Promise<number> {
  const { platform } = server.gangway;
  return sendMonthlyReport({ ...platform, clock: () => at }, publicUrl);
}

test('on the first of a month, from its hour on, everybody chosen gets the month before in their language, with its Excel', async () => {
  await choose('finance', 'zh');
  await choose('admin', 'en');
  expect(await sendAt(early)).toBe(0);
  expect(await sendAt(due)).toBe(2);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 60_000 });
  const mail = (to: string) => mailServer.received.find(({ envelopeTo }) => envelopeTo[0]?.startsWith(to));
  expect(mail('admin')?.subject).toBe('Occupancy report November 2025');
  expect(mail('finance')?.subject).toBe('2025年11月 入住率报表');
  const chinese = mail('finance');
  if (!chinese) throw new Error('no mail');
  expect(textOf(chinese, 'text/plain')).toContain(`${publicUrl}/ship/occupancyReport?month=2025-11`);
  expect(textOf(chinese, 'text/html')).toContain('lang="zh-CN"');

  const file = chinese.parts.find(({ type }) => type.includes('spreadsheet'));
  expect(file?.id).toBe('occupancy-2025-11.xlsx');
  const [titles = [], ...rows] = await readSheet(file?.content ?? Buffer.alloc(0));
  expect(titles).toContain('房费收入 (RM)');
  expect(rows.at(-1)?.[0]).toBe('2025-11 · 全部船舶 · 日间和夜间');
  // The days, what they come to, and what is said beneath after lines left free.
  expect(rows).toHaveLength(34);
  const { data } = await one.call(
    reportsCalls.occupancyMonth,
    { body: { month: '2025-11' } },
    { token: admin },
  );
  const total = rows[30]?.[titles.indexOf('入住总数')];
  expect(total).toBe(data.totals.totalOccupancy);
  expect(textOf(chinese, 'text/plain')).toContain(
    `入住总数：${new Intl.NumberFormat('zh').format(data.totals.totalOccupancy)}`,
  );
});

test('it is written once, however many processes would, and a mail that was forgotten since is not written again', async () => {
  await choose('finance', 'en');
  const counts = await Promise.all([sendAt(due), sendAt(due, other), sendAt(due), sendAt(due, other)]);
  expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
  await sql(one.databaseUrl, 'delete from mails');
  expect(await sendAt(new Date(due.getTime() + 86_400_000))).toBe(0);
  expect(await sendAt(new Date('2025-12-31T23:00:00Z'))).toBe(1);
});

test('a server that stood still makes up for it within the week, and not for those chosen since', async () => {
  await choose('finance', 'en');
  await save('frontdesk', 'en');
  await sql(one.databaseUrl, `update report_readers set added_at = '2025-12-02' where account_id = $1`, [
    idOf('frontdesk'),
  ]);
  expect(await sendAt(new Date('2025-12-09T00:00:00Z'))).toBe(0);
  expect(await sendAt(new Date('2025-12-04T00:00:00Z'))).toBe(1);
});

test('the hour is a setting', async () => {
  await choose('finance', 'en');
  const set = (value: string) =>
    one.call(settingsCalls.updateValueByKey, { body: { key: 'reports.mailHour', value } }, { token: admin });
  await set('9');
  expect(await sendAt(due)).toBe(0);
  await set('7');
  expect(await sendAt(due)).toBe(1);
});

test('only who may see the report can be chosen, and who may no more gets none', async () => {
  expect((await save('housekeeping', 'en')).reason).toBe('record.missing');
  expect((await save('finance', 'en', 'nowhere')).fields[0]?.field).toBe('email');
  await choose('finance', 'en');
  const list = async () => (await one.call(reportsCalls.listReaders, {}, { token: admin })).data;
  const { others, readers } = await list();
  expect(readers).toMatchObject([{ username: 'finance', locale: 'en', mayRead: true }]);
  expect(others.map(({ username }) => username)).toEqual(expect.arrayContaining(['admin', 'editor']));
  expect(others.map(({ username }) => username)).not.toContain('housekeeping');
  await sql(one.databaseUrl, `update accounts set status = 'disabled' where id = $1`, [idOf('finance')]);
  expect((await list()).readers).toMatchObject([{ username: 'finance', mayRead: false }]);
  expect(await sendAt(due)).toBe(0);
  await sql(one.databaseUrl, `update accounts set status = 'active' where id = $1`, [idOf('finance')]);

  const { code } = await save('finance', 'ko', 'new@gangway.example');
  expect(code).toBe(200);
  expect((await list()).readers).toMatchObject([{ email: 'new@gangway.example', locale: 'ko' }]);
  const params = { id: idOf('finance') };
  expect((await one.call(reportsCalls.deleteReader, { params }, { token: admin })).code).toBe(200);
  expect((await one.call(reportsCalls.deleteReader, { params }, { token: admin })).reason).toBe(
    'record.missing',
  );
  expect(await sendAt(due)).toBe(0);
  const body = { filter: { entity: 'reportReader' } };
  const { data } = await one.call(identityCalls.pageAudit, { body }, { token: admin });
  expect(data.records.slice(0, 2).map(({ action }) => action)).toEqual(['delete', 'update']);
});

test('those who may only look choose nobody', async () => {
  const token = await one.login('editor');
  expect((await one.call(reportsCalls.listReaders, {}, { token })).status).toBe(403);
});

test('what stands in it is read only by those who may open the report', async () => {
  await choose('finance', 'en');
  await sendAt(due);
  const [mail] = await sql(one.databaseUrl, `select id::int from mails where about like 'report.%'`);
  const params = { id: Number(mail?.['id']) };
  const grants = [
    { route: '/setup/mails', access: 'view' as const },
    { route: '/dashboard', access: 'view' as const },
  ];
  const role = await one.call(
    identityCalls.saveRole,
    { body: { name: 'postman', template: 'editor', description: '', grants } },
    { token: admin },
  );
  const body = { username: 'postman', password: 'secret-1', roleId: role.data.id };
  expect((await one.call(identityCalls.saveSystemUser, { body }, { token: admin })).code).toBe(200);
  const token = await one.login('postman', 'secret-1');
  expect((await one.call(systemCalls.mailDetail, { params }, { token })).data.text).toBeNull();
  expect((await one.call(systemCalls.mailDetail, { params }, { token: admin })).data.text).toContain('RM');
});

test('it is sent again only to somebody who is still chosen, there, and may open it', async () => {
  await choose('finance', 'en');
  await sendAt(due);
  const [mail] = await sql(one.databaseUrl, `select id::int from mails where about like 'report.%'`);
  const params = { id: Number(mail?.['id']) };
  const again = (locale = 'en') => one.call(systemCalls.sendMailAgain, { params }, { token: admin, locale });
  const refused = { status: 409, reason: 'mail.readerGone' };
  await allSent();
  expect(mailServer.received).toHaveLength(1);

  const role = `(select role_id from accounts where username = 'finance')`;
  const [grant] = await sql(
    one.databaseUrl,
    `delete from role_grants where route = '/ship/occupancyReport' and role_id = ${role} returning access`,
  );
  expect(await again()).toMatchObject(refused);
  expect((await again('zh')).message).toContain('未发送');
  await sql(
    one.databaseUrl,
    `insert into role_grants (role_id, route, access) values (${role}, '/ship/occupancyReport', $1)`,
    [grant?.['access']],
  );
  await save('finance', 'en', 'elsewhere@gangway.example');
  expect(await again()).toMatchObject(refused);
  await one.call(reportsCalls.deleteReader, { params: { id: idOf('finance') } }, { token: admin });
  expect(await again()).toMatchObject(refused);
  const [kept] = await sql(one.databaseUrl, 'select status from mails where id = $1', [params.id]);
  expect(kept?.['status']).toBe('sent');

  await save('finance', 'en');
  expect((await again()).code).toBe(200);
  await allSent();
  expect(mailServer.received).toHaveLength(2);
});
