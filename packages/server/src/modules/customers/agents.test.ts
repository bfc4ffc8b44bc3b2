import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { CustomerLevel } from '@gangway/contract/customers/schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { newCustomer, type TestCustomer } from '../../../test/wallet.ts';

let one: TestServer;
let other: TestServer;
let token: string;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000', PG_POOL_SIZE: '10' };
  one = await startTestServer({ env });
  other = await startTestServer({ databaseUrl: one.databaseUrl, env });
  token = await one.login('finance');
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const setLevel = ({ id }: { id: number }, level: CustomerLevel, referenceCode?: string) =>
  one.call(
    customersCalls.setLevel,
    { params: { id }, body: { level, ...(referenceCode === undefined ? {} : { referenceCode }) } },
    { token },
  );
const setSuperior = ({ id }: { id: number }, superior: { id: number } | null, server = one) =>
  server.call(
    customersCalls.setSuperior,
    { params: { id }, body: { superiorId: superior?.id ?? null } },
    { token },
  );
const agent = (superior?: TestCustomer) =>
  newCustomer(one, { level: 'agent', ...(superior ? { superiorId: superior.id } : {}) });
const superiorOf = async ({ id }: { id: number }) => {
  const [row] = await sql<{ superior: number | null }>(
    one.databaseUrl,
    'select superior_id::int as superior from customers where account_id = $1',
    [id],
  );
  return row?.superior ?? null;
};
const isInCircle = async ({ id }: { id: number }) => {
  const seen = new Set<number>();
  for (let at: number | null = id; at !== null; at = await superiorOf({ id: at })) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
};

describe('a level', () => {
  test('of agent brings a reference code, which stays through everything that follows', async () => {
    const person = await newCustomer(one);
    const { data } = await setLevel(person, 'agent');
    expect(data).toMatchObject({ level: 'agent', referenceCode: expect.stringMatching(/^[A-Z0-9]{6}$/) });
    for (const level of ['normal', 'superAgent', 'agent'] as const)
      expect((await setLevel(person, level)).data).toMatchObject({
        level,
        referenceCode: data.referenceCode,
      });
    expect(await setLevel(person, 'agent', 'OTHER99')).toMatchObject({
      status: 409,
      reason: 'agent.codeKept',
    });
  });

  test('can bring a chosen code, if nobody has it and it is not the house’s', async () => {
    const [first, second] = [await newCustomer(one), await newCustomer(one)];
    expect((await setLevel(first, 'agent', ' seaside1 ')).data.referenceCode).toBe('SEASIDE1');
    await setLevel(first, 'normal');
    for (const code of ['Seaside1', 'GANGWAY', 'LIMWS'])
      expect(await setLevel(second, 'agent', code)).toMatchObject({
        status: 409,
        reason: 'agent.codeTaken',
        fields: [{ field: 'referenceCode' }],
      });
    expect(await setLevel(second, 'agent', 'no spaces')).toMatchObject({
      status: 400,
      fields: [{ field: 'referenceCode', message: 'A reference code is 2 to 20 letters and digits' }],
    });
  });

  test('of super agent takes the superior away', async () => {
    const top = await newCustomer(one, { level: 'superAgent' });
    const person = await agent(top);
    expect((await setLevel(person, 'superAgent')).data).toMatchObject({ superiorId: null, superior: null });
    expect(await setSuperior(person, top)).toMatchObject({ status: 409, reason: 'agent.superHasNone' });
  });

  test('of normal is not for somebody who has people below', async () => {
    const top = await agent();
    const person = await agent(top);
    expect(await setLevel(top, 'normal')).toMatchObject({
      status: 409,
      reason: 'agent.hasBelow',
      message: '1 account works under Ooi Boon Keat. Give them another superior agent first.',
    });
    await setSuperior(person, null);
    expect((await setLevel(top, 'normal')).data.level).toBe('normal');
  });

  test('said twice is noted once', async () => {
    const person = await newCustomer(one);
    for (let time = 0; time < 2; time += 1) await setLevel(person, 'agent');
    const log = await sql(
      one.databaseUrl,
      "select username, before->>'level' as before, after->>'level' as after from audit_log where action = 'setLevel' and entity_id = $1",
      [String(person.id)],
    );
    expect(log).toEqual([{ username: 'finance', before: 'normal', after: 'agent' }]);
  });
});

