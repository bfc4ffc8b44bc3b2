import { apiBase } from '@gangway/contract/core/cookies.ts';
import { demoPassword } from '../e2e/fixtures/demo-accounts.ts';

/** Signs a demo account in; gives its token. */
export async function signIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}${apiBase}/sysUser/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { data }: { data?: unknown } = await response.json();
  if (typeof data !== 'string') throw new Error(`${username} cannot log in`);
  return data;
}
