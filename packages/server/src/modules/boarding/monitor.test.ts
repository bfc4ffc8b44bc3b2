import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { type MonitorView, monitorView } from '@gangway/contract/boarding/monitor-calls.ts';
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
  await vi.waitFor(() => expect(screen.events.at(-1)?.counts.boarded).toBe(0), soon);
  await (await pier.device('boarding')).scan('board', paper.code);
  await vi.waitFor(() => expect(screen.events.at(-1)?.counts).toMatchObject({ boarded: 1, aboard: 1 }), soon);
  await pier.step('ready');
  await vi.waitFor(() => expect(screen.events.at(-1)?.status).toBe('ready'), soon);
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

test.each([
  ['that is not known', 'id = id', 999_999_999],
  ['that came back more than a day ago', `status = 'returned', returns_at = now() - interval '25 hours'`, 0],
  ['that is older than two days, whatever became of it', `returns_at = now() - interval '49 hours'`, 0],
])('of a sailing %s nothing is shown', async (_, change, other) => {
  await pier.board();
  const id = other || pier.sailing.sailingId;
  await pier.ask(
    `update sailings set ${change.replace('returns_at', `departs_at = now() - interval '60 hours', returns_at`)} where id = $1`,
    [id],
  );
  expect(await ask(id)).toMatchObject({ code: 404, reason: 'record.missing' });
  const path = `/monitor/${id}/live`;
  expect((await openEvents({ url: pier.one.url, path, event: monitorView })).status).toBe(404);
});

test('one that came back just now is still shown', async () => {
  await pier.board();
  await pier.ask(
    `update sailings set status = 'returned', departs_at = now() - interval '9 hours',
       returns_at = now() - interval '1 hour' where id = $1`,
    [pier.sailing.sailingId],
  );
  expect((await ask()).data).toMatchObject({ status: 'returned' });
});
