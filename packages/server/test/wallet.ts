import { randomUUID } from 'node:crypto';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { CustomerLevel } from '@gangway/contract/customers/schemas.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { TestServer } from './start-test-server.ts';

export interface TestCustomer {
  id: number;
  username: string;
  token: string;
}

/** A new customer; with a level, one whom staff have made an agent. */
export async function newCustomer(
  server: TestServer,
  options: { level?: CustomerLevel; superiorId?: number; realName?: string } = {},
): Promise<TestCustomer> {
  const username = `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;
  const { realName = 'Ooi Boon Keat' } = options;
  const answer = await server.call(customersCalls.register, {
    body: {
      username,
      password: 'Harbour-1',
      confirmPassword: 'Harbour-1',
      realName,
      phone: '0123456789',
      birthDate: '1990-01-01',
      agreed: true,
    },
  });
  if (answer.code !== 200) throw new Error(answer.message);
  const token = answer.data;
  const { data } = await server.call(customersCalls.getProfile, {}, { token });
  const staff = { token: await server.login('finance') };
  if (options.level)
    await must(
      server.call(
        customersCalls.setLevel,
        { params: { id: data.id }, body: { level: options.level } },
        staff,
      ),
    );
  if (options.superiorId)
    await must(
      server.call(
        customersCalls.setSuperior,
        { params: { id: data.id }, body: { superiorId: options.superiorId } },
        staff,
      ),
    );
  return { id: data.id, username, token };
}

/** Puts money into a balance, as staff at the counter do. */
export async function fund(server: TestServer, accountId: number, amountSen: number): Promise<void> {
  const token = await server.login('finance');
  const body = { key: randomUUID(), accountId, amountSen, method: 'cash' as const };
  await must(server.call(walletCalls.saveRecharge, { body }, { token }));
}

async function must(answer: Promise<{ code: number; message: string }>): Promise<void> {
  const { code, message } = await answer;
  if (code !== 200) throw new Error(message);
}
