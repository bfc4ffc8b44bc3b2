import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer, type TestCustomer } from '../../../test/wallet.ts';

let server: TestServer;
let token: string;
let guest: TestCustomer;
let operatorId: number;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  token = await server.login('finance');
  guest = await newCustomer(server, { realName: 'Wong Siew Lan' });
  await fund(server, guest.id, 150_050);
  operatorId = (await server.call(identityCalls.info, {}, { token })).data.id;
});
afterAll(() => server.stop());

test('a recharge answers and exports who took it, by number and by name', async () => {
  const { data } = await server.call(
    walletCalls.pageRecharges,
    { body: { filter: { accountId: guest.id } } },
    { token },
  );
  expect(data.records).toMatchObject([{ operatorId, accountId: guest.id }]);
  const { file, rows } = await readExport(
    server,
    walletCalls.exportRecharges,
    { body: { filter: { accountId: guest.id } } },
    { token },
  );
  expect(file).toBe('recharges-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      'User ID': guest.id,
      'Operator ID': operatorId,
      Amount: 1500.5,
      Time: new Date('2026-11-16T00:30:00Z'),
    }),
  ]);
});

test('everything that moved a balance is read back from Excel, and adds up to it', async () => {
  const { file, rows, totals } = await readExport(
    server,
    walletCalls.exportStatement,
    { params: { id: guest.id }, body: {} },
    { token },
  );
  expect(file).toBe('statement-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      Time: new Date('2026-11-16T00:30:00Z'),
      What: 'Recharge',
      Amount: 1500.5,
      'Balance before': 0,
      'Balance after': 1500.5,
    }),
  ]);
  expect(totals).toMatchObject({ Time: 'Total', Amount: 1500.5 });
});

test('through the agents comes the statement of an agent, and of nobody else', async () => {
  const agent = await newCustomer(server, { level: 'agent', realName: 'Lim Wei Siong' });
  await fund(server, agent.id, 4000);
  const of = (id: number) => ({ params: { id }, body: {} });
  const { rows } = await readExport(server, walletCalls.exportAgentStatement, of(agent.id), { token });
  expect(rows).toEqual([expect.objectContaining({ Amount: 40 })]);
  const answer = await server.call(walletCalls.exportAgentStatement, of(guest.id), { token });
  expect(answer.reason).toBe('record.missing');
  await server.call(
    walletCalls.resetAgentBalance,
    { params: { id: agent.id }, body: { reason: 'left' } },
    { token },
  );
});

test('the customers with a balance are read back from Excel', async () => {
  const { file, rows } = await readExport(
    server,
    walletCalls.exportWallets,
    { body: { filter: { funded: true } } },
    { token },
  );
  expect(file).toBe('balances-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      Username: guest.username,
      'Full name': 'Wong Siew Lan',
      Balance: 1500.5,
      'Last recharge': new Date('2026-11-16T00:30:00Z'),
    }),
  ]);
});
