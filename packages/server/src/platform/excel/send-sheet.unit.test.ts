import { expectedBytesHeader } from '@gangway/contract/core/sheet-limit.ts';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import type { Actor } from '../http/actor.ts';
import { sendSheet } from './send-sheet.ts';

interface Order {
  no: string;
  guest: string;
  sen: number;
}

/** Alike and not the same, as orders are. */
const order = (number: number): Order => ({
  no: `GW${(number * 7919).toString(36).toUpperCase()}`,
  guest: `Guest ${number % 97} of the house`,
  sen: 12_000 + (number % 13) * 500,
});

/** How many bytes were foretold, and how many came. */
async function sizes(total: number): Promise<{ foretold: number; came: number }> {
  const headers: Record<string, unknown> = {};
  const reply = { headers: (some: object) => Object.assign(headers, some) };
  const stream = await sendSheet(
    {
      reply: reply as unknown as FastifyReply,
      actor: { at: new Date() } as Actor,
      locale: 'en',
    },
    {
      file: 'orders',
      title: 'Orders',
      rows: Array.from({ length: total }, (_, number) => order(number)),
      columns: [
        { title: 'Number', width: 12, value: ({ no }) => no },
        { title: 'Guest', width: 30, value: ({ guest }) => guest },
        { title: 'Paid', width: 14, value: ({ sen }) => sen / 100 },
      ],
    },
  );
  let came = 0;
  for await (const chunk of stream) came += (chunk as Buffer).length;
  return { foretold: Number(headers[expectedBytesHeader]), came };
}

test('how much will come is foretold well enough to show how far it is', async () => {
  const { foretold, came } = await sizes(20_000);
  expect(foretold / came).toBeGreaterThan(0.8);
  expect(foretold / came).toBeLessThan(1.25);
});

test.each([1, 2, 150])('of %i rows it is foretold to the byte', async (total) => {
  const { foretold, came } = await sizes(total);
  expect(foretold).toBe(came);
});
