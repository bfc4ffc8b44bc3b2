import { settingKeys, settingRegistry } from '@gangway/contract/settings/registry.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { writeSetting } from '@gangway/contract/settings/values.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let other: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await sql(server.databaseUrl, 'delete from config_entries');
  other = await startTestServer({ databaseUrl: server.databaseUrl });
  token = await server.login('editor');
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const add = (key: string, value: string, remark = '') =>
  server.call(settingsCalls.add, { body: { key, value, remark } }, { token });
const set = (key: string, value: string, locale = 'en') =>
  server.call(settingsCalls.updateValueByKey, { body: { key, value } }, { token, locale });
const remove = (key: string) => server.call(settingsCalls.remove, { params: { key } }, { token });
const valueOf = async (key: string, from = server) =>
  (await from.call(settingsCalls.getValue, { query: { key } }, { token })).data;
const list = async () => (await server.call(settingsCalls.queryList, {}, { token })).data;

test('every known key has its default, until something is stored', async () => {
  const entries = await list();
  const shipped = settingKeys.map((key) => {
    const fallback = writeSetting(key, settingRegistry[key].default);
    return { key, value: fallback, default: fallback, known: true, updatedAt: null, remark: '' };
  });
  expect(entries).toMatchObject(shipped);
  expect(entries.find((entry) => entry.key === 'booking.holdMinutes')).toMatchObject({
    value: '10',
    kind: 'integer',
    min: 1,
    max: 120,
  });
});

test.each(['booking.giftLimitSen', 'refund.waiveLimitSen'])(
  'how much somebody lets go without an administrator (%s) only an administrator changes',
  async (key) => {
    const raised = { key, value: '10000000', remark: '' };
    const at = { token: await server.login('admin') };
    for (const answer of [
      await add(key, raised.value),
      await set(key, raised.value),
      await server.call(settingsCalls.update, { body: { ...raised, version: 0 } }, { token }),
    ])
      expect(answer.code).toBe(403);
    expect(
      await server.call(settingsCalls.updateValueByKey, { body: { key, value: '0' } }, at),
    ).toMatchObject({
      code: 200,
    });
    expect((await remove(key)).code).toBe(403);
    expect(await valueOf(key)).toBe('0');
    expect((await server.call(settingsCalls.remove, { params: { key } }, at)).code).toBe(200);
  },
);

describe('a known key', () => {
  test('takes a value within its bounds, keeps remark and default, and says when', async () => {
    await server.call(
      settingsCalls.update,
      { body: { key: 'sailing.capacity', value: '450', remark: 'fewer chairs' } },
      { token },
    );
    const saved = await set('sailing.capacity', '480');
    expect(saved.data).toMatchObject({
      value: '480',
      remark: 'fewer chairs',
      default: '600',
      min: 1,
      max: 5000,
    });
    expect(saved.data.updatedAt).toMatch(/Z$/);
    expect(await valueOf('sailing.capacity')).toBe('480');
  });

  test.each([
    ['booking.holdMinutes', '0', 'Value range 1-120'],
    ['booking.holdMinutes', '121', 'Value range 1-120'],
    ['booking.holdMinutes', '', 'Value range 1-120'],
    ['booking.holdMinutes', '1.5', 'Enter a whole number in digits, such as 10'],
    ['booking.holdMinutes', '10.0', 'Enter a whole number in digits, such as 10'],
    ['booking.holdMinutes', '1e1', 'Enter a whole number in digits, such as 10'],
    ['booking.holdMinutes', 'ten', 'Enter a whole number in digits, such as 10'],
    ['change.adminFeeSen', '-1', 'Value range 0-10000000'],
    ['change.adminFeeSen', '12.50', 'Enter a whole number of sen in digits: RM 10.00 is 1000'],
    ['change.guestFeeSen', '10.00', 'Enter a whole number of sen in digits: RM 10.00 is 1000'],
    ['change.guestFeeSen', '1E3', 'Enter a whole number of sen in digits: RM 10.00 is 1000'],
    ['refund.noShowPercent', '50.0', 'Enter a whole number in digits, such as 10'],
    ['refund.noShowPercent', '101', 'Value range 0-100'],
    ['refund.tiers', '[{"fromDays":1,"percent":5}]', 'The last tier must start at 0 days'],
    [
      'refund.tiers',
      '[{"fromDays":0,"percent":5},{"fromDays":9,"percent":1},{"fromDays":0,"percent":5}]',
      'Put the tiers in order, the longest notice first, each number of days once',
    ],
    ['refund.tiers', 'half', 'Value is not written correctly'],
    ['system.useUntil', 'tomorrow', 'Value is not written correctly'],
    ['referral.houseCode', 'house code', 'Value contains characters that are not allowed'],
    ['company.email', 'nobody', 'Value is not written correctly'],
  ])('%s does not take %j', async (key, value, message) => {
    const before = await valueOf(key);
    const answer = await set(key, value);
    expect(answer).toMatchObject({
      status: 422,
      reason: 'setting.invalid',
      fields: [{ field: 'value', message }],
    });
    expect((await set(key, value, 'zh')).fields[0]?.message).toMatch(/\p{Script=Han}/u);
    expect(await valueOf(key)).toBe(before);
  });

  test('is added once, and the second time exists', async () => {
    expect((await add('change.closedDays', '5')).code).toBe(200);
    const again = await add('change.closedDays', '6');
    expect(again).toMatchObject({ status: 409, reason: 'setting.exists', fields: [{ field: 'key' }] });
    expect(again.message).toContain('change.closedDays');
    expect(await valueOf('change.closedDays')).toBe('5');
  });

  test('is back at its default when deleted', async () => {
    await set('privacy.idNumberDays', '30');
    expect((await remove('privacy.idNumberDays')).code).toBe(200);
    expect(await valueOf('privacy.idNumberDays')).toBe('90');
    expect(await remove('privacy.idNumberDays')).toMatchObject({ status: 404, reason: 'record.missing' });
  });

  test('that was stored before its bounds changed falls back to its default, and stops nothing', async () => {
    const { db } = server.gangway.platform;
    await db.insertInto('configEntries').values({ key: 'system.useUntil', value: 'never' }).execute();
    const answer = await server.call(settingsCalls.getUseTime, {}, { token });
    expect(answer.data).toBe(settingRegistry['system.useUntil'].default);
    await remove('system.useUntil');
  });
});

