import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import type { StaleRecord } from '@gangway/contract/core/stale-record.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueMaker, roomTypeBody } from './catalogue.ts';
import { paintPicture } from './pictures.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { upload } from './upload.ts';

let one: TestServer;
let two: TestServer;
let editor: string;
let admin: string;

beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ databaseUrl: one.databaseUrl });
  [editor, admin] = await Promise.all([one.login('editor'), one.login('admin')]);
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

const save = (body: object, token = editor, at = one) =>
  at.call(fleetCalls.saveRoomType, { body: body as never }, { token });
const sunday = (sen: number) => {
  const { week } = roomTypeBody('X');
  return { ...week, sun: { ...week.sun, day: sen } };
};

async function makeType(code: string): Promise<RoomType> {
  return (await save({ ...roomTypeBody(code), week: sunday(10_000) })).data;
}

describe('two tabs with one room type', () => {
  test('a price that was set stays when a form of before it changes the description', async () => {
    const seen = await makeType('STALE-1');
    const opened = { ...roomTypeBody('STALE-1'), id: seen.id, version: seen.version };
    expect((await save({ ...opened, week: sunday(22_200) }, admin)).code).toBe(200);

    const description = { en: 'With a view', zh: '看海' };
    const answer = await save({ ...opened, week: sunday(10_000), description });
    expect(answer).toMatchObject({ status: 409, reason: 'record.changed' });
    const stale = answer.data as unknown as StaleRecord<RoomType>;
    expect(stale.differs).toMatchObject([
      { field: 'description.en', yours: 'With a view', stored: seen.description.en },
      { field: 'description.zh', yours: '看海', stored: seen.description.zh },
      { field: 'week.sun.day', yours: 10_000, stored: 22_200 },
    ]);
    expect(stale).toMatchObject({ changedBy: 'Farah Zainal', changedAt: expect.any(String) });
    expect(stale.current).toMatchObject({ id: seen.id, version: seen.version + 1 });
    expect(stale.current.week.sun.day).toBe(22_200);

    const knowing = { ...opened, version: stale.current.version, week: stale.current.week, description };
    expect((await save(knowing)).data).toMatchObject({ description, version: seen.version + 2 });
  });

  test('of several saves at once one is done, whichever process they come to', async () => {
    const { id, version } = await makeType('STALE-2');
    const answers = await Promise.all(
      [11_100, 22_200, 33_300, 44_400].map((sen, index) =>
        save({ ...roomTypeBody('STALE-2'), id, version, week: sunday(sen) }, editor, index % 2 ? one : two),
      ),
    );
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const won = answers.find((answer) => answer.status === 200);
    const types = await one.call(fleetCalls.listRoomTypes, {}, { token: editor });
    const stored = types.data.find((type) => type.id === id);
    expect(stored).toMatchObject({ version: version + 1, week: won?.data.week });
  });

  test('the same save sent again is done: its answer was lost on the way', async () => {
    const { id, version } = await makeType('STALE-3');
    const body = { ...roomTypeBody('STALE-3'), id, version, week: sunday(55_500) };
    expect((await save(body)).code).toBe(200);
    expect((await save(body)).data.week.sun.day).toBe(55_500);
  });

  test('without a version a record that is there is not saved', async () => {
    const { id } = await makeType('STALE-4');
    const answer = await save({ ...roomTypeBody('STALE-4'), id, version: -1 });
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'version' }] });
  });
});

