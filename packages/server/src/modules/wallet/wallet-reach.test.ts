import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer } from '../../../test/wallet.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('frontdesk');
});
afterAll(() => server.stop());

describe('a balance is reached through the route it belongs to', () => {
  const body = { reason: 'contract ended' };
  const routes = async (id: number) => {
    const finance = { token: await server.login('finance') };
    const params = { id };
    return {
      agentStatement: (await server.call(walletCalls.agentStatement, { params, body: {} }, finance)).status,
      resetAgent: (await server.call(walletCalls.resetAgentBalance, { params, body }, finance)).status,
      statement: (await server.call(walletCalls.statement, { params, body: {} }, finance)).status,
      resetOffline: (await server.call(walletCalls.resetBalance, { params, body }, finance)).status,
    };
  };

  test('an agent through that of the agents', async () => {
    for (const level of ['agent', 'superAgent'] as const)
      expect(await routes((await newCustomer(server, { level })).id)).toEqual({
        agentStatement: 200,
        resetAgent: 200,
        statement: 200,
        resetOffline: 404,
      });
  });

  test('an offline user through that of the customers, below an agent too', async () => {
    const { id: superiorId } = await newCustomer(server, { level: 'agent' });
    for (const options of [{}, { superiorId }])
      expect(await routes((await newCustomer(server, options)).id)).toEqual({
        agentStatement: 404,
        resetAgent: 404,
        statement: 200,
        resetOffline: 200,
      });
  });

  test('staff through none', async () => {
    const [admin] = await sql<{ id: number }>(
      server.databaseUrl,
      "select id::int from accounts where username = 'admin'",
    );
    expect(new Set(Object.values(await routes(admin?.id ?? 0)))).toEqual(new Set([404]));
  });

  test('and nobody at the front desk sets one to zero', async () => {
    const { id } = await newCustomer(server);
    for (const call of [walletCalls.resetBalance, walletCalls.resetAgentBalance])
      expect(await server.call(call, { params: { id }, body }, { token })).toMatchObject({ status: 403 });
  });

  test('nor does whoever manages agents only, by making one of a customer', async () => {
    const admin = { token: await server.login('admin') };
    const role = {
      name: 'agents and no balances',
      template: 'editor' as const,
      grants: [{ route: '/business/agents', access: 'edit' as const }],
    };
    const { id: roleId } = (await server.call(identityCalls.saveRole, { body: role }, admin)).data;
    const user = { username: 'agents.nothing', password: 'secret-1', roleId };
    await server.call(identityCalls.saveSystemUser, { body: user }, admin);
    const { id } = await newCustomer(server, { level: 'agent' });
    await fund(server, id, 5000);
    const manager = { token: await server.login('agents.nothing', 'secret-1') };
    const reset = await server.call(walletCalls.resetAgentBalance, { params: { id }, body }, manager);
    expect(reset).toMatchObject({ status: 403, reason: 'permission.denied' });
    const { data } = await server.call(walletCalls.listBalances, { body: { accountIds: [id] } }, admin);
    expect(data).toMatchObject([{ balanceSen: 5000 }]);
  });

  test('whoever sees only the agents hears of the balances in their tree', async () => {
    const admin = { token: await server.login('admin') };
    const role = {
      name: 'agents only',
      template: 'editor' as const,
      grants: [{ route: '/business/agents', access: 'view' as const }],
    };
    const { id: roleId } = (await server.call(identityCalls.saveRole, { body: role }, admin)).data;
    const user = { username: 'agents.only', password: 'secret-1', roleId };
    await server.call(identityCalls.saveSystemUser, { body: user }, admin);
    const agent = await newCustomer(server, { level: 'agent' });
    const below = await newCustomer(server, { superiorId: agent.id });
    const stranger = await newCustomer(server);
    const accountIds = [agent.id, below.id, stranger.id];
    const seenBy = async (token: string) =>
      (await server.call(walletCalls.listBalances, { body: { accountIds } }, { token })).data.map(
        ({ accountId }) => accountId,
      );
    expect(await seenBy(await server.login('agents.only', 'secret-1'))).toEqual([agent.id, below.id]);
    expect(await seenBy(token)).toEqual(accountIds);
  });
});

test('a balance is not reset where it is another than the one that was looked at, which is told', async () => {
  const { id } = await newCustomer(server);
  await fund(server, id, 15_050);
  const finance = await server.login('finance');
  const reset = (shownBalanceSen: number) =>
    server.call(
      walletCalls.resetBalance,
      { params: { id }, body: { reason: 'contract ended', shownBalanceSen } },
      { token: finance },
    );
  expect(await reset(15_000)).toMatchObject({
    status: 409,
    reason: 'wallet.otherBalance',
    message: expect.stringContaining('RM 150.50'),
  });
  expect((await reset(15_050)).data).toEqual({ balanceSen: 0 });
  // Sent again it has been done.
  expect((await reset(15_050)).data).toEqual({ balanceSen: 0 });
});
