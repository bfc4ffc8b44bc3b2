import { tokenHeader } from '@gangway/contract/core/cookies.ts';
import { defineCall } from '@gangway/contract/core/define-call.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { registerCalls } from './register-calls.ts';

const common = { method: 'GET', summary: '', response: z.string() } as const;
const calls = {
  open: defineCall({ ...common, path: '/open', permission: 'public' }),
  guarded: defineCall({ ...common, path: '/guarded', permission: 'account' }),
};

test('who asks is looked up where it matters, and not at a public call', async () => {
  const asked: string[] = [];
  const app = fastify();
  app.decorateRequest('caller', null);
  app.decorateRequest('cookies', null as never);
  registerCalls(
    app,
    {
      authenticate: async (token) => {
        asked.push(token);
        return { state: 'unknown' };
      },
      clock: () => new Date(0),
      note: async () => {},
      rawPerMinute: 1,
    },
    calls,
    { open: ({ caller }) => `seen by ${caller}`, guarded: () => 'never' },
  );
  const headers = { [tokenHeader]: 'a-token' };
  const open = await app.inject({ url: '/prod-api/open', headers });
  expect(open.json()).toMatchObject({ data: 'seen by null' });
  expect(asked).toEqual([]);
  expect((await app.inject({ url: '/prod-api/guarded', headers })).statusCode).toBe(401);
  expect(asked).toEqual(['a-token']);
  await app.close();
});
