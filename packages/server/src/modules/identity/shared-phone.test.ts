import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerSomebody } from '../../../test/mailed-links.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  admin = await server.login('admin');
  for (const [key, value] of [
    ['login.triesPerAccount', '3'],
    ['login.triesPerAddress', '50'],
    ['login.triesFromAnywhere', '10'],
    ['login.loginsPerAccount', '60'],
    ['login.loginsPerAddress', '100'],
  ] as const) {
    await server.call(settingsCalls.updateValueByKey, { body: { key, value } }, { token: admin });
  }
});
afterAll(() => server.stop());
beforeEach(() => sql(server.databaseUrl, 'delete from try_counters'));

const home = '203.0.113.1';
const login = (username: string, password: string, address: string) =>
  server.call(
    identityCalls.login,
    { body: { username, password } },
    { headers: { 'x-forwarded-for': address } },
  );
const who = async (token: string) => (await server.call(identityCalls.info, {}, { token })).data.username;
const audit = async (account: string, action: string) =>
  (await server.call(identityCalls.pageAudit, { body: { filter: { account, action } } }, { token: admin }))
    .data.records;

async function victimAndAttacker(phone: string) {
  const victim = await registerSomebody(server, { phone, password: 'Victim-Pass1' });
  const attacker = await registerSomebody(server, { phone, password: 'Attack-Pass1' });
  expect((await login(victim.username, victim.password, home)).code).toBe(200);
  return { victim, attacker };
}

describe('whoever has the same phone number as somebody else', () => {
  test('cannot guess at them without end by signing in as themselves in between', async () => {
    const phone = '+60192220001';
    const { victim, attacker } = await victimAndAttacker(phone);
    const at = '198.51.100.1';
    expect((await login(attacker.username, attacker.password, at)).code).toBe(200);
    const reasons = [];
    for (let turn = 0; turn < 6; turn += 1) {
      reasons.push((await login(phone, `Guess-${turn}`, at)).reason);
      expect(await who((await login(phone, attacker.password, at)).data)).toBe(attacker.username);
    }
    // The password of the one is a guess at the other's too, so it counts as one.
    const [first, second, ...later] = reasons;
    expect([first, second]).toEqual(['login.wrong', 'login.wrong']);
    expect(later).toEqual(later.map(() => 'login.tooManyTries'));
    expect((await login(phone, victim.password, at)).reason).toBe('login.tooManyTries');
    expect(await who((await login(phone, victim.password, home)).data)).toBe(victim.username);
  });

  test('cannot from many addresses either, also where they are known themselves; the owner is not shut out', async () => {
    const phone = '+60192220002';
    const { victim, attacker } = await victimAndAttacker(phone);
    for (let turn = 0; turn < 10; turn += 1) {
      const at = `198.51.100.${turn}`;
      expect((await login(attacker.username, attacker.password, at)).code).toBe(200);
      await login(phone, 'Guess-1', at);
    }
    const known = '198.51.100.9';
    expect(await login(phone, victim.password, known)).toMatchObject({ status: 429 });
    expect(await who((await login(phone, attacker.password, known)).data)).toBe(attacker.username);
    expect(await who((await login(phone, victim.password, home)).data)).toBe(victim.username);
    expect((await login(victim.username, victim.password, known)).code).toBe(200);
  });

  test('leaves a note with each account they tried, and where the password is the same too', async () => {
    const phone = '+60192220003';
    const { victim, attacker } = await victimAndAttacker(phone);
    await login(phone, 'Guess-1', home);
    for (const { username } of [victim, attacker])
      expect(await audit(username, 'loginFailed')).toHaveLength(1);
    const twin = await registerSomebody(server, { phone, password: victim.password });
    expect((await login(phone, victim.password, home)).reason).toBe('login.severalFit');
    for (const { username } of [victim, twin])
      expect((await audit(username, 'loginFailed'))[0]).toMatchObject({ after: { fitting: 2 } });
    expect(await audit(attacker.username, 'loginFailed')).toHaveLength(1);
  });

  test('cannot shut them out by opening accounts first: they come in where they were before, and are told the way elsewhere', async () => {
    const phone = '+60192220004';
    for (let turn = 0; turn < 4; turn += 1)
      await registerSomebody(server, { phone, password: `Attack-Pass${turn}` });
    const victim = await registerSomebody(server, { phone, password: 'Victim-Pass1' });
    expect((await login(victim.username, victim.password, home)).code).toBe(200);
    expect(await who((await login(phone, victim.password, home)).data)).toBe(victim.username);
    const elsewhere = '198.51.100.77';
    expect((await login(phone, victim.password, elsewhere)).reason).toBe('login.severalFit');
    expect((await login(victim.username, victim.password, elsewhere)).code).toBe(200);
    expect(await who((await login(phone, victim.password, elsewhere)).data)).toBe(victim.username);
  });
});

test('a number nobody shares starts anew with the right password', async () => {
  const phone = '+60192220005';
  const { username } = await registerSomebody(server, { phone });
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await login(phone, 'no', home)).reason).toBe('login.wrong');
    expect(await who((await login(phone, 'Harbour-1', home)).data)).toBe(username);
  }
  for (let turn = 0; turn < 3; turn += 1) await login(phone, 'no', home);
  expect(await login(phone, 'Harbour-1', home)).toMatchObject({ status: 429, reason: 'login.tooManyTries' });
});