describe('a superior', () => {
  test('is an active agent or super agent', async () => {
    const person = await agent();
    const normal = await newCustomer(one);
    const gone = await agent();
    await one.call(
      customersCalls.setCustomerStatus,
      { params: { id: gone.id }, body: { status: 'disabled' } },
      { token: await one.login('editor') },
    );
    for (const superior of [normal, gone, person, { id: 999_999 }])
      expect(await setSuperior(person, superior)).toMatchObject({ status: 422, reason: 'agent.superior' });
    expect((await setSuperior(person, await agent())).code).toBe(200);
    expect((await setSuperior(normal, person)).code).toBe(200);
  });

  test('is nobody who stands below, however far', async () => {
    const top = await agent();
    const middle = await agent(top);
    const low = await agent(middle);
    for (const superior of [middle, low])
      expect(await setSuperior(top, superior)).toMatchObject({ status: 409, reason: 'agent.circle' });
    expect(await superiorOf(top)).toBeNull();
  });

  test('two opposite changes at once on two processes: one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = [await agent(), await agent()];
      const answers = await Promise.all([setSuperior(first, second), setSuperior(second, first, other)]);
      expect(answers.map((answer) => answer.reason).filter(Boolean)).toEqual(['agent.circle']);
      expect(await isInCircle(first)).toBe(false);
    }
  });

  test('two changes at once that have nobody in common close no circle either', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, c] = [await agent(), await agent()];
      const [b, d] = [await agent(c), await agent(a)];
      // c above b, a above d: a below b and c below d would make one ring of all four.
      await Promise.all([setSuperior(a, b), setSuperior(c, d, other)]);
      expect(await isInCircle(a)).toBe(false);
    }
  });

  test('without the lock the same two changes would close one', async () => {
    const [first, second] = [await agent(), await agent()];
    let looked = 0;
    const careless = async (person: TestCustomer, superior: TestCustomer, meet: Promise<void>) => {
      if ((await superiorOf(superior)) === person.id) return;
      looked += 1;
      // Neither writes before both have looked.
      if (looked === 2) open();
      await meet;
      await sql(one.databaseUrl, 'update customers set superior_id = $2 where account_id = $1', [
        person.id,
        superior.id,
      ]);
    };
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await Promise.all([careless(first, second, gate), careless(second, first, gate)]);
    expect(await isInCircle(first)).toBe(true);
    await sql(one.databaseUrl, 'update customers set superior_id = null where account_id = $1', [first.id]);
  });
});

describe('the agents', () => {
  test('are listed with those below them, and nobody else', async () => {
    const top = await newCustomer(one, { level: 'superAgent' });
    const low = await newCustomer(one, { superiorId: top.id });
    const stranger = await newCustomer(one);
    const { data } = await one.call(customersCalls.listAgents, {}, { token });
    expect(data.find((row) => row.id === low.id)).toMatchObject({ level: 'normal', superiorId: top.id });
    expect(data.map((row) => row.id)).toContain(top.id);
    expect(data.map((row) => row.id)).not.toContain(stranger.id);
    const found = await one.call(
      customersCalls.findCandidates,
      { body: { keyword: stranger.username } },
      { token },
    );
    expect(found.data.map((row) => row.id)).toEqual([stranger.id]);
  });

  test('get a new password from those who manage agents and may change customers', async () => {
    const person = await agent();
    const reset = await one.call(
      customersCalls.resetAgentPassword,
      { params: { id: person.id }, body: { password: 'Lighthouse-2' } },
      { token: await one.login('editor') },
    );
    expect(reset.code).toBe(200);
    expect(await one.login(person.username, 'Lighthouse-2')).toBeTruthy();
    expect(await one.call(customersCalls.getProfile, {}, { token: person.token })).toMatchObject({
      code: 506,
    });
  });

  test('are all the password call of the agents reaches: no other customer, no staff', async () => {
    const stranger = await newCustomer(one);
    const below = await newCustomer(one, { superiorId: (await agent()).id });
    const [food] = await sql<{ id: number }>(
      one.databaseUrl,
      "select id::int from accounts where username = 'food'",
    );
    for (const { id } of [stranger, below, food ?? { id: 0 }])
      expect(
        await one.call(
          customersCalls.resetAgentPassword,
          { params: { id }, body: { password: 'Lighthouse-2' } },
          { token: await one.login('editor') },
        ),
      ).toMatchObject({ status: 404, reason: 'record.missing' });
    expect(await one.login(stranger.username, 'Harbour-1')).toBeTruthy();
  });

  test('are made of any customer, and nobody takes the account over on that way', async () => {
    const person = await newCustomer(one);
    expect((await setLevel(person, 'agent')).code).toBe(200);
    expect(
      await one.call(
        customersCalls.resetAgentPassword,
        { params: { id: person.id }, body: { password: 'Lighthouse-2' } },
        { token },
      ),
    ).toMatchObject({ status: 403, reason: 'permission.denied' });
    await setLevel(person, 'normal');
    expect(await one.login(person.username, 'Harbour-1')).toBeTruthy();
    expect((await one.call(customersCalls.getProfile, {}, { token: person.token })).code).toBe(200);
  });
});
