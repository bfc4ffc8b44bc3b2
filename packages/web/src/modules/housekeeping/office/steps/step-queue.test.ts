import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { openDevice } from '../test/open-device.ts';
import { settle } from '../test/settle.ts';
import { stepOf } from '../test/step-of.ts';

const conflict = new ApiError(409, 'room.step', 'cleaned by Mei');

test('steps are sent in the order they were made, each once', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  const steps = [stepOf(1, { kind: 'startCleaning' }), stepOf(1), stepOf(2)];
  for (const step of steps) queue.add(step);
  expect(queue.state().waiting).toHaveLength(3);
  await settle();
  expect(device.done).toEqual(steps.map(({ id }) => id));
  expect(device.asked).toEqual(device.done);
  expect(queue.state()).toMatchObject({ waiting: [], refused: [], aside: [], server: 'reached' });
});

test('without a network they wait, are not even tried, and go when it is back', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.online = false;
  queue.lost();
  for (const room of [1, 2, 3, 4, 5]) queue.add(stepOf(room));
  await settle();
  expect(queue.state().server).toBe('lost');
  expect(queue.state().waiting).toHaveLength(5);
  expect(device.asked).toEqual([]);
  device.online = true;
  queue.wake();
  await settle();
  expect(device.done).toHaveLength(5);
  expect(queue.state()).toMatchObject({ waiting: [], server: 'reached' });
});

test('a step is fresh while it was just pressed, not when it had to wait or lay there before', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  const stop = queue.start();
  queue.add(stepOf(1));
  await settle();
  expect(device.fresh).toEqual([true]);
  device.moods = ['lost', 'lost'];
  queue.add(stepOf(2));
  await settle();
  device.now += 3000;
  queue.wake();
  await settle();
  expect(device.fresh).toEqual([true, true, false]);
  stop();
  tab().start();
  await settle();
  expect(device.fresh).toEqual([true, true, false, false]);
});

test('an answer that comes after the network is gone does not bring it back', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  const step = stepOf(1);
  queue.add(step);
  while (device.asked.length === 0) await Promise.resolve();
  device.online = false;
  queue.lost();
  await settle();
  expect(device.done).toEqual([step.id]);
  expect(queue.state()).toMatchObject({ waiting: [], refused: [], server: 'lost' });
});

test('a lost answer is asked for again under the same wish', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = ['lostAnswer'];
  const step = stepOf(1);
  queue.add(step);
  await settle();
  expect(queue.state()).toMatchObject({ waiting: [{ id: step.id, isSent: true }], server: 'lost' });
  device.timers.pop()?.run();
  await settle();
  expect(device.asked).toEqual([step.id, step.id]);
  expect(device.done).toEqual([step.id]);
  expect(queue.state().waiting).toEqual([]);
});

test('it is tried again by itself, ever more rarely, and soon again once it went well', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = Array.from({ length: 6 }, () => 'lost' as const);
  queue.add(stepOf(1));
  await settle();
  const waits = [];
  while (device.timers.length > 0) {
    const timer = device.timers.pop();
    waits.push(timer?.ms);
    timer?.run();
    await settle();
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  device.moods = ['lost'];
  queue.add(stepOf(2));
  await settle();
  expect(device.timers.map(({ ms }) => ms)).toEqual([1000]);
});

test('a conflict is kept with its words and holds nothing up', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = [conflict];
  const [first, second] = [stepOf(12), stepOf(13)];
  queue.add(first);
  queue.add(second);
  await settle();
  expect(device.done).toEqual([second.id]);
  expect(queue.state()).toMatchObject({
    waiting: [],
    refused: [{ id: first.id, refused: '512: cleaned by Mei', unsent: 0 }],
    server: 'reached',
  });
  queue.dismiss(first.id);
  expect(queue.state().refused).toEqual([]);
});

test('of one room only the last conflict is told', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = [conflict, conflict];
  const last = stepOf(12);
  queue.add(stepOf(12, { kind: 'startCleaning' }));
  await settle();
  queue.add(last);
  await settle();
  expect(queue.state().refused.map(({ id }) => id)).toEqual([last.id]);
});

