import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OpenStream, openStream } from '../../../test/open-stream.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let one: TestServer;
let other: TestServer;
let admin: string;
const streams: OpenStream[] = [];

beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.databaseUrl });
  admin = await one.login('admin');
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** A page open on the other process. */
async function open(token: string): Promise<OpenStream> {
  const stream = await openStream(other.url, { 'x-token': token });
  streams.push(stream);
  return stream;
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

/** A page whose account nobody else uses here, and the number of its session. */
async function openAs(username: string): Promise<{ stream: OpenStream; sessionId: number }> {
  const stream = await open(await one.login(username));
  const text = `select max(s.id) as id from sessions s join accounts a on a.id = s.account_id where a.username = $1`;
  const [row] = await sql(one.databaseUrl, text, [username]);
  return { stream, sessionId: Number(row?.['id']) };
}

const breakListening = () =>
  sql(
    one.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gangway-listen' and datname = current_database()`,
  );

/** What the database knows of and no process was told: as when the listening connection was broken at the time. */
test('whose session is over without having heard of it hears once the process listens again; others stay', async () => {
  const gone = await openAs('finance');
  const expired = await openAs('food');
  const disabled = await openAs('chip');
  const staying = await openAs('boarding');
  const change = (text: string, value: unknown) => sql(one.databaseUrl, text, [value]);
  await change(`update sessions set ended_at = now(), end_reason = 'logout' where id = $1`, gone.sessionId);
  await change(`update sessions set expires_at = now() where id = $1`, expired.sessionId);
  await change(`update accounts set status = 'disabled' where username = $1`, 'chip');

  await breakListening();

  for (const { stream } of [gone, expired, disabled]) {
    await stream.ended;
    expect(stream.events).toEqual([{ type: 'session.ended' }]);
  }
  const body = { key: 'told.after', value: '1' };
  await one.call(settingsCalls.add, { body }, { token: admin });
  await soon(() => expect(staying.stream.events).toEqual([{ type: 'settings.changed', key: 'told.after' }]));
});

test('who signs out elsewhere while the stream is being opened hears of it all the same', async () => {
  const token = await one.login('finance');
  const heard = Promise.withResolvers<void>();
  const forget = other.gangway.platform.live.subscribe(({ event }) => {
    if (event.type === 'session.ended') heard.resolve();
  });
  const look = holdFirstLook(other);
  const opening = open(token);
  await look.answered;
  await one.call(identityCalls.logout, {}, { token });
  await heard.promise;
  forget();
  look.letGo();

  const stream = await opening;
  await stream.ended;
  expect(stream.events).toEqual([{ type: 'session.ended' }]);
});

test('an end that is found and told at the same moment is told once', async () => {
  const { stream, sessionId } = await openAs('housekeeping');
  const text = JSON.stringify({ event: { type: 'session.ended' }, audience: { sessionIds: [sessionId] } });
  for (let count = 0; count < 3; count += 1) other.gangway.platform.live.receive(text);
  await stream.ended;
  expect(stream.events).toEqual([{ type: 'session.ended' }]);
});

/** Lets the first look at a session be answered, and keeps the answer from the process for a while. */
function holdFirstLook({ gangway: { pool } }: TestServer) {
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = (client: PoolClient) => {
    const send: (...given: unknown[]) => unknown = client.query.bind(client);
    const query = async (...given: unknown[]) => {
      const answer = await send(...given);
      if (String(given[0]).includes('s.token_hash in')) {
        pool.off('acquire', hold);
        answered.resolve();
        await released.promise;
      }
      return answer;
    };
    Object.assign(client, { query });
  };
  pool.on('acquire', hold);
  return { answered: answered.promise, letGo: () => released.resolve() };
}
