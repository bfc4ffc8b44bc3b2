import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, firstOrder, makeSailing, passLine, type SmallSailing } from '../../../test/booking.ts';
import { roomTypeBody } from '../../../test/catalogue.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const date = addDays(portDate(new Date()), 60);
let server: TestServer;
let admin: string;
let customer: string;
let sailing: SmallSailing;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('admin');
  sailing = await makeSailing(server, { date, name: 'Kinabalu' });
  const body = {
    username: 'audited',
    password: 'secret-1',
    confirmPassword: 'secret-1',
    realName: 'Lim Siew Yen',
    phone: '0123456789',
    birthDate: '1990-01-01',
    agreed: true as const,
  };
  customer = (await server.call(customersCalls.register, { body })).data;
});
afterAll(() => server.stop());

async function audit(
  filter: { account?: string; entity?: string; entityId?: string; action?: string },
  token = admin,
) {
  return (await server.call(identityCalls.pageAudit, { body: { filter } }, { token })).data.records;
}

test('an order stands in the log by its number, is found by it, and its cancellation by the name of who did it', async () => {
  const order = firstOrder(await buy(server, customer, [passLine(sailing)]));
  const { id } = order;
  await server.call(
    bookingCalls.cancelOrder,
    { params: { id }, body: { reason: 'asked by phone' } },
    { token: admin },
  );
  expect(await audit({ entityId: order.orderNo })).toMatchObject([
    {
      action: 'cancel',
      entity: 'order',
      entityId: String(id),
      record: order.orderNo,
      person: 'Farah Zainal',
    },
  ]);
  expect(await audit({ entityId: `${order.orderNo}0` })).toEqual([]);
  const { data } = await server.call(bookingCalls.orderDetail, { params: { id } }, { token: admin });
  expect(data.history.at(-1)).toMatchObject({ what: 'canceled', by: 'Farah Zainal', note: 'asked by phone' });
});

test('a customer who cancels stands in the history by their name', async () => {
  const order = firstOrder(await buy(server, customer, [passLine(sailing)]));
  await server.call(bookingCalls.cancelMyOrders, { body: { ids: [order.id] } }, { token: customer });
  const { data } = await server.call(
    bookingCalls.orderDetail,
    { params: { id: order.id } },
    { token: admin },
  );
  expect(data.history.at(-1)).toMatchObject({ what: 'canceled', by: 'Lim Siew Yen' });
});

test('the change of a date names both sailings and what it costs, an entry of old like one of today', async () => {
  const other = await makeSailing(server, { date: addDays(date, 1), name: 'Ledang' });
  const names = [`Kinabalu, ${date}, day`, `Ledang, ${addDays(date, 1)}, day`];
  const [from, to] = [sailing.sailingId, other.sailingId];
  const add = (id: number, before: object | null, after: object) =>
    sql(
      server.databaseUrl,
      `insert into audit_log (at, username, action, entity, entity_id, before, after, address, request_id)
       values (now(), 'admin', 'change', 'order', $1, $2, $3, '', '')`,
      [String(id), before, after],
    );
  await add(900_001, null, { from, to, dueSen: 100 });
  await add(
    900_002,
    { sailingId: from },
    { sailingId: to, roomTypeId: 999_999, filter: { sailingId: from } },
  );
  const told = async (id: number) => (await audit({ entity: 'order', entityId: String(id) }))[0];
  expect(await told(900_001)).toMatchObject({
    before: { sailingId: names[0] },
    after: { sailingId: names[1], dueSen: 100 },
  });
  expect(await told(900_002)).toMatchObject({
    before: { sailingId: names[0] },
    after: { sailingId: names[1], roomTypeId: 999_999, filter: { sailingId: names[0] } },
  });
});

test('a sailing stands in the log by ship, date and slot, in the language of the reader', async () => {
  const body = { filter: { entity: 'sailing', entityId: String(sailing.sailingId) } };
  const inKorean = await server.call(identityCalls.pageAudit, { body }, { token: admin, locale: 'ko' });
  expect(inKorean.data.records.at(-1)?.record).toBe(`Kinabalu, ${date}, 주간`);
});

test('who may not open the customers reads only the name of an account', async () => {
  const { data: found } = await server.call(
    customersCalls.pageCustomers,
    { body: { filter: { keyword: 'audited' } } },
    { token: admin },
  );
  const target = found.records[0];
  await server.call(
    customersCalls.setCustomerStatus,
    { params: { id: target?.id ?? 0 }, body: { status: 'disabled' } },
    { token: admin },
  );
  const role = await server.call(
    identityCalls.saveRole,
    {
      body: { name: 'reader', template: 'editor', grants: [{ route: '/setup/auditLog', access: 'view' }] },
    },
    { token: admin },
  );
  const password = 'Secret-pw-1';
  const user = { username: 'logreader', password, roleId: role.data.id };
  await server.call(identityCalls.saveSystemUser, { body: user }, { token: admin });
  const reader = await server.login('logreader', password);
  const own = { entity: 'customer', entityId: String(target?.id), action: 'disable' };
  expect(await audit(own)).toMatchObject([{ record: 'Lim Siew Yen' }]);
  expect(await audit(own, reader)).toMatchObject([{ record: 'audited' }]);
  const byName = { account: 'lim siew yen', action: 'register' };
  expect(await audit(byName)).toMatchObject([{ person: 'Lim Siew Yen', account: 'audited' }]);
  expect(await audit(byName, reader)).toEqual([]);
  expect(await audit({ ...byName, account: 'audited' }, reader)).toMatchObject([{ person: 'audited' }]);
});

test('what is saved again as it is leaves no line, and a change only what changed', async () => {
  const both = (text: string) => ({ en: text, zh: text });
  const route = {
    fromPort: both('Port Klang'),
    destination: both('Tioman'),
    description: both(''),
    enabled: true,
  };
  const voyage = { shipId: sailing.shipId, date, slot: 'night' as const };
  const ship = (more: object) =>
    server.call(fleetCalls.saveShip, { body: { name: 'Same', status: 'active', ...more } }, { token: admin });
  const type = (more: object) =>
    server.call(fleetCalls.saveRoomType, { body: roomTypeBody('SAME', more) }, { token: admin });
  const way = (more: object) =>
    server.call(sailingsCalls.saveRoute, { body: { ...route, imageId: null, ...more } }, { token: admin });
  const routeId = (await way({})).data.id;
  const trip = (more: object) =>
    server.call(
      sailingsCalls.saveSailing,
      { body: { ...voyage, routeId, departure: '19:00', returning: '23:00', ...more } },
      { token: admin },
    );
  const made = {
    ship: (await ship({})).data.id,
    roomType: (await type({})).data.id,
    route: routeId,
    sailing: (await trip({})).data.id,
  };
  await ship({ id: made.ship });
  await type({ id: made.roomType });
  await way({ id: made.route });
  await trip({ id: made.sailing });
  for (const [entity, id] of Object.entries(made)) {
    const noted = (await audit({ entity, entityId: String(id) })).map(({ action }) => action);
    expect([entity, ...noted]).toEqual([entity, 'create']);
  }

  await ship({ id: made.ship, status: 'maintenance' });
  const [changed] = await audit({ entity: 'ship', entityId: String(made.ship) });
  expect(changed).toMatchObject({ action: 'update', record: 'Same' });
  expect(differing(changed)).toEqual(['status']);
});

function differing(entry: Awaited<ReturnType<typeof audit>>[number] | undefined): string[] {
  const [before, after] = [Object(entry?.before), Object(entry?.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
