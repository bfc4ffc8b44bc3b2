import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createLog } from '../log.ts';
import { jobRuns, type Jobs, startJobs } from './jobs.ts';

const logLines: string[] = [];
const log = createLog('info', { write: (line) => void logLines.push(line) });
const runs: string[] = [];
let database: TestDatabase;
let processes: Jobs[];
let boss: PgBoss;
let failures = 1;

beforeAll(async () => {
  database = await createTestDatabase();
  processes = await Promise.all(['one', 'other'].map(start));
  boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  boss.on('error', () => {});
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await Promise.all(processes.map((each) => each.stop()));
  await database.drop();
});

function start(name: string): Promise<Jobs> {
  const steady = { name: 'steady', cron: '0 0 1 1 *', run: async () => void runs.push(`steady on ${name}`) };
  const shaky = {
    name: 'shaky',
    cron: '0 0 1 1 *',
    run: async () => {
      runs.push('shaky');
      if (failures > 0) {
        failures -= 1;
        throw new Error('not yet');
      }
    },
  };
  const scheduled = [steady, shaky];
  return startJobs({ url: database.url, now: () => new Date(), scheduled, log, everySeconds: 1 });
}

async function done(queue: string, id: string | null): Promise<void> {
  const state = async () => (await boss.getJobById(queue, id ?? ''))?.state;
  await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 60_000, interval: 100 });
}

test('a job runs on one process only, however many there are', async () => {
  await done('steady', await boss.send('steady', {}));
  expect(runs.filter((run) => run.startsWith('steady'))).toHaveLength(1);
});

test('a job that fails is tried again', async () => {
  // The product waits ten seconds before the second try; the test need not.
  await done('shaky', await boss.send('shaky', {}, { retryDelay: 0, retryBackoff: false }));
  expect(runs.filter((run) => run === 'shaky')).toHaveLength(2);
});

test('a job that fails is logged by its name with what went wrong, and counted', () => {
  const told = logLines
    .map((line): { job?: string; msg: string; err?: { message: string } } => JSON.parse(line))
    .filter(({ job }) => job !== undefined);
  expect(told).toEqual([
    expect.objectContaining({
      job: 'shaky',
      msg: 'a job failed',
      err: expect.objectContaining({ message: 'not yet' }),
    }),
  ]);
  expect(jobRuns.get('shaky')).toEqual({ done: 1, failed: 1 });
});

test('each job is scheduled once, in the time of the port', async () => {
  const schedules = await boss.getSchedules();
  expect(
    schedules
      .map(({ name, timezone }) => ({ name, timezone }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ).toEqual([
    { name: 'shaky', timezone: 'Asia/Kuala_Lumpur' },
    { name: 'steady', timezone: 'Asia/Kuala_Lumpur' },
  ]);
});
