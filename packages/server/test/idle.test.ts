import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestServer } from './start-test-server.ts';

/** What is more often than this a second is too much for a server nobody uses. */
const mostPerSecond = 4;
const counted = 60;

/** Counts every statement this process sends, on whatever connection; tells how long it took until so many had gone out. */
function countStatements(until: number): { done: Promise<number>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { prototype } = pg.Client;
  const query = Object.getOwnPropertyDescriptor(prototype, 'query');
  const begun = performance.now();
  let count = 0;
  const send: (...given: unknown[]) => unknown = query?.value;
  Object.defineProperty(prototype, 'query', {
    ...query,
    value(this: pg.Client, ...given: unknown[]) {
      const [text] = given;
      // A transaction begins with its limits, in one text.
      count += typeof text === 'string' ? text.split(';').length : 1;
      if (count >= until) resolve(performance.now() - begun);
      return send.apply(this, given);
    },
  });
  return { done: promise, stop: () => void Object.defineProperty(prototype, 'query', query ?? {}) };
}

test('a server nobody uses leaves the database alone but for a few looks a second', async () => {
  const server = await startTestServer();
  const statements = countStatements(counted);
  try {
    const seconds = (await statements.done) / 1000;
    expect(counted / seconds).toBeLessThan(mostPerSecond);
  } finally {
    statements.stop();
    await server.stop();
  }
});
