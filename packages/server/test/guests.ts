import { randomUUID } from 'node:crypto';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { TestServer } from './start-test-server.ts';

/** Goes on without an account; the token of the guest. */
export async function bookAsGuest(server: TestServer, who: { email?: string; phone?: string } = {}) {
  const body = {
    key: randomUUID(),
    email: 'guest@example.com',
    phone: '012-345 6789',
    agreed: true as const,
    ...who,
  };
  const answer = await server.call(customersCalls.bookAsGuest, { body });
  return answer.data;
}
