import type { Call } from '@gangway/contract/core/define-call.ts';
import { signsInHere } from '@gangway/contract/core/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCartLine } from '../src/modules/booking/cart.ts';
import { allCalls, type NamedCall } from './all-calls.ts';
import { createTestDatabase } from './database.ts';
import { bookAsGuest } from './guests.ts';
import { isIdName } from './is-id-name.ts';
import { eventful } from './model/eventful.ts';
import { findBroken } from './model/invariants.ts';
import { saveFor } from './model/mischief/saved-passengers.ts';
import { person } from './model/person.ts';
import { act } from './model/steps.ts';
import { makeScene, type Scene, World } from './model/world.ts';
import { type IdPool, poolOf, readIds } from './real-ids.ts';
import { type Sample, sampleInput } from './sample-input.ts';
import { sendRaw } from './send-raw.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Every call with ids of what is really there: the own, those of others, those that are gone, and each repeated. */
let scene: Scene;
let world: World;
let server: TestServer;
let ids: Map<string, IdPool>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  scene = await makeScene();
  const copy = await createTestDatabase(scene.database);
  world = new World(scene, copy);
  for (const step of eventful) await act(world, step);
  for (const name of ['customer', 'agent']) await fill(world, world.account(name));
  server = await startTestServer({
    databaseUrl: copy.url,
    provider: world.gateway,
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  for (const name of ['admin', 'customer']) tokens[name] = await server.login(name);
  tokens['guest'] = await bookAsGuest(server);
  ids = await readIds(copy.url, world.account('customer'));
});
afterAll(async () => {
  await server.stop();
  await world.end();
  await scene.database.drop();
});

const taking = allCalls
  .filter(({ call }) => ways(call, (name) => `${name} is one`).length > 0)
  .toSorted((one, other) => turnOf(one) - turnOf(other));

test.each(taking)('$name bears them all, and nothing is lost or sold twice', async ({ call }) => {
  const kinds = new Map(ways(call, (name) => name).map((name) => [name, poolOf(ids, call.path, name)]));
  const isCustomers = signsInHere(call.permission);
  const isOthers = isCustomers && [...kinds.values()].some((pool) => pool.foreign.length > 0);
  const send = (choose: (pool: IdPool) => number[], as?: string) =>
    ask(
      call,
      (name, isList) => {
        const chosen = choose(kinds.get(name) ?? { own: [], foreign: [], stale: 0 });
        return isList ? chosen : (chosen[0] ?? 0);
      },
      as,
    );
  const first = ({ own, stale }: IdPool) => own.slice(0, 1).concat(own.length > 0 ? [] : stale);
  const answers = {
    // What is gone is nobody's.
    gone: await send(({ stale }) => [stale, stale]),
    others: await send((pool) => pool.foreign.slice(0, 1).concat(pool.foreign.length > 0 ? [] : first(pool))),
    mixed: await send((pool) => [...first(pool), ...pool.foreign.slice(-1), pool.stale]),
    // Whoever booked without an account reaches nothing of anybody's.
    guest: await send(first, 'guest'),
    repeated: await send((pool) => [...first(pool), ...first(pool), ...first(pool)]),
  };
  const last = (pool: IdPool) => pool.own.slice(-1).concat(pool.own.length > 0 ? [] : pool.stale);
  const atOnce = await Promise.all([send(last), send(last), send(first)]);
  for (const status of [...Object.values(answers), ...atOnce]) expect(status).toSatisfy(isBorne);
  const mustBeRefused = [
    ...(call.path.includes('{id}') ? [answers.gone] : []),
    ...(isOthers ? [answers.others, answers.guest] : []),
  ];
  for (const status of mustBeRefused) expect(status).toBeGreaterThanOrEqual(400);
  expect(await findBroken(world)).toEqual([]);
});

test('nobody had to wait in a circle', async () => {
  expect(await world.countDeadlocks()).toBe(0);
});

/** Done or refused, and never for want of a session: that would try nothing. */
const isBorne = (status: number) => status >= 200 && status < 500 && status !== 401;

/** Staff, who can log customers out, come after them, and whatever ends something after the rest, so that they find it. */
function turnOf({ name, call }: NamedCall): number {
  const isEnd = /\.(cancel|delete|reset|step|close)/.test(name);
  return (signsInHere(call.permission) ? 0 : 2) + Number(isEnd);
}

/** A cart and somebody saved, for one who has an account. */
async function fill({ platform, now }: World, accountId: number): Promise<void> {
  await saveFor(world, accountId);
  const place = { sailingId: scene.sailings[1] ?? 0, roomTypeId: scene.passId, bed: null };
  await saveCartLine(platform, accountId, { ...place, passengers: [person(1)], shownTotalSen: 1 }, now);
}

type Choose = (name: string, isList: boolean) => unknown;

/** The names of the ids a call takes, each once. */
function ways(call: Call, say: (name: string) => string): string[] {
  const found = new Set<string>();
  const { params, query, body } = sampleInput(call);
  for (const part of [params, query, body]) replaced(part, (name) => found.add(say(name)));
  return [...found];
}

async function ask(call: Call, choose: Choose, as?: string): Promise<number> {
  const sample = sampleInput(call);
  const part = (values: Sample): Sample => replaced(values, choose) as Sample;
  const params = part(sample.params);
  const query = Object.entries(part(sample.query)).map(([name, value]) => [name, String(value)]);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const { status } = await sendRaw(server.url, {
    method: call.method,
    path: query.length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path,
    token:
      call.permission === 'public'
        ? undefined
        : tokens[as ?? (signsInHere(call.permission) ? 'customer' : 'admin')],
    ...(call.body ? { body: JSON.stringify(part(sample.body)) } : {}),
  });
  return status;
}

/** The same with every id in it, however deep, put another way. Numbers of orders and the like are no ids of rows. */
function replaced(value: unknown, choose: Choose): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, choose));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!isIdName(name) || typeof inner === 'string') return [name, replaced(inner, choose)];
      return [name, choose(name, Array.isArray(inner))];
    }),
  );
}
