import { expect, test } from 'vitest';
import { openDevice } from '../test/open-device.ts';
import { settle } from '../test/settle.ts';
import { stepOf } from '../test/step-of.ts';

/** As often as the server may fail at a step before it is set aside. */
const faults = 5;

/** Until nothing is tried again by itself any more; gives how often it was. What never ends is left after a while. */
async function letTimersRun(timers: { run: () => void }[]): Promise<number> {
  let runs = 0;
  for (; timers.length > 0 && runs < 3 * faults; runs += 1) {
    timers.pop()?.run();
    await settle();
  }
  return runs;
}

test('a room the server always fails at holds up no other, is set aside with what was pressed after it, and told', async () => {
  const { device, tab } = openDevice();
  device.brokenRooms.add(12);
  const queue = tab();
  queue.start();
  const [broken, later, other] = [stepOf(12), stepOf(12, { kind: 'startMaintenance' }), stepOf(13)];
  for (const step of [broken, later, other]) queue.add(step);
  await settle();
  expect(device.done).toEqual([other.id]);
  expect(queue.state()).toMatchObject({ server: 'failing', waiting: [{ id: broken.id }, { id: later.id }] });
  expect(await letTimersRun(device.timers)).toBe(faults - 1);
  expect(device.asked.filter((id) => id === broken.id)).toHaveLength(faults);
  expect(device.asked).not.toContain(later.id);
  expect(queue.state()).toMatchObject({
    waiting: [],
    aside: [{ id: broken.id }, { id: later.id }],
    server: 'reached',
  });
});

test('what was set aside is sent in its order when somebody says so, or is forgotten', async () => {
  const { device, tab } = openDevice();
  device.brokenRooms = new Set([12, 13]);
  const queue = tab();
  queue.start();
  const [first, second, dropped] = [stepOf(12, { kind: 'startCleaning' }), stepOf(12), stepOf(13)];
  for (const step of [first, second, dropped]) queue.add(step);
  await settle();
  await letTimersRun(device.timers);
  device.brokenRooms.clear();
  queue.drop(13);
  expect(queue.state().aside.map(({ id }) => id)).toEqual([first.id, second.id]);
  queue.retry(12);
  await settle();
  expect(device.done).toEqual([first.id, second.id]);
  expect(queue.state()).toMatchObject({ waiting: [], aside: [] });
});

test('the next page tries again what was set aside', async () => {
  const { device, tab } = openDevice();
  device.brokenRooms.add(12);
  const before = tab();
  const stop = before.start();
  const step = stepOf(12);
  before.add(step);
  await settle();
  await letTimersRun(device.timers);
  expect(before.state().aside).toHaveLength(1);
  stop();
  device.brokenRooms.clear();
  tab().start();
  await settle();
  expect(device.done).toEqual([step.id]);
});

test('nothing is sent under somebody else who has signed in on the device, and all of it once they are gone', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.isOwn = false;
  const step = stepOf(12);
  queue.add(step);
  await settle();
  expect(device.asked).toEqual([]);
  expect(queue.state()).toMatchObject({ server: 'other', waiting: [{ id: step.id }] });
  expect(device.timers).toEqual([]);
  device.isOwn = true;
  queue.wake();
  await settle();
  expect(device.done).toEqual([step.id]);
});

test('a slip is forgotten while it never left the device, and undone by the server after that', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.online = false;
  const kept = stepOf(12);
  queue.add(kept);
  await settle();
  queue.undo(kept, stepOf(12, { kind: 'undoCleaned' }));
  expect(queue.state().waiting).toEqual([]);

  device.online = true;
  const [sent, undoing] = [stepOf(13), stepOf(13, { kind: 'undoCleaned' })];
  queue.add(sent);
  await settle();
  queue.undo(sent, undoing);
  await settle();
  expect(device.asked).toEqual([sent.id, undoing.id]);
});

test('a slip whose answer was lost may have been done: it is asked for again, then undone', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = ['lostAnswer'];
  const [sent, undoing] = [stepOf(13), stepOf(13, { kind: 'undoCleaned' })];
  queue.add(sent);
  await settle();
  queue.undo(sent, undoing);
  await settle();
  await letTimersRun(device.timers);
  expect(device.done).toEqual([sent.id, undoing.id]);
});
