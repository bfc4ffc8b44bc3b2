import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@gangway/contract/core/define-call.ts';
import {
  type OfficeRouteInfo,
  officeRoutes,
  type ShippedRole,
  shippedRoles,
} from '@gangway/contract/core/office-routes.ts';
import { holds, routesOf, signsInHere } from '@gangway/contract/core/permissions.ts';
import { allCalls } from './all-calls.ts';
import { bookAsGuest } from './guests.ts';
import { sendRaw } from './send-raw.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

type Outcome = 'allowed' | 'denied' | 'log in' | 'sign in here';

const customers = ['superagent', 'agent', 'customer'] as const;
const callers = [...shippedRoles, ...customers, 'guest', 'visitor'] as const;
type CallerName = (typeof callers)[number];

let server: TestServer;
const tokens = new Map<CallerName, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of [...shippedRoles, ...customers]) tokens.set(name, await server.login(name));
  tokens.set('guest', await bookAsGuest(server));
});
afterAll(() => server.stop());

test.each(allCalls)('$name answers those it is for and nobody else', async ({ call }) => {
  const outcomes: Partial<Record<CallerName, Outcome>> = {};
  for (const name of callers) outcomes[name] = await tryCall(call, name);

  expect(outcomes).toEqual(Object.fromEntries(callers.map((name) => [name, expected(call, name)])));
});

test('a role that holds nothing of a screen is told so in its own language', async () => {
  const answer = await sendRaw(server.url, {
    method: 'GET',
    path: '/role/list',
    token: tokens.get('food'),
    locale: 'zh',
  });
  expect(answer).toMatchObject({ status: 403, code: 403, reason: 'permission.denied', data: null });
  expect(answer.message).toMatch(/\p{Script=Han}/u);
});

test('the cookie alone opens nothing but the stream of events', async () => {
  const headers = { cookie: `gangway_token=${tokens.get('admin')}` };
  const reading = allCalls.filter(({ call }) => call.method === 'GET' && call.permission !== 'public');
  const opened: string[] = [];
  for (const { name, call } of reading) {
    const answer = await sendRaw(server.url, { method: 'GET', path: address(call), headers });
    if (answer.status !== 401) opened.push(name);
  }
  expect(opened).toEqual(['system.live']);
});

/** What the contract says, and nothing the server does. */
function expected(call: Call, name: CallerName): Outcome {
  const { permission } = call;
  if (permission === 'public') return 'allowed';
  if (name === 'visitor') return signsInHere(permission) ? 'sign in here' : 'log in';
  if (permission === 'account') return 'allowed';
  const isCustomer = customers.some((customer) => customer === name);
  if (permission === 'buyer') return isCustomer || name === 'guest' ? 'allowed' : 'denied';
  if (permission === 'customer') return isCustomer ? 'allowed' : 'denied';
  if (permission === 'staff') return isCustomer || name === 'guest' ? 'denied' : 'allowed';
  if (name === 'admin') return 'allowed';
  if (isCustomer || name === 'guest') return 'denied';
  const isOpen = routesOf(permission).some((path) => {
    const route: OfficeRouteInfo = officeRoutes[path];
    return holds(route.grants[name as Exclude<ShippedRole, 'admin'>], permission.access);
  });
  return isOpen ? 'allowed' : 'denied';
}

async function tryCall(call: Call, name: CallerName): Promise<Outcome> {
  // A call of one's own account may end sessions, so it is made from one that nothing else uses.
  const own = call.permission === 'account' && name !== 'visitor';
  const token = own ? await enter(name) : tokens.get(name);
  const body = call.body ? { body: '{}' } : {};
  const answer = await sendRaw(server.url, { method: call.method, path: address(call), token, ...body });
  if (own) tokens.set(name, await enter(name));
  if (answer.reason === 'session.required' && answer.status === 401 && answer.code === 401) return 'log in';
  if (answer.reason === 'session.signInHere' && answer.status === 401 && answer.code === 1401)
    return 'sign in here';
  if (answer.reason === 'permission.denied' && answer.status === 403 && answer.code === 403) return 'denied';
  expect(answer.status).not.toBe(401);
  expect(answer.status).toBeLessThan(500);
  return 'allowed';
}

function enter(name: string): Promise<string> {
  return name === 'guest' ? bookAsGuest(server) : server.login(name);
}

function address(call: Call): string {
  return call.path.replace(/\{\w+\}/g, '999999999');
}