describe('another key', () => {
  test('is kept as text, whatever stands in it', async () => {
    const saved = await add('Harbour.note-1_x', '{"half": json — 码头', 'by hand');
    expect(saved.data).toMatchObject({
      value: '{"half": json — 码头',
      kind: 'text',
      known: false,
      default: null,
      remark: 'by hand',
    });
    expect((await list()).at(-1)).toEqual(saved.data);
    expect((await set('Harbour.note-1_x', '')).data.value).toBe('');
  });

  test('must have been added before it is changed or read', async () => {
    expect(await set('never.added', '1')).toMatchObject({ status: 404, reason: 'record.missing' });
    const update = await server.call(
      settingsCalls.update,
      { body: { key: 'never.added', value: '1' } },
      { token },
    );
    expect(update).toMatchObject({ status: 404, reason: 'record.missing' });
    expect(
      await server.call(settingsCalls.getValue, { query: { key: 'never.added' } }, { token }),
    ).toMatchObject({ status: 404 });
    expect((await list()).some((entry) => entry.key === 'never.added')).toBe(false);
  });

  test('is gone when deleted', async () => {
    await add('short.lived', '1');
    await remove('short.lived');
    expect((await list()).some((entry) => entry.key === 'short.lived')).toBe(false);
  });

  test('that many add at the same moment is added once', async () => {
    const body = { key: 'contested', value: '1' };
    const servers = [server, other, server, other, server, other];
    const answers = await Promise.all(
      servers.map((each) => each.call(settingsCalls.add, { body }, { token })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'setting.exists')).toHaveLength(5);
  });
});

test('the deadline is the system expiry, for any member of staff', async () => {
  await set('system.useUntil', '2025-12-24T18:00:00+08:00');
  const food = await server.login('food');
  expect((await server.call(settingsCalls.getUseTime, {}, { token: food })).data).toBe(
    '2025-12-24T18:00:00+08:00',
  );
});

test('the customer site sees a change at once, on every process, and only what is public', async () => {
  const before = (await other.call(settingsCalls.siteSettings, {})).data;
  expect(before).toMatchObject({
    holdMinutes: 10,
    noShowPercent: 100,
    changeFeeSen: 5000,
    guestFeeSen: 0,
    houseCode: 'GANGWAY',
  });
  await set('booking.holdMinutes', '20');
  await set('company.name', '海风邮轮');
  await set('refund.tiers', '[{"fromDays":10,"percent":10},{"fromDays":0,"percent":90}]');

  const after = (await other.call(settingsCalls.siteSettings, {})).data;
  expect(after).toEqual({
    ...before,
    holdMinutes: 20,
    company: { ...before.company, name: '海风邮轮' },
    refundTiers: [
      { fromDays: 10, percent: 10 },
      { fromDays: 0, percent: 90 },
    ],
  });
  expect(await valueOf('booking.holdMinutes', other)).toBe('20');

  // An address nobody has given is not spoken of; it may be taken away again.
  const company = async () => (await other.call(settingsCalls.siteSettings, {})).data.company;
  expect(await company()).not.toHaveProperty('address');
  await set('company.address', 'Lot 7, Jalan Pelabuhan, 42000 Port Klang');
  expect(await company()).toHaveProperty('address', 'Lot 7, Jalan Pelabuhan, 42000 Port Klang');
  await set('company.address', '');
  expect(await company()).not.toHaveProperty('address');
});
