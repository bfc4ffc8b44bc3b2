import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineCall } from '@gangway/contract/core/define-call.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { longestInOneGo, ReadyAnswer, shortestPacked } from './ready-answer.ts';

const call = defineCall({
  method: 'GET',
  path: '/x/text',
  summary: 'A text',
  permission: 'public',
  response: z.string(),
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, '': (plain: Buffer) => plain };

/** What is sent of a text of so many letters to whoever takes such packing. */
async function send(letters: number, accepted: keyof typeof unpack) {
  await using app = fastify();
  const ready = new ReadyAnswer(call, 'ab'.repeat(letters / 2));
  app.get('/', (request, reply) => ready.send(request, reply));
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  const [first, again] = [await ask(), await ask()];
  expect(again.rawPayload).toEqual(first.rawPayload);
  const { data } = JSON.parse(unpack[accepted](first.rawPayload).toString()) as { data: string };
  expect(data).toHaveLength(letters);
  return first;
}

test.each([shortestPacked, longestInOneGo, 4 * longestInOneGo])(
  'a text of %i letters is packed as whoever asks can open it',
  async (letters) => {
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, rawPayload } = await send(letters, encoding);
      expect(headers['content-encoding']).toBe(encoding);
      expect(rawPayload.length).toBeLessThan(letters / 4);
    }
    expect((await send(letters, '')).headers['content-encoding']).toBeUndefined();
  },
);

test('a short one is not packed', async () => {
  expect((await send(shortestPacked / 2, '')).headers).not.toHaveProperty('content-encoding');
});
