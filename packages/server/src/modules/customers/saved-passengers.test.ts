import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { maxSavedPassengers } from '@gangway/contract/customers/rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../../test/booking.ts';
import { farAhead } from '../../../test/days.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { findReferrers, findSavedNumbers, keepDocument } from './index.ts';

let server: TestServer;
let token: string;
let otherToken: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('superagent');
  otherToken = await server.login('agent');
});
afterAll(() => server.stop());

const card = {
  name: 'Siti Aminah',
  gender: 'female' as const,
  idType: 'idCard' as const,
  idNumber: '900101-14-5678',
  nationality: 'MY' as const,
  birthDate: '1990-01-01',
  phone: '012-345 6789',
};
const passport = {
  ...card,
  name: 'Wei Chen',
  idType: 'passport' as const,
  idNumber: 'e12345678',
  nationality: 'CN' as const,
  passportExpiry: farAhead,
};
const save = (body: object, as = token, locale = 'en') =>
  server.call(
    customersCalls.savePassenger,
    { body: { ...card, consent: true, ...body } },
    { token: as, locale },
  );
const list = async (as = token) => (await server.call(customersCalls.listPassengers, {}, { token: as })).data;
const remove = (id: number, as = token) =>
  server.call(customersCalls.deletePassenger, { params: { id } }, { token: as });
const forgetAll = async (as = token) => {
  for (const one of await list(as)) await remove(one.id, as);
};

describe('a kept passenger', () => {
  test('is listed with what was typed, the number by its last four characters', async () => {
    const answer = await save({ email: 'siti@example.com', remarks: 'no peanuts' });
    expect(answer.data).toMatchObject({
      name: 'Siti Aminah',
      idType: 'idCard',
      idEnding: '5678',
      passportExpiry: null,
      nationality: 'MY',
      birthDate: '1990-01-01',
      phone: '+60123456789',
      email: 'siti@example.com',
      remarks: 'no peanuts',
    });
    expect(answer.data).not.toHaveProperty('idNumber');
    expect(await list()).toEqual([answer.data]);
    await forgetAll();
  });

  test('keeps the number when it is left out, and takes another', async () => {
    const { id } = (await save({})).data;
    for (const idNumber of [undefined, null, ''])
      expect((await save({ id, idNumber, name: 'Siti' })).data).toMatchObject({
        name: 'Siti',
        idEnding: '5678',
      });
    expect((await save({ id, idNumber: '900101-14-5680' })).data).toMatchObject({ id, idEnding: '5680' });
    await forgetAll();
  });

  test('needs the number again with another kind of document', async () => {
    const { id } = (await save({})).data;
    const answer = await save({ ...passport, id, idNumber: null });
    expect(answer).toMatchObject({
      status: 400,
      fields: [{ field: 'idNumber', message: 'Please enter passenger ID or passport number' }],
    });
    expect((await save({ ...passport, id })).data).toMatchObject({
      id,
      idType: 'passport',
      idEnding: '5678',
    });
    expect((await save({ id, idNumber: card.idNumber, passportExpiry: farAhead })).data).toMatchObject({
      passportExpiry: null,
    });
    await forgetAll();
  });

  test('is checked as a MyKad when it becomes one, though its number is not sent again', async () => {
    const { id } = (await save({ nationality: 'ID', idNumber: 'ID-778899' })).data;
    const answer = await save({ id, idNumber: null, nationality: 'MY' });
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'idNumber' }] });
    await forgetAll();
  });

  test('with a document that is kept already changes the one there is', async () => {
    const first = (await save({})).data;
    const again = await save({ idNumber: '900101145678', name: 'Siti Aminah binti Ali' });
    expect(again.data).toMatchObject({ id: first.id, name: 'Siti Aminah binti Ali' });
    const other = (await save(passport)).data;
    const merged = await save({ ...passport, id: first.id });
    expect(merged.data).toMatchObject({ id: first.id, idType: 'passport' });
    expect((await list()).map((one) => one.id)).toEqual([first.id]);
    expect(await remove(other.id)).toMatchObject({ status: 404 });
    await forgetAll();
  });

  test('sent by two at once is kept once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => save({})));
    expect(await list()).toHaveLength(1);
    await forgetAll();
  });

  test.each([
    [
      { idNumber: '900101-00-5678' },
      'idNumber',
      'The 7th and 8th digits of this MyKad number are no place code',
    ],
    [
      { idNumber: '900230-14-5678' },
      'idNumber',
      'The first six digits of this MyKad number are not a date of birth',
    ],
    [{ idNumber: 'A1234567' }, 'idNumber', 'A MyKad number has 12 digits, such as 900101-14-5678'],
    [{ idNumber: undefined }, 'idNumber', 'Please enter passenger ID or passport number'],
    [{ ...passport, idNumber: 'AB-12345' }, 'idNumber', 'A passport number takes 5 to 15 letters and digits'],
    [{ ...passport, passportExpiry: null }, 'passportExpiry', "Please enter the passport's expiry date"],
    [{ birthDate: farAhead }, 'birthDate', 'Siti Aminah: the date of birth lies in the future'],
    [{ birthDate: '1890-01-01' }, 'birthDate', 'Siti Aminah: please check the date of birth'],
    [{ birthDate: '1990-02-30' }, 'birthDate', 'Date of birth must be a real date written YYYY-MM-DD'],
    [{ name: ' ' }, 'name', 'Please enter passenger name'],
    [{ phone: '' }, 'phone', 'Please enter passenger phone number'],
    [{ gender: undefined }, 'gender', 'Please choose passenger gender'],
    [{ nationality: 'XX' }, 'nationality', 'Please choose passenger nationality'],
  ])('with %j is refused at %s', async (wrong, field, message) => {
    expect(await save(wrong)).toMatchObject({
      status: 400,
      reason: 'request.invalid',
      fields: [{ field, message }],
    });
    expect(await list()).toEqual([]);
  });

  test('is refused in the language of whoever keeps it', async () => {
    expect((await save({ idNumber: '900101-00-5678' }, token, 'zh')).fields[0]?.message).toMatch(
      /\p{Script=Han}/u,
    );
  });
});

