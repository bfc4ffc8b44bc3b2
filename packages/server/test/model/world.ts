import { giftRight } from '@gangway/contract/core/office-rights.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Caller } from '../../src/platform/http/caller.ts';
import { createDatabase, type Database } from '../../src/platform/database/create-database.ts';
import type { Actor } from '../../src/platform/http/actor.ts';
import { createLiveHub } from '../../src/platform/live/live-hub.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { makeSailing } from '../booking.ts';
import { catalogueMaker } from '../catalogue.ts';
import { countDeadlocks } from '../count-deadlocks.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { FakeGateway } from '../fake-gateway.ts';
import { liftCaps } from '../lift-caps.ts';
import { sql } from '../sql.ts';
import { startTestServer } from '../start-test-server.ts';
import { testSecretKey } from '../test-env.ts';
import type { RawMessage } from '../../src/modules/payments/provider.ts';

/** Few places, so that they run out. */
export const cabins = 2;
export const passes = 4;
export const capacity = 8;

export interface Scene {
  database: TestDatabase;
  sailings: number[];
  /** The one of them that sails first. */
  soonId: number;
  shipId: number;
  routeId: number;
  cabinId: number;
  passId: number;
  accounts: Map<string, number>;
}

/** Something to sell and somebody to buy it, made as staff make it; every world begins as a copy of it. */
export async function makeScene(): Promise<Scene> {
  const database = await createTestDatabase();
  const server = await startTestServer({ databaseUrl: database.url, provider: new FakeGateway() });
  const today = portDate(new Date());
  const first = await makeSailing(server, { date: addDays(today, 20), cabins, passes, capacity });
  const make = catalogueMaker(server, await server.login('editor'));
  const more = [
    await make.sailing(first.shipId, first.routeId, addDays(today, 20), 'night', {
      departure: '19:00',
      returning: '23:00',
      capacity,
    }),
    await make.sailing(first.shipId, first.routeId, addDays(today, 100), 'day', { capacity }),
  ];
  const soonId = await make.sailing(first.shipId, first.routeId, addDays(today, 3), 'day', { capacity });
  await liftCaps(server);
  // Whoever saves accounts must have a session.
  await server.login('admin');
  // Something comes back of those who did not come, so that there is something to reckon with.
  await sql(
    server.databaseUrl,
    `insert into config_entries (key, value) values ('refund.noShowPercent', '60')`,
  );
  await server.stop();
  const rows = await sql(database.url, 'select id::int, username from accounts');
  const accounts = new Map(rows.map((row) => [String(row['username']), Number(row['id'])]));
  const { sailingId, ...ship } = first;
  return { database, sailings: [soonId, sailingId, ...more], soonId, ...ship, accounts };
}

/** The process has died here. */
export class Crash extends Error {}

/** One run of the model: a database of its own, a gateway, and a clock that moves when told. */
export class World {
  readonly gateway = new FakeGateway();
  /** Messages of the gateway that may still come, or come again. */
  readonly messages: RawMessage[] = [];
  readonly platform: Platform;
  /** The edition of each sailing that was moved to another date, as it was then: who has a place on it booked after that. */
  readonly moved = new Map<number, number>();
  now = new Date();
  /** Ever later, so that whatever waits in the outbox is due. */
  #outboxHours = 0;
  #requests = 0;
  #crashIn: number | null = null;

  readonly scene: Scene;
  readonly #copy: TestDatabase;
  readonly #database: Database;

  constructor(scene: Scene, copy: TestDatabase) {
    this.scene = scene;
    this.#copy = copy;
    this.#database = createDatabase({
      url: copy.url,
      poolSize: 4,
      namedStatements: true,
      onBroken: () => {},
    });
    const { db, pool } = this.#database;
    this.platform = {
      db,
      clock: () => this.#tick(),
      secrets: createSecrets(testSecretKey),
      live: createLiveHub(pool),
      mailer: null,
      patienceMs: 10_000,
      fewAtOnce: 1,
      log: createLog('silent'),
    };
  }

  get settings() {
    return { provider: this.gateway, publicUrl: 'https://gangway.example.com' };
  }

  get outboxNow(): Date {
    this.#outboxHours += 1;
    return new Date(Date.UTC(2200, 0, 1, this.#outboxHours));
  }

  /** Lets the process die when it looks at the clock for the so-manieth time. */
  async crashingAt<T>(times: number, work: () => Promise<T>): Promise<T | undefined> {
    this.#crashIn = times;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Crash) return undefined;
      throw error;
    } finally {
      this.#crashIn = null;
    }
  }

  account(username: string): number {
    return this.scene.accounts.get(username) ?? 0;
  }

  caller(username: string): Caller {
    const accountId = this.account(username);
    return {
      sessionId: 1,
      accountId,
      username,
      name: username,
      kind: 'customer',
      avatarImageId: null,
      introduction: '',
      link: null,
      role: null,
      // Whoever sells at the counter may give away.
      grants: [{ route: giftRight, access: 'edit' }],
      posts: [],
    };
  }

  actor(username: string): Actor {
    this.#requests += 1;
    const requestId = `model ${this.#requests}`;
    return { accountId: this.account(username), username, address: '', requestId, at: this.now };
  }

  /** How often PostgreSQL had to break a circle of those who wait for each other. */
  countDeadlocks(): Promise<number> {
    return countDeadlocks(this.#database.pool);
  }

  async end(): Promise<void> {
    await this.#database.close();
    await this.#copy.drop();
  }

  #tick(): Date {
    if (this.#crashIn !== null) {
      if (this.#crashIn === 0) throw new Crash('the process has died');
      this.#crashIn -= 1;
    }
    return this.now;
  }
}
