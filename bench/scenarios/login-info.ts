import { Agent, request } from 'node:http';
import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import { Pool } from 'pg';
import { demoPassword } from '../../e2e/fixtures/demo-accounts.ts';
import { measureRate } from '../measure-rate.ts';
import type { Scenario } from '../scenario.ts';

const workers = 16;
const seconds = 8;

/**
 * The call every page makes first, "who am I", over HTTP with all its checks, against the barest query of the same
 * database. The ratio says how much the product adds to what the database alone could do.
 */
export const scenario: Scenario = async (product) => {
  const pool = new Pool({ connectionString: product.databaseUrl, max: workers });
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const token = await login(product.url);
  const queries = await measureRate({ workers, seconds, work: () => pool.query('select 1') });
  const calls = await measureRate({ workers, seconds, work: () => info(product.url, token, agent) });
  agent.destroy();
  await pool.end();
  return {
    infoPerSecond: Math.round(calls),
    bareQueriesPerSecond: Math.round(queries),
    ratio: Number((calls / queries).toFixed(3)),
  };
};

async function login(url: string): Promise<string> {
  const response = await fetch(`${url}${apiBase}/sysUser/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: demoPassword }),
  });
  const { data }: { data?: unknown } = await response.json();
  if (typeof data !== 'string') throw new Error('the demo admin cannot log in');
  return data;
}

// The plain client of Node costs the least on a machine that measures and serves at once.
function info(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${apiBase}/sysUser/info`,
      { agent, headers: { [tokenHeader]: token } },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`answered with ${response.statusCode}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end();
  });
}
