import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanReason, Verdict } from '@gangway/contract/boarding/states.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { expect, test } from 'vitest';
import { boardingProblems } from './boarding-invariants.ts';
import { BoardingFixture, type Paper } from './boarding-fixture.ts';
import { makeSailing } from './booking.ts';
import { Lane, loadEngine } from './pier/lane.ts';

/** How many board; `npm run test:pier` lets all 600 of a full ship come. */
const people = Number(process.env['PIER_PEOPLE'] ?? 60);
const pier = new BoardingFixture();

/** What a lane answered somebody: written down by whoever stands beside it, whatever the computers say later. */
interface Seen {
  lane: string;
  ticketId: number;
  id: string;
  verdict: Verdict;
  reason: ScanReason;
  alone: boolean;
}

test(`${people} people board through three lanes, two of which lose the network, one its battery: each is counted once`, async () => {
  // Places for everybody and not one more.
  const date = addDays(pier.today, 61);
  const capacity = people + 1;
  pier.sailing = await makeSailing(pier.one, { date, passes: people + 10, capacity, name: 'PIER' });
  const { sailingId } = pier.sailing;
  const papers = await pier.papers(people);
  await pier.board();
  const tools = await loadEngine();
  const lane = async (name: string, server: typeof pier.one, account: string, skewMs: number) => {
    const made = new Lane(name, server, await server.login(account), { skewMs, tools });
    await made.setUp(sailingId);
    return made;
  };
  const one = await lane('Lane 1', pier.one, 'boarding', 0);
  const two = await lane('Lane 2', pier.other, 'editor', -47 * 60_000);
  const three = await lane('Lane 3', pier.one, 'admin', 5000);
  const seen: Seen[] = [];
  const show = async (at: Lane, { id: ticketId, code }: Paper) => {
    const { id, verdict, reason, alone } = await at.engine.scan({ text: code });
    seen.push({ lane: at.name, ticketId, id, verdict, reason, alone });
    return verdict !== 'refused';
  };
  const walk = async (at: Lane, queue: readonly Paper[]) => {
    for (const paper of queue) await show(at, paper);
  };

  // The refunded person holds a genuine code and comes to a lane that cannot know.
  const [refunded, ...guests] = papers;
  if (!refunded) throw new Error('nobody came');
  const queues = [0, 1, 2].map((place) => guests.filter((_, index) => index % 3 === place));
  const [first = [], second = [], third = []] = queues;
  const part = (queue: readonly Paper[], number: number) => {
    const size = Math.ceil(queue.length / 3);
    return queue.slice(number * size, (number + 1) * size);
  };

  // The first third: everybody has a network, and what one lane did the others know.
  await Promise.all([walk(one, part(first, 0)), walk(two, part(second, 0)), walk(three, part(third, 0))]);
  // One lane's answers are lost on their way: the scans are kept by the server and by the device.
  one.loses = ['scan'];
  await walk(one, part(first, 1).slice(0, 2));
  one.loses = [];
  await one.engine.refresh();

  // The middle third: two lanes are alone. Meanwhile somebody gets their money back.
  for (const at of [two, three]) at.network = 'cut';
  await pier.refund(refunded.id);
  const wanderers = part(first, 1).slice(2, 5);
  const [secondAlone, thirdAlone] = [part(second, 1), part(third, 1)];
  const half = Math.ceil(thirdAlone.length / 2);
  await Promise.all([
    walk(one, part(first, 1).slice(2)),
    (async () => {
      // Some walk through two lanes that know nothing of each other.
      await walk(two, [refunded, ...wanderers, ...thirdAlone.slice(0, 2), ...secondAlone.slice(0, half)]);
      await two.reload();
      await walk(two, secondAlone.slice(half));
      // Held before the reader again: the device knows by itself, also after its reload.
      await walk(two, wanderers);
    })(),
    (async () => {
      await walk(three, thirdAlone.slice(0, half));
      three.die();
    })(),
  ]);
  // Those who stood at the dead lane go to another.
  await walk(one, thirdAlone.slice(half));
  const alone = seen.filter((scan) => scan.alone && scan.verdict !== 'refused');
  expect(alone.length).toBeGreaterThan(people / 6);

  // The network is back, the battery is charged, and everything is handed over, some of it twice.
  for (const at of [two, three]) at.network = 'there';
  await three.open();
  two.loses = ['handOver'];
  await two.engine.refresh();
  two.loses = [];
  await Promise.all([two, three].map((at) => at.engine.refresh()));
  await Promise.all([walk(one, part(first, 2)), walk(two, part(second, 2)), walk(three, part(third, 2))]);
  for (const at of [one, two, three]) await at.engine.refresh();
  // Whom a lane had to turn away for want of a share comes again, to whichever lane has a place.
  const letIn = () =>
    new Set(seen.filter(({ verdict }) => verdict !== 'refused').map((scan) => scan.ticketId));
  for (const at of [one, two, three, one, two, three]) {
    const inside = letIn();
    await walk(
      at,
      guests.filter(({ id }) => !inside.has(id)),
    );
    await at.engine.refresh();
  }

  // Held before the same reader twice within a second it is one scan, with one answer.
  const once = [...new Map(seen.map((scan) => [scan.id, scan])).values()];
  // Counted by hand: who was let in, how often, and what was shown.
  const passes = Map.groupBy(
    once.filter(({ verdict }) => verdict !== 'refused'),
    (scan) => scan.ticketId,
  );
  expect(guests.filter(({ id }) => !passes.has(id))).toEqual([]);
  const twice = [...passes].flatMap(([id, scans]) => scans.slice(1).map(() => id));
  expect(twice.length).toBeGreaterThan(3);

  // Every scan is there once, as it was answered.
  const kept = await pier.ask<Omit<Seen, 'lane' | 'alone'>>(
    'select id, ticket_id::int as "ticketId", verdict, reason from scans where sailing_id = $1',
    [sailingId],
  );
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const told = once.map(({ lane: _, alone: __, ...scan }) => scan).toSorted(byId);
  expect(kept.toSorted(byId)).toEqual(told);
  for (const at of [one, two, three]) expect(at.engine.state().waiting).toBe(0);

  // The head count is right, on both processes, and nobody is aboard without a place.
  for (const server of [pier.one, pier.other]) {
    const { data } = await server.call(
      boardingCalls.manifest,
      { params: { id: sailingId } },
      { token: pier.editor },
    );
    expect(data.sailing.counts).toMatchObject({ boarded: passes.size, aboard: passes.size });
    const aboard = data.tickets.filter((ticket) => ticket.aboard).map((ticket) => ticket.id);
    expect(new Set(aboard)).toEqual(new Set(passes.keys()));
  }
  expect(passes.size).toBeLessThanOrEqual(capacity);

  // What they disagree about is listed: each further pass of a ticket, and the refunded one.
  const conflicts = await pier.ask(
    `select kind, ticket_id::int as id from boarding_conflicts where sailing_id = $1 order by kind, ticket_id`,
    [sailingId],
  );
  expect(conflicts).toEqual([
    { kind: 'boardedInvalid', id: refunded.id },
    ...twice.toSorted((a, b) => a - b).map((id) => ({ kind: 'boardedTwice', id })),
  ]);
  expect(await boardingProblems(pier.one.databaseUrl)).toEqual([]);

  // Ready to depart: the frozen list names just those who were let in.
  const input = { params: { id: sailingId } };
  const closed = await pier.other.call(boardingCalls.closeBoarding, input, { token: pier.editor });
  expect(closed.code).toBe(200);
  const named = await pier.ask(
    'select ticket_id::int as id from boarding_manifest_people where sailing_id = $1 and number = $2 order by 1',
    [sailingId, closed.data.manifestNo],
  );
  expect(named.map((row) => row['id'])).toEqual([...passes.keys()].toSorted((a, b) => a - b));
  for (const at of [one, two, three]) await at.engine.close();
}, 3_600_000);
