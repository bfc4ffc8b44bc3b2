import { portDate } from '@gangway/contract/core/dates.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';
import { Client } from 'pg';
import { readAvailability } from '../../packages/server/src/modules/sailings/availability.queries.ts';
import { LookAround } from '../../packages/server/src/modules/sailings/look-around.ts';
import { createDatabase, type Db } from '../../packages/server/src/platform/database/create-database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createKeptAnswers } from '../../packages/server/src/platform/http/kept-answers.ts';
import { Seen } from '../../packages/server/src/platform/http/kept-values.ts';
import { temporaryFolder } from '../../packages/server/test/temporary-folder.ts';
import { fillCatalogue } from '../fill-catalogue.ts';
import { fillHistory } from '../fill-history.ts';
import type { Findings, Scenario } from '../scenario.ts';

const rounds = 400;
const warmUp = 40;

/**
 * What the month's calendar and one sailing's places cost with a small operator's data (1 x) and with ten years of
 * history and a million entries beside it (100 x). Both databases hold the same coming sailings and stand on one
 * server with its disk safety on; they are asked in turn, so that whatever else the machine does falls on both. A
 * ratio near 1 says that history costs nothing.
 */
export const scenario: Scenario = async () => {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, durable: true });
  try {
    const large = withName(postgres.url, 'history');
    await migrate(postgres.url);
    await onDatabase(postgres.url, fillCatalogue);
    await onDatabase(withName(postgres.url, 'postgres'), (client) =>
      client.query('create database history template gangway'),
    );
    await onDatabase(large, fillHistory);
    for (const url of [postgres.url, large]) {
      await onDatabase(url, (client) => client.query('vacuum analyze'));
    }
    return await measure(postgres.url, large);
  } finally {
    await postgres.stop();
    folder.remove();
  }
};

async function measure(smallUrl: string, largeUrl: string): Promise<Findings> {
  const small = open(smallUrl);
  const large = open(largeUrl);
  const now = new Date();
  // A whole month ahead, so that every day of it has its sailings.
  const month = portDate(new Date(now.getTime() + 40 * 86_400_000)).slice(0, 7);
  // Nothing is kept here: it is the first look that is measured.
  const look = (db: Db) =>
    new LookAround(db, createKeptAnswers(0)).sailings(monthRange(month), now, new Seen());
  try {
    const shown = await look(small.db);
    refuseOtherAnswer(shown, await look(large.db));
    const id = shown[0]?.id ?? 0;
    const calendar = await inTurn(small.db, large.db, look);
    const one = await inTurn(small.db, large.db, (db) => readAvailability(db, { ids: [id] }, now));
    return {
      sailingsInMonth: shown.length,
      ...(await sizes(smallUrl, 'small')),
      ...(await sizes(largeUrl, 'large')),
      ...named('calendarMs', calendar),
      ...named('sailingMs', one),
    };
  } finally {
    await small.close();
    await large.close();
  }
}

async function inTurn(small: Db, large: Db, ask: (db: Db) => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round++) {
    // Whoever is asked second finds a warmer machine: the order changes every time.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order) {
      const start = performance.now();
      await ask(which === 0 ? small : large);
      if (round >= 0) times[which === 0 ? 0 : 1].push(performance.now() - start);
    }
  }
  return { small: median(times[0]), large: median(times[1]) };
}

function named(name: string, { small, large }: { small: number; large: number }): Findings {
  return {
    [`${name}1x`]: round(small),
    [`${name}100x`]: round(large),
    [`${name}Ratio`]: round(large / small),
  };
}

async function sizes(url: string, name: string): Promise<Findings> {
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ sailings: string; rows: string }>(
      `select (select count(*) from sailings) as sailings,
              (select count(*) from sailing_units) + (select count(*) from sailing_people)
                + (select count(*) from date_prices) + (select count(*) from audit_log) as rows`,
    ),
  );
  return { [`${name}Sailings`]: Number(rows[0]?.sailings), [`${name}OtherRows`]: Number(rows[0]?.rows) };
}

function refuseOtherAnswer(small: unknown[], large: unknown[]): void {
  if (small.length === 0 || JSON.stringify(small) !== JSON.stringify(large)) {
    throw new Error('the two databases must give the same sailings, else their times say nothing');
  }
}

function open(url: string) {
  return createDatabase({ url, poolSize: 4, namedStatements: true, onBroken: () => {} });
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
