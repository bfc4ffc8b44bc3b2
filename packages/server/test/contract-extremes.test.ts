import type { Call } from '@gangway/contract/core/define-call.ts';
import { signsInHere } from '@gangway/contract/core/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';
import { isNumber, leavesOf, type Sample, sampleInput, withLeaf } from './sample-input.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** What the contract lets through must be what the database can keep; some of what is sent here is kept. */
let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  for (const name of ['admin', 'customer']) tokens[name] = await server.login(name);
});
afterAll(() => server.stop());

const numbers = [-1, 0, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), 1e300];
const days = ['0000-01-01', '9999-12-31', '9999-12', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z'];

describe.each(allCalls.filter(({ call }) => call.body))('$name', ({ call }) => {
  test('bears numbers and days beyond what can be kept, however deep they stand', async () => {
    for (const { path, schema } of leavesOf(call.body)) {
      for (const value of isNumber(schema) ? numbers : days) {
        const { status } = await send(call, withLeaf(sampleInput(call).body, path, value));
        expect({ path, value, status }).toEqual({ path, value, status: expect.toSatisfy(isNoFault) });
      }
    }
  });

  test('refuses text that cannot be kept, however deep it stands', async () => {
    for (const { path } of leavesOf(call.body).filter((leaf) => leaf.path.length > 1)) {
      for (const value of ['\0', '\uD800', 'x'.repeat(50_000)]) {
        const answer = await send(call, withLeaf(sampleInput(call).body, path, value));
        expect({ path, value, ...answer }).toMatchObject({ status: 400, reason: 'request.invalid' });
        expect(JSON.stringify(answer.fields)).toContain(path[0]);
      }
    }
  });
});

const isNoFault = (status: number) => status >= 200 && status < 500;

function send(call: Call, body: Sample): Promise<RawAnswer> {
  const { params } = sampleInput(call);
  return sendRaw(server.url, {
    method: call.method,
    path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    token:
      call.permission === 'public' ? undefined : tokens[signsInHere(call.permission) ? 'customer' : 'admin'],
    body: JSON.stringify(body),
  });
}
