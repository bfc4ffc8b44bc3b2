import { expect, test, vi } from 'vitest';
import { pino } from 'pino';
import pg from 'pg';
import { startDatabaseClock } from './database-clock.ts';

const noon = Date.parse('2026-12-01T04:00:00Z');

/** A world in which time passes only when it is told to; answers take `trip`, `wayThere` of it until they are given. */
async function world({ machineAhead = 0, trip = 0, wayThere = 0.5 }) {
  const state = { passed: 0, machineAhead, trip, wayThere, asked: 0 };
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const clock = await startDatabaseClock(new pg.Pool(), log, {
    database: async () => {
      state.asked += 1;
      state.passed += state.trip * state.wayThere;
      const answer = noon + state.passed;
      state.passed += state.trip * (1 - state.wayThere);
      return answer;
    },
    machine: () => noon + state.passed + state.machineAhead,
    even: () => state.passed,
  });
  const error = () => clock.now().getTime() - (noon + state.passed);
  const measureAgain = async (after = 10_000) => {
    state.passed += after;
    await vi.advanceTimersByTimeAsync(after);
  };
  return { state, lines, clock, error, measureAgain };
}

const minute = 60_000;

test.each([12 * minute, -5 * minute, 0])(
  'a machine that is %i ms ahead answers the database’s time',
  async (machineAhead) => {
    const { clock, error, state } = await world({ machineAhead, trip: 8 });
    expect(error()).toBe(0);
    state.passed += 7000;
    expect(error()).toBe(0);
    expect(clock.skewMs()).toBe(machineAhead);
  },
);

test('a machine’s clock that is set between two measurements moves nothing, and is measured at once', async () => {
  const { clock, error, state } = await world({});
  const asked = state.asked;
  state.machineAhead = 12 * minute;
  expect(error()).toBe(0);
  expect(state.asked).toBe(asked + 1);
  expect(clock.complaint()).toContain('720 s ahead of');
  await clock.stop();
  expect(error()).toBe(0);
  expect(state.asked).toBe(asked + 1);
});

test('a slow answer does not spoil what is known better, and a quick one mends what is known badly', async () => {
  vi.useFakeTimers();
  const { clock, error, state, measureAgain } = await world({
    machineAhead: minute,
    trip: 3000,
    wayThere: 1,
  });
  expect(error()).toBe(1500);
  state.trip = 4;
  await measureAgain();
  expect(error()).toBe(2);
  state.trip = 3000;
  await measureAgain();
  expect(error()).toBe(2);
  await clock.stop();
  vi.useRealTimers();
});

test('a machine that is wrong is told of once for each change', async () => {
  vi.useFakeTimers();
  const { clock, state, lines, measureAgain } = await world({ machineAhead: 3000 });
  for (let round = 0; round < 3; round += 1) await measureAgain();
  expect(lines).toMatchObject([{ level: 40, msg: expect.stringContaining('is 3 s ahead of the database') }]);

  state.machineAhead = -300_000;
  for (let round = 0; round < 3; round += 1) await measureAgain();
  expect(lines[1]).toMatchObject({ level: 40, msg: expect.stringContaining('is 300 s behind the database') });

  state.machineAhead = 1999;
  for (let round = 0; round < 3; round += 1) await measureAgain();
  expect(lines[2]).toMatchObject({ level: 30, msg: expect.stringContaining('agrees') });
  expect(lines).toHaveLength(3);
  expect(clock.complaint()).toBeNull();
  await clock.stop();
  vi.useRealTimers();
});