describe('a save that changes nothing', () => {
  const call = <C extends Call>(wanted: C, body: object) =>
    one.call(wanted, { body } as never, { token: admin });
  const both = (text: string) => ({ en: text, zh: text });
  const date = addDays(portDate(new Date()), 40);
  /** Each with what makes a record of it, and one change that is true. */
  const kinds: [string, Call, () => Promise<object>, object][] = [
    ['ship', fleetCalls.saveShip, async () => ({ name: 'Still', status: 'active' }), { name: 'Stiller' }],
    ['room type', fleetCalls.saveRoomType, async () => roomTypeBody('STILL'), { dailyQuantity: 3 }],
    ['room', fleetCalls.saveRoom, room, { floor: 2 }],
    ['route', sailingsCalls.saveRoute, async () => route, { enabled: false }],
    ['sailing', sailingsCalls.saveSailing, sailing, { peak: true }],
    [
      'role',
      identityCalls.saveRole,
      async () => ({
        name: 'still',
        template: 'editor',
        description: '',
        grants: [{ route: '/ship/routes', access: 'view' }],
      }),
      { grants: [{ route: '/ship/routes', access: 'edit' }] },
    ],
    ['member of staff', identityCalls.saveSystemUser, user, { name: 'Other' }],
  ];
  const route = {
    fromPort: both('Port Klang'),
    destination: both('Nowhere'),
    description: both(''),
    enabled: true,
    imageId: null,
  };

  async function room() {
    const shipId = await catalogueMaker(one, admin).ship('Still rooms');
    const { id: roomTypeId } = await makeType('STILL-R');
    return { shipId, roomTypeId, number: '1', floor: 1, position: 'port', status: 'available' };
  }
  async function sailing() {
    const make = catalogueMaker(one, admin);
    const times = { departure: '09:00', returning: '17:00', salesCloseMinutes: 0, capacity: 50, peak: false };
    return {
      shipId: await make.ship('Still sails'),
      routeId: await make.route(),
      date,
      slot: 'day',
      ...times,
    };
  }
  async function user() {
    const roles = await one.call(identityCalls.listRoleNames, {}, { token: admin });
    const roleId = roles.data.find(({ name }) => name === 'food')?.id ?? 0;
    return { username: 'still.here', name: 'Still', roleId, status: 'active', introduction: '' };
  }

  test.each(kinds)('of a %s refuses nobody who has it open', async (_, save, begin, true_) => {
    const body = await begin();
    const made = await call(save, {
      ...body,
      ...(save === identityCalls.saveSystemUser ? { password: 'secret-1' } : {}),
    });
    expect(made.code).toBe(200);
    const { id, version } = made.data as { id: number; version: number };
    const again = await call(save, { ...body, id, version });
    expect(again).toMatchObject({ code: 200, data: { id, version } });
    const changed = await call(save, { ...body, ...true_, id, version });
    expect(changed).toMatchObject({ code: 200, data: { version: version + 1 } });
    const late = await call(save, { ...body, id, version });
    expect(late).toMatchObject({ status: 409, reason: 'record.changed' });
  });

  test('of a setting, a menu entry or a customer makes no version either', async () => {
    const key = 'system.bookingNotice.still';
    const entry = await call(settingsCalls.add, { key, value: 'same', remark: '' });
    const same = await call(settingsCalls.update, {
      key,
      value: 'same',
      remark: '',
      version: entry.data.version,
    });
    expect(same.data.version).toBe(entry.data.version);

    const menus = await one.call(identityCalls.listMenus, {}, { token: admin });
    const menu = menus.data.find(({ path }) => path === '/ship/sailings');
    const { path, version, title, icon, position, enabled } = menu ?? {};
    const kept = await call(identityCalls.saveMenu, { path, version, title, icon, position, enabled });
    expect(kept.data.version).toBe(version);

    const own = await one.login('customer');
    const details = {
      realName: 'Lim',
      gender: 'male',
      phone: '+60123456789',
      idCard: '921123-08-5546',
      email: 'customer@gangway.example',
    };
    const first = await one.call(customersCalls.saveProfile, { body: details as never }, { token: own });
    const id = first.data.id;
    const versions = () =>
      sql<{ version: number }>(
        one.databaseUrl,
        `select version from customers where account_id = $1 union all select version from accounts where id = $1`,
        [id],
      );
    const before = await versions();
    // The same number, sealed anew.
    await one.call(customersCalls.saveProfile, { body: details as never }, { token: own });
    expect(await versions()).toEqual(before);
    await one.call(
      customersCalls.saveProfile,
      { body: { ...details, idCard: '921123-08-5548' } as never },
      { token: own },
    );
    expect(await versions()).not.toEqual(before);
  });

  test('of a ship does not hide that its pictures are others', async () => {
    const { data } = await call(fleetCalls.saveShip, { name: 'Painted', status: 'active' });
    const { id, version } = data as { id: number; version: number };
    const picture = await upload(one, fleetCalls.uploadShipImage, await paintPicture('jpeg'), {
      token: admin,
    });
    const body = { id, version, name: 'Painted', status: 'active', imageIds: [picture.data.id] };
    expect(await call(fleetCalls.saveShip, body)).toMatchObject({
      code: 200,
      data: { version: version + 1 },
    });
    expect(await call(fleetCalls.saveShip, { ...body, imageIds: [] })).toMatchObject({ status: 409 });
  });
});

describe('other records', () => {
  test('a menu entry changed by somebody else is not put back by a switch of a list read before', async () => {
    const menus = await one.call(identityCalls.listMenus, {}, { token: admin });
    const entry = menus.data.find(({ path }) => path === '/ship/routes');
    const { path = '', version = 0, icon = '', position = 0, enabled = true } = entry ?? {};
    const title = { en: 'Lines', zh: '航线表', ko: '노선표' };
    const old = { path, version, title: entry?.title ?? title, icon, position, enabled };
    expect((await one.call(identityCalls.saveMenu, { body: { ...old, title } }, { token: admin })).code).toBe(
      200,
    );
    const late = await two.call(
      identityCalls.saveMenu,
      { body: { ...old, enabled: false } },
      { token: admin },
    );
    expect(late).toMatchObject({ status: 409, reason: 'record.changed' });
  });

  test('a password is not given upon an account that has changed since', async () => {
    const roles = await one.call(identityCalls.listRoleNames, {}, { token: admin });
    const roleId = roles.data.find(({ name }) => name === 'food')?.id ?? 0;
    const user = { username: 'two.tabs', password: 'secret-1', name: '', roleId };
    const { data } = await one.call(identityCalls.saveSystemUser, { body: user }, { token: admin });
    const { id, version } = data;
    const change = (more: object) =>
      one.call(identityCalls.saveSystemUser, { body: { ...user, id, version, ...more } }, { token: admin });
    expect((await change({ password: undefined, name: 'Two Tabs' })).code).toBe(200);
    const late = await change({ name: 'Two Tabs', password: 'secret-2' });
    expect(late).toMatchObject({ status: 409, reason: 'record.changed' });
    expect(JSON.stringify(late)).not.toMatch(/secret|hash/i);
  });

  test('a setting is put over another value only by who has seen that', async () => {
    const key = 'system.bookingNotice';
    const body = { key, value: 'first', remark: '' };
    const { data } = await one.call(settingsCalls.add, { body }, { token: admin });
    const change = (value: string) => ({ body: { key, value, version: data.version } });
    expect((await one.call(settingsCalls.updateValueByKey, change('second'), { token: admin })).code).toBe(
      200,
    );
    const late = await one.call(settingsCalls.updateValueByKey, change('third'), { token: admin });
    expect(late).toMatchObject({ status: 409, reason: 'record.changed' });
    expect(late.data).toMatchObject({ differs: [{ field: 'value', yours: 'third', stored: 'second' }] });
  });
});
