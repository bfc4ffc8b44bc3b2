import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { Held } from './held.ts';
import { runServer, type ServerRun } from './run-server.ts';

let database: TestDatabase;
let held: Held;
let run: ServerRun;

/** A first start, whose process that fills the demo has come as far as the accounts and waits there. */
beforeEach(async () => {
  database = await createTestDatabase();
  held = await Held.begin(database.url);
  await held.do('lock table accounts in share mode');
  run = runServer({ DATABASE_URL: database.url, DEMO: 'accounts' });
  await held.waitedFor(run.ended);
});
afterEach(async () => {
  run.child.kill('SIGKILL');
  await run.ended;
  await held[Symbol.asyncDispose]();
  await database.drop();
});

const filling = (): number => {
  const { pid } = run.child;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
};

/** Of what has ended and waits to be cleared away no command is known. */
const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';

test.runIf(process.platform === 'linux')(
  'a start that fills the demo lives on when the terminal hangs up',
  async () => {
    for (const pid of [run.child.pid ?? 0, filling()]) process.kill(pid, 'SIGHUP');
    await held.commit();
    expect((await fetch(`${await run.address()}/readyz`)).status).toBe(200);
  },
);

test.runIf(process.platform === 'linux')(
  'told to end while it fills the demo, it does, and leaves nobody filling',
  async () => {
    const pid = filling();
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.errors()).not.toMatch(/demo|database/);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  },
);

test.runIf(process.platform === 'linux')(
  'a demo that was cut short is told in one sentence, and is filled by the next start',
  async () => {
    process.kill(filling(), 'SIGKILL');
    expect(await run.ended).toBe(1);
    expect(run.errors()).toMatch(/^The demo could not be filled: .*\n$/);
    await held.commit();
    run = runServer({ DATABASE_URL: database.url, DEMO: 'accounts' });
    expect((await fetch(`${await run.address()}/readyz`)).status).toBe(200);
  },
);
