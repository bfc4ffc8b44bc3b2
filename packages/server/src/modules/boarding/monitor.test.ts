import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { type MonitorView, monitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';
import { type OpenStream, openEvents } from '../../../test/open-stream.ts';
import { soon } from '../../../test/paying-fixture.ts';

const pier = new BoardingFixture();
const screens: OpenStream<MonitorView>[] = [];
afterEach(() => {
  for (const screen of screens.splice(0)) screen.close();
});

/** A screen on the wall, on the process given. */
async function open(server = pier.other): Promise<OpenStream<MonitorView>> {
  const path = `/monitor/${pier.sailing.sailingId}/live`;
  const screen = await openEvents({ url: server.url, path, event: monitorView });
  screens.push(screen);
  return screen;
}

const ask = (id = pier.sailing.sailingId) => pier.one.call(boardingCalls.monitor, { params: { id } }, {});

test('anybody sees how the boarding goes, without a word about anybody', async () => {
  const [first, second] = await pier.papers(3);
  if (!first || !second) throw new Error('no tickets');
  await pier.board();
  const lane = await pier.device('boarding');
  await lane.scan('board', first.code);
  await lane.scan('board', second.code);
  await lane.scan('board', second.code);
  await (await pier.device('food')).scan('food', first.code);
  const { data } = await ask();
  expect(data).toMatchObject({
    status: 'boarding',
    counts: { expected: 3, boarded: 2, aboard: 2, food: 1, chip: 0, disembarked: 0 },
    // Both within the first minute there have been scans.
    perMinute: 2,
  });
  const told = JSON.stringify(data);
  for (const word of [first.name, first.serial, 'boarding-1', lane.id]) expect(told).not.toContain(word);
});

test('a screen on another process follows each scan, and the end of boarding', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const screen = await open();
  expect(screen.headers.get('content-type')).toBe('text/event-stream');
  await vi.waitFor(() => expect(screen.events.at(-1)?.counts?.boarded).toBe(0), soon);
  await (await pier.device('boarding')).scan('board', paper.code);
  await vi.waitFor(() => expect(screen.events.at(-1)?.counts).toMatchObject({ boarded: 1, aboard: 1 }), soon);
  await pier.step('ready');
  await vi.waitFor(() => expect(screen.events.at(-1)?.status).toBe('ready'), soon);
});

test('scans on either process move the screens of both', async () => {
  const [first, second] = await pier.papers(2);
  if (!first || !second) throw new Error('no tickets');
  await pier.board();
  const here = await open(pier.one);
  const there = await open(pier.other);
  const seen = (boarded: number) =>
    vi.waitFor(
      () =>
        expect([here, there].map(({ events }) => events.at(-1)?.counts?.boarded)).toEqual([boarded, boarded]),
      soon,
    );
  await seen(0);
  await (await pier.device('boarding', pier.one)).scan('board', first.code);
  await seen(1);
  await (await pier.device('boarding', pier.other)).scan('board', second.code);
  await seen(2);
});

test('what was taken back is no part of the rate', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const lane = await pier.device();
  const { id } = await lane.scan('board', paper.code);
  await lane.undo(id);
  expect((await ask()).data).toMatchObject({ counts: { boarded: 0 }, perMinute: 0 });
});

test('before boarding opens no number is told, least of all how many have booked', async () => {
  await pier.papers(2);
  expect((await ask()).data).toMatchObject({ status: 'scheduled', counts: null, perMinute: 0 });
  // Also of one that somebody opened weeks too early.
  await pier.step('boarding');
  const screen = await open();
  await vi.waitFor(
    () => expect(screen.events.at(-1)).toMatchObject({ status: 'boarding', counts: null }),
    soon,
  );
  await pier.step('scheduled');
  await pier.board('scheduled');
  await vi.waitFor(
    async () => expect((await ask()).data).toMatchObject({ date: pier.today, counts: null }),
    soon,
  );
  await pier.step('boarding');
  await vi.waitFor(() => expect(screen.events.at(-1)?.counts).toMatchObject({ expected: 2 }), soon);
});

/** The sailing came back, or should have, so many hours ago. */
const cameBack = (hours: number, status: SailingStatus) =>
  pier.ask(
    `update sailings set status = $3, sales_close_at = now() - interval '90 hours', departs_at = now() - interval '80 hours',
       returns_at = now() - make_interval(hours => $2::int) where id = $1`,
    [pier.sailing.sailingId, hours, status],
  );

async function isShown(id = pier.sailing.sailingId): Promise<boolean> {
  const answer = await ask(id);
  const { status } = await openEvents({
    url: pier.other.url,
    path: `/monitor/${id}/live`,
    event: monitorView,
  }).then((screen) => {
    screens.push(screen);
    return screen;
  });
  expect(status).toBe(answer.code);
  expect([200, 404]).toContain(answer.code);
  return answer.code === 200;
}

test.each([
  ['came back an hour ago', 1, 'returned', true],
  ['came back more than a day ago', 25, 'returned', false],
  ['should be back since more than a day', 25, 'departed', true],
  ['should be back since more than two days', 49, 'departed', false],
] as const)('a sailing that %s: shown or not, by either call', async (_, hours, status, shown) => {
  await cameBack(hours, status);
  expect(await isShown()).toBe(shown);
});

test('of a sailing nobody knows nothing is shown', async () => {
  expect(await isShown(999_999_999)).toBe(false);
});
