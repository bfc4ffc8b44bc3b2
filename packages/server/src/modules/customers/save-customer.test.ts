import type { StaleRecord } from '@gangway/contract/core/stale-record.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer, type TestCustomer } from '../../../test/wallet.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
});
afterAll(() => server.stop());

const right = {
  realName: 'Ooi Boon Keat',
  gender: 'male' as const,
  phone: '+60123456789',
  idCard: '900101-14-5677',
};
const detail = async ({ id }: { id: number }) =>
  (await server.call(customersCalls.customerDetail, { params: { id } }, { token })).data;
async function save(
  { id }: { id: number },
  change: object = {},
  { as = token, version }: { as?: string; version?: number } = {},
) {
  const body = { ...right, ...(version === undefined ? {} : { version }), ...change };
  return server.call(customersCalls.saveCustomer, { params: { id }, body }, { token: as });
}
const auditOf = (id: number) =>
  sql<{ username: string; before: object | null; after: object | null }>(
    server.databaseUrl,
    "select username, before, after from audit_log where entity = 'customer' and action = 'update' and entity_id = $1 order by id",
    [String(id)],
  );

describe('a customer in the list', () => {
  test('is shown with balance, gender, documents by their endings, and remarks', async () => {
    const guest = await newCustomer(server);
    await fund(server, guest.id, 12_345);
    await save(guest, { passport: 'K7654321', remarks: 'brings a pram' });
    const { data } = await server.call(
      customersCalls.pageCustomers,
      { body: { filter: { keyword: guest.username } } },
      { token },
    );
    expect(data.records).toEqual([await detail(guest)]);
    expect(data.records[0]).toMatchObject({
      balanceSen: 12_345,
      gender: 'male',
      idCardEnding: '5677',
      passportEnding: '4321',
      remarks: 'brings a pram',
      birthDate: '1990-01-01',
    });
    expect(JSON.stringify(data)).not.toMatch(/sealed|fingerprint|900101|7654321/i);
  });
});

describe('correcting a customer', () => {
  let guest: TestCustomer;
  beforeAll(async () => {
    guest = await newCustomer(server);
  });

  test('changes what the customer sees too', async () => {
    const answer = await save(guest, {
      realName: 'Ooi Boon Kiat',
      phone: '019-888 7777',
      email: 'kiat@example.com',
      birthDate: '1990-01-02',
    });
    expect(answer.data).toMatchObject({ realName: 'Ooi Boon Kiat', phone: '+60198887777' });
    const own = await server.call(customersCalls.getProfile, {}, { token: guest.token });
    expect(own.data).toMatchObject({
      realName: 'Ooi Boon Kiat',
      phone: '+60198887777',
      email: 'kiat@example.com',
      birthDate: '1990-01-02',
      idCardEnding: '5677',
    });
  });

  test('keeps what is left empty, and needs no number twice', async () => {
    const answer = await save(guest, { idCard: '', passport: null, birthDate: '' });
    expect(answer.data).toMatchObject({ idCardEnding: '5677', birthDate: '1990-01-02' });
  });

  test('is noted with who and what, numbers by their endings, and only if something changed', async () => {
    const other = await newCustomer(server);
    await save(other);
    await save(other, { phone: '+60111111111', idCard: '900101-14-9999', passport: 'Z8899001' });
    await save(other, { phone: '+60111111111', idCard: '900101149999' });
    const [, second, third] = await auditOf(other.id);
    expect(second).toEqual({
      username: 'editor',
      before: { phone: '+60123456789', idCard: '•••• 5677', passport: null },
      after: { phone: '+60111111111', idCard: '•••• 9999', passport: '•••• 9001' },
    });
    expect(third).toBeUndefined();
    const written = ['900101-14-9999', '900101149999', 'Z8899001'];
    expect(await findInDatabase(server.databaseUrl, written)).toEqual([]);
  });

  test('does not overwrite what somebody else changed meanwhile', async () => {
    const other = await newCustomer(server);
    const { version } = await detail(other);
    const own = { body: { ...right, remarks: 'my own words' } };
    await server.call(customersCalls.saveProfile, own, { token: other.token });
    const stale = await save(other, { remarks: 'of the desk' }, { version });
    expect(stale).toMatchObject({ status: 409, reason: 'record.changed' });
    expect((await detail(other)).remarks).toBe('my own words');
    expect((await save(other, { remarks: 'of the desk' })).data.remarks).toBe('of the desk');
  });

  test('is not overwritten by a form of the customer from before it', async () => {
    const other = await newCustomer(server);
    const own = (body: object) =>
      server.call(customersCalls.saveProfile, { body: { ...right, ...body } }, { token: other.token });
    const seen = (await server.call(customersCalls.getProfile, {}, { token: other.token })).data;
    await save(other, { phone: '+60111111111', remarks: 'needs a ramp' });

    const stale = await own({ version: seen.version, remarks: 'window, please' });
    expect(stale).toMatchObject({ status: 409, reason: 'record.changed' });
    const told = stale.data as unknown as StaleRecord<typeof seen>;
    expect(told.current).toMatchObject({ phone: '+60111111111', remarks: 'needs a ramp' });
    // Who of the staff did it is nothing a customer is told.
    expect(told).toMatchObject({ changedBy: null, changedAt: null });
    expect(JSON.stringify(stale)).not.toMatch(/editor|sealed|fingerprint|900101/i);
    expect(await detail(other)).toMatchObject({ phone: '+60111111111', remarks: 'needs a ramp' });

    const { version } = told.current;
    const knowing = await own({ version, phone: '+60111111111', remarks: 'needs a ramp; window' });
    expect(knowing.data).toMatchObject({ version: version + 1, remarks: 'needs a ramp; window' });
    expect(await own({ version: -1 })).toMatchObject({ status: 400, fields: [{ field: 'version' }] });
  });

  test('by several at once succeeds once', async () => {
    const other = await newCustomer(server);
    const { version } = await detail(other);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((remarks) => save(other, { remarks }, { version })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test.each([
    ['no full name', { realName: '' }, 'realName'],
    ['no gender', { gender: null }, 'gender'],
    ['a phone that is none', { phone: '12' }, 'phone'],
    ['a number that is none', { idCard: '12' }, 'idCard'],
    ['a birth date that is none', { birthDate: '1990-02-30' }, 'birthDate'],
    ['a birth date to come', { birthDate: '2999-01-01' }, 'birthDate'],
  ])('with %s is refused at the field', async (_name, change, field) => {
    expect(await save(guest, change)).toMatchObject({ status: 400, fields: [{ field }] });
  });

  test('to somebody under 13 is refused', async () => {
    const year = new Date().getUTCFullYear() - 12;
    expect(await save(guest, { birthDate: `${year}-12-31` })).toMatchObject({
      status: 422,
      reason: 'register.underAge',
    });
  });

  test('asks for the identity card number once, as the own profile does', async () => {
    const other = await newCustomer(server);
    expect(await save(other, { idCard: '' })).toMatchObject({ status: 400, fields: [{ field: 'idCard' }] });
  });

  test('never reaches staff, nor anybody who is not there', async () => {
    const [admin] = await sql<{ id: number }>(
      server.databaseUrl,
      "select id::int from accounts where username = 'admin'",
    );
    for (const id of [admin?.id ?? 0, 999_999])
      expect(await save({ id })).toMatchObject({
        status: 404,
        reason: 'record.missing',
      });
  });

  test('is not for those who only look', async () => {
    const finance = await server.login('finance');
    expect(await save(guest, {}, { as: finance })).toMatchObject({ status: 403 });
  });
});