test('what was pressed later on a room is not sent when the step before it is refused, and is told', async () => {
  const { device, tab } = openDevice();
  device.online = false;
  const queue = tab();
  queue.start();
  const [first, elsewhere] = [stepOf(12, { kind: 'startCleaning' }), stepOf(13)];
  for (const step of [first, elsewhere, stepOf(12), stepOf(12, { kind: 'startMaintenance' })])
    queue.add(step);
  await settle();
  device.online = true;
  device.moods = [conflict];
  queue.wake();
  await settle();
  expect(device.asked).toEqual([first.id, elsewhere.id]);
  expect(queue.state()).toMatchObject({ waiting: [], refused: [{ id: first.id, unsent: 2 }] });
});

test('what was refused is not sent again by the next page', async () => {
  const { device, tab } = openDevice();
  const before = tab();
  const stop = before.start();
  device.moods = [conflict];
  before.add(stepOf(12));
  await settle();
  stop();
  const after = tab();
  after.start();
  await settle();
  expect(device.asked).toHaveLength(1);
  expect(after.state().refused).toHaveLength(1);
});

test('a reload keeps what waits, and sends it', async () => {
  const { device, tab } = openDevice();
  device.online = false;
  const before = tab();
  const stop = before.start();
  const step = stepOf(1);
  before.add(step);
  await settle();
  stop();
  device.online = true;
  const after = tab();
  expect(after.state().waiting).toEqual([step]);
  after.start();
  await settle();
  expect(device.done).toEqual([step.id]);
});

test.each([
  [500, 'failing'],
  [408, 'lost'],
  [429, 'lost'],
])('an answer %i is no refusal: it is tried again', async (code, server) => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = [new ApiError(code, '', '')];
  queue.add(stepOf(1));
  await settle();
  expect(queue.state()).toMatchObject({ server, refused: [] });
  expect(queue.state().waiting).toHaveLength(1);
  expect(device.timers).toHaveLength(1);
});

test('an address a server does not know is no refusal: an older one may have answered', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  queue.start();
  device.moods = [new ApiError(404, 'request.notFound', ''), new ApiError(404, 'record.missing', 'gone')];
  const step = stepOf(12);
  queue.add(step);
  await settle();
  expect(queue.state()).toMatchObject({ waiting: [{ id: step.id }], refused: [], server: 'lost' });
  device.timers.pop()?.run();
  await settle();
  expect(queue.state()).toMatchObject({ waiting: [], refused: [{ id: step.id, refused: '512: gone' }] });
});

test.each([401, 503, 506])(
  'a session that is over (%i) keeps the step and asks nobody again and again',
  async (code) => {
    const { device, tab } = openDevice();
    const queue = tab();
    queue.start();
    device.moods = [new ApiError(code, '', '')];
    queue.add(stepOf(1));
    await settle();
    expect(queue.state().server).toBe('ended');
    expect(queue.state().waiting).toHaveLength(1);
    expect(device.timers).toEqual([]);
  },
);

test('of several tabs one sends at a time, and none sends what another has sent', async () => {
  const { device, tab, tellTabs } = openDevice();
  const tabs = [tab(), tab(), tab()];
  device.online = false;
  for (const queue of tabs) queue.start();
  for (const [index, queue] of tabs.entries()) queue.add(stepOf(index + 1));
  await settle();
  device.online = true;
  tellTabs();
  for (const queue of tabs) queue.wake();
  await settle();
  tellTabs();
  expect(device.mostAtOnce).toBe(1);
  expect(device.asked).toHaveLength(3);
  expect(tabs.map((queue) => queue.state().waiting.length)).toEqual([0, 0, 0]);
});

test('a page that is gone sends nothing more', async () => {
  const { device, tab } = openDevice();
  const queue = tab();
  const stop = queue.start();
  device.moods = ['lost'];
  queue.add(stepOf(1));
  await settle();
  stop();
  queue.wake();
  await settle();
  expect(device.asked).toHaveLength(1);
  expect(device.timers).toEqual([]);
});