describe("another's passenger", () => {
  test('is neither seen, changed nor forgotten', async () => {
    const mine = (await save({})).data;
    expect(await list(otherToken)).toEqual([]);
    for (const body of [{ id: mine.id, idNumber: null }, { id: mine.id }])
      expect(await save(body, otherToken)).toMatchObject({ status: 404, reason: 'record.missing' });
    expect(await remove(mine.id, otherToken)).toMatchObject({ status: 404, reason: 'record.missing' });
    expect(await list()).toEqual([mine]);
    await forgetAll();
  });

  test('with the same document is kept by each', async () => {
    const mine = (await save({})).data;
    const theirs = (await save({ name: 'Kak Siti' }, otherToken)).data;
    expect(theirs.id).not.toBe(mine.id);
    expect((await list())[0]?.name).toBe('Siti Aminah');
    await forgetAll();
    await forgetAll(otherToken);
  });
});

test(`a customer keeps at most ${maxSavedPassengers}, however fast they come`, async () => {
  const number = (index: number) => `9001011${40_000 + index}`;
  for (let index = 1; index < maxSavedPassengers - 1; index += 1) await save({ idNumber: number(index) });
  const racing = await Promise.all(
    Array.from({ length: 6 }, (_, index) => save({ idNumber: number(100 + index) })),
  );
  expect(racing.filter((answer) => answer.code === 200)).toHaveLength(2);
  for (const answer of racing.filter((one) => one.code !== 200))
    expect(answer).toMatchObject({
      status: 422,
      reason: 'passenger.tooMany',
      message: `You can keep at most ${maxSavedPassengers} passengers`,
    });
  const kept = await list();
  expect(kept).toHaveLength(maxSavedPassengers);
  expect((await save({ id: kept[0]?.id, name: 'Still changed' })).code).toBe(200);
  await forgetAll();
});

describe("a passenger's number in the database", () => {
  test('stands nowhere in plain, not in the audit log either', async () => {
    const { id } = (await save({ idNumber: '880808-08-7788', birthDate: '1988-08-08' })).data;
    await save({ ...passport, id, idNumber: 'Q7766554' });
    await remove(id);
    await save({ ...passport, idNumber: 'Q7766554' });
    const written = ['880808-08-7788', '880808087788', '88080808', 'Q7766554', 'Q77665'];
    expect(await findInDatabase(server.databaseUrl, written)).toEqual([]);
    expect(await findInDatabase(server.databaseUrl, ['6554'])).toContain('public.saved_passengers');
    const log = await sql<{ line: string }>(
      server.databaseUrl,
      // Without what is drawn by lot: the number of a request may hold any four digits.
      `select (to_jsonb(l) - 'at' - 'request_id')::text as line from audit_log l where entity = 'savedPassenger'`,
    );
    expect(log.length).toBeGreaterThan(2);
    expect(log.map((row) => row.line).join()).not.toMatch(/Wei Chen|Siti|6554|7788|\+60/);
  });

  test('is found and opened for its owner alone, whatever its case and hyphens', async () => {
    const { db, secrets } = server.gangway.platform;
    const [mine] = await list();
    const [row] = await sql<{ account_id: number; id_fingerprint: string }>(
      server.databaseUrl,
      'select account_id::int, id_fingerprint from saved_passengers where id = $1',
      [mine?.id],
    );
    const owner = row?.account_id ?? 0;
    const id = mine?.id ?? 0;
    const found = await findSavedNumbers(db, secrets, owner, [id, 999_999]);
    expect([...found]).toEqual([[id, { number: 'Q7766554', idType: 'passport' }]]);
    expect(await findSavedNumbers(db, secrets, owner + 1, [id])).toEqual(new Map());
    expect(keepDocument(secrets, 'passport', 'q-7766554').fingerprint).toBe(row?.id_fingerprint);
    expect(keepDocument(secrets, 'idCard', 'Q7766554').fingerprint).not.toBe(row?.id_fingerprint);
  });
});

