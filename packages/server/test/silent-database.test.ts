import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { migrate, readMigrations } from '../src/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type FreezingProxy, startFreezingProxy } from './freezing-proxy.ts';
import { runServer } from './run-server.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testSecretKey } from './test-env.ts';
import { newCustomer } from './wallet.ts';

let database: TestDatabase;
let proxy: FreezingProxy;
let server: TestServer;
let token: string;
/** A database that accepts and never answers, and a start that waits for it while everything else is tried. */
const dumb = await listenInSilence();
const starting = Promise.allSettled([migrate(`postgres://me:hunter2@${dumb.address}/gangway`)]);

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFreezingProxy(database.url);
  server = await startTestServer({
    databaseUrl: proxy.url,
    env: {
      DATABASE_DIRECT_URL: database.url,
      PG_CONNECT_TIMEOUT_SECONDS: '4',
      PG_STATEMENT_TIMEOUT_SECONDS: '4',
    },
  });
  token = await server.login('finance');
});
afterAll(async () => {
  dumb.close();
  proxy.thaw();
  await server.stop();
  await proxy.stop();
  await database.drop();
});

const ready = () => fetch(`${server.url}/readyz`);
const listConfig = (locale = 'en') => server.call(settingsCalls.queryList, {}, { token, locale });
const working = () =>
  vi.waitFor(async () => expect((await listConfig()).code).toBe(200), { timeout: 60_000, interval: 50 });

test('one that freezes: the process says at once that it is not ready, and calls are answered with a sentence', async () => {
  await working();
  proxy.freeze();
  const calls = ['en', 'zh', 'ko'].map((locale) => listConfig(locale));
  // By then the calls have begun to wait: whoever asks later and waits as long is answered after them.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const first = await Promise.race([ready(), ...calls]);
  expect(first).toBeInstanceOf(Response);
  expect(first).toMatchObject({ status: 503 });
  const answers = await Promise.all(calls);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, code: 500, reason: 'server.noDatabase', data: null });
  expect(answers.map((answer) => answer.headers.get('retry-after'))).toEqual(['5', '5', '5']);
  expect(answers[0]?.message).toContain('try again shortly: what has been done already is not done twice');
  expect(answers[1]?.message).toMatch(/\p{Script=Han}/u);
  expect(answers[2]?.message).toMatch(/\p{Script=Hangul}/u);
  proxy.thaw();
  await working();
  expect((await ready()).status).toBe(200);
});

test('connections that break in the middle of a call are 503 too, and the next call is served', async () => {
  await working();
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('begin; lock table config_entries');
  const call = listConfig();
  const waiting = `select pid from pg_locks where relation = 'config_entries'::regclass and not granted`;
  const pid = await vi.waitFor(
    async () => {
      const { rows } = await blocker.query<{ pid: number }>(waiting);
      expect(rows).toHaveLength(1);
      return rows[0]?.pid;
    },
    { timeout: 60_000 },
  );
  await blocker.query('select pg_terminate_backend($1)', [pid]);
  expect(await call).toMatchObject({ status: 503, reason: 'server.noDatabase' });
  await blocker.end();
  await working();
});

test('a statement that takes too long outside of a transaction is broken off at the server too', async () => {
  await working();
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('begin; lock table config_entries');
  expect(await listConfig()).toMatchObject({ status: 503, reason: 'server.noDatabase' });
  const waiting = `select pid from pg_locks where relation = 'config_entries'::regclass and not granted`;
  await vi.waitFor(async () => expect((await blocker.query(waiting)).rows).toEqual([]), { timeout: 60_000 });
  await blocker.end();
  await working();
});

test('what was committed though its answer was lost is not called failed, and asked for again it is not done twice', async () => {
  await working();
  const { id } = await newCustomer(server);
  const recharges = () =>
    sql(database.url, 'select amount_sen::int from recharges where account_id = $1', [id]);
  const body = { key: randomUUID(), accountId: id, amountSen: 4200, method: 'cash' as const };
  const recharge = () => server.call(walletCalls.saveRecharge, { body }, { token });
  proxy.loseAnswerTo('commit');
  const lost = await recharge();
  expect(lost).toMatchObject({ status: 503, reason: 'server.noDatabase' });
  expect(await recharges()).toEqual([{ amount_sen: 4200 }]);
  proxy.loseAnswerTo(null);
  await working();
  expect((await recharge()).code).toBe(200);
  expect(await recharges()).toEqual([{ amount_sen: 4200 }]);
});

test('jobs go on after their connections have died without a word', async () => {
  await working();
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  boss.on('error', () => {});
  await boss.start();
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('begin; lock table pgboss.job');
  const waiting = `select from pg_locks join pg_stat_activity using (pid)
                    where application_name = 'gangway-jobs' and datname = current_database() and not granted`;
  // All the runner has: one that is left would go on for the others. Asked anew each time: a transaction is told once who is there.
  await vi.waitFor(async () => expect(await sql(database.url, waiting)).toHaveLength(3), { timeout: 60_000 });
  proxy.mute();
  await blocker.end();
  const id = (await boss.send('forget-carts', {})) ?? '';
  const state = async () => (await boss.getJobById('forget-carts', id))?.state;
  await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 60_000, interval: 100 });
  await boss.stop({ graceful: false });
  await working();
});

test('a database that accepts and never answers is told in one sentence at the start', async () => {
  const [outcome] = await starting;
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: {
      message: `The database at ${dumb.address}/gangway cannot be used: it did not answer within 10 seconds.`,
    },
  });
});

// However long a statement may take: had it waited for that, the process would have been ended with 1.
test.each(['freeze', 'mute'] as const)(
  'told to end while connections are silent (%s), a process ends in order',
  async (how) => {
    const own = await startFreezingProxy(database.url);
    const run = runServer({
      DATABASE_URL: own.url,
      SECRET_KEY: testSecretKey,
      SANDBOX_PORT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
    });
    await run.address();
    own[how]();
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain('"msg":"stopped"');
    await own.stop();
  },
);

test('a backup and a restore whose database keeps silent end with a sentence', async () => {
  await working();
  const folder = temporaryFolder();
  const silence = /nothing was heard from the database for/;
  const file = path.join(folder.path, 'x.backup');
  proxy.loseAnswerTo('copy (select');
  await expect(writeBackup(proxy.url, file, 500)).rejects.toThrow(silence);
  proxy.loseAnswerTo(null);
  expect(existsSync(file)).toBe(false);
  await writeBackup(proxy.url, file);
  const empty = await createTestDatabase();
  const own = await startFreezingProxy(empty.url);
  own.loseAnswerTo('copy "public"');
  const restoring = restoreBackup({
    url: own.url,
    file,
    migrations: readMigrations(),
    makers: [],
    leftOut: ['pgboss', 'sandbox_gateway'],
    replace: true,
    secretName: '',
    silenceMs: 5000,
  });
  await expect(restoring).rejects.toThrow(silence);
  await own.stop();
  await empty.drop();
  folder.remove();
});

async function listenInSilence() {
  const held: Socket[] = [];
  const server = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    close() {
      for (const socket of held) socket.destroy();
      server.close();
    },
  };
}