test('nobody is added without consent; when it was given is kept, and the first stays', async () => {
  const own = { token: await newCustomer(server, 'consenting') };
  const send = (body: object) =>
    server.call(customersCalls.savePassenger, { body: { ...card, ...body } }, own);
  for (const body of [{}, { consent: false }])
    expect(await send(body)).toMatchObject({
      status: 400,
      fields: [{ field: 'consent', message: 'Please tick that this person agrees to being kept' }],
    });
  expect((await server.call(customersCalls.listPassengers, {}, own)).data).toEqual([]);
  const { data } = await send({ consent: true });
  expect(Date.parse(data.consentedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const changed = await send({ id: data.id, name: 'Siti Aminah binti Ali', consent: true });
  expect(changed.data).toMatchObject({ name: 'Siti Aminah binti Ali', consentedAt: data.consentedAt });
  // Kept before it was asked: changed without it, and noted once it is given.
  await sql(server.databaseUrl, 'update saved_passengers set consented_at = null where id = $1', [data.id]);
  expect((await send({ id: data.id })).data.consentedAt).toBeNull();
  expect((await send({ id: data.id, consent: true })).data.consentedAt).not.toBeNull();
});

test('another document has to be agreed to anew, whatever the name, at once or step by step; a new name is the same person', async () => {
  const own = { token: await newCustomer(server, 'replacing') };
  const send = (body: object) =>
    server.call(customersCalls.savePassenger, { body: { ...passport, ...body } }, own);
  const { data: kept } = await send({ consent: true });
  const { id, consentedAt } = kept;
  server.setNow(new Date(Date.now() + 3_600_000));
  expect((await send({ id, idNumber: 'E12345678' })).data).toMatchObject({ consentedAt });
  expect((await send({ id, idNumber: undefined, name: 'Lin Na' })).data).toMatchObject({ consentedAt });
  const another = { id, name: 'Lin Na', idNumber: 'E11223344' };
  const licence = { ...another, idType: 'drivingLicense', idNumber: passport.idNumber };
  for (const body of [another, { ...another, consent: false }, licence, { ...another, name: passport.name }])
    expect(await send(body)).toMatchObject({
      status: 400,
      fields: [{ field: 'consent', message: 'Please tick that this person agrees to being kept' }],
    });
  expect((await server.call(customersCalls.listPassengers, {}, own)).data).toMatchObject([
    { id, idEnding: '5678', consentedAt },
  ]);
  const agreed = await send({ ...another, consent: true });
  expect(agreed.data).toMatchObject({ id, name: 'Lin Na', idEnding: '3344' });
  expect(Date.parse(agreed.data.consentedAt ?? '')).toBeGreaterThan(Date.parse(consentedAt ?? ''));
  server.setNow(null);
});

test('reference codes are known: those of active agents and the house', async () => {
  const { db } = server.gangway.platform;
  const asked = ['LIMWS', 'AISYAH', 'GANGWAY', 'NOBODY', 'limws'];
  expect(await findReferrers(db, asked)).toEqual(new Set(['GANGWAY', 'LIMWS', 'AISYAH']));
  expect(await findReferrers(db, [])).toEqual(new Set());
  await sql(server.databaseUrl, "update accounts set status = 'disabled' where username = 'agent'");
  expect(await findReferrers(db, asked)).toEqual(new Set(['GANGWAY', 'LIMWS']));
});

test('a member of staff keeps no passengers, and a visitor is asked to sign in', async () => {
  const admin = await server.login('admin');
  expect(await save({}, admin)).toMatchObject({ status: 403, reason: 'permission.denied' });
  expect(await server.call(customersCalls.listPassengers, {})).toMatchObject({ status: 401, code: 1401 });
});
