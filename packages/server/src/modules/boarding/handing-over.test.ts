import { randomUUID } from 'node:crypto';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { expect, test } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';
import { boardingProblems } from '../../../test/boarding-invariants.ts';
import { passLine } from '../../../test/booking.ts';

const pier = new BoardingFixture();
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const conflicts = () =>
  pier.ask(
    'select kind, ticket_id::int, scan_id, against_id from boarding_conflicts where sailing_id = $1 order by id',
    [pier.sailing.sailingId],
  );

test('what a device decided alone is kept once, however often and in whatever order it is handed over', async () => {
  const papers = await pier.papers(3);
  await pier.board();
  const device = await pier.device();
  const scans = papers.flatMap(({ id }, index) => [
    device.alone('board', id, { deviceAt: minutes(-60 + index) }),
    device.alone('food', id, { deviceAt: minutes(-40 + index) }),
    device.alone('disembark', id, { deviceAt: minutes(-20 + index) }),
  ]);
  const backwards = scans.toReversed();
  const first = await device.handOver(backwards.slice(0, 5));
  expect(first.data.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept']);
  const answers = await Promise.all([device.handOver(backwards), device.handOver(scans)]);
  for (const { data } of answers) expect(data.every(({ verdict }) => verdict === 'accepted')).toBe(true);
  expect(await pier.counts()).toEqual({ boarded: 3, aboard: 0, food: 3, chip: 0, disembarked: 3 });
  const rows = await pier.ask('select id from scans where device_id = $1', [device.id]);
  expect(rows).toHaveLength(9);
  const { tickets } = await device.manifest();
  const flags = tickets.find(({ id }) => id === papers[0]?.id);
  expect(flags).toMatchObject({
    boarded: { at: scans[0]?.deviceAt },
    food: { at: scans[1]?.deviceAt },
    disembarked: { at: scans[2]?.deviceAt },
  });
});

test('boarded twice while apart: both are kept, it counts once, and one conflict names both', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const [one, two] = [await pier.device(), await pier.device('editor', pier.other)];
  const [early, late] = [
    one.alone('board', paper.id, { deviceAt: minutes(-10) }),
    two.alone('board', paper.id, { deviceAt: minutes(-5) }),
  ];
  expect((await two.handOver([late])).data[0]?.conflict).toBeNull();
  expect((await one.handOver([early])).data[0]).toMatchObject({ state: 'kept', conflict: 'boardedTwice' });
  expect(await pier.counts()).toMatchObject({ boarded: 1, aboard: 1 });
  expect(await conflicts()).toEqual([
    { kind: 'boardedTwice', ticket_id: paper.id, scan_id: early.id, against_id: late.id },
  ]);
});

test('each thing the others know better is a conflict of its own kind', async () => {
  const other = await pier.anotherSailing();
  const [foreign] = await pier.papersOf(await pier.paidInCash([passLine(other)]));
  const [ashore, fine] = await pier.papers(2);
  const [refunded] = await pier.papers(1);
  if (!foreign || !refunded || !ashore || !fine) throw new Error('no tickets');
  await pier.refund(refunded.id);
  await pier.board();
  const device = await pier.device();
  const { data } = await device.handOver([
    device.alone('board', refunded.id),
    device.alone('disembark', ashore.id),
    device.alone('board', foreign.id),
    device.alone('board', fine.id),
  ]);
  expect(data.map(({ conflict }) => conflict)).toEqual([
    'boardedInvalid',
    'disembarkedUnboarded',
    'otherSailing',
    null,
  ]);
  // They stand on the deck, whatever their tickets say.
  expect(await pier.counts()).toMatchObject({ aboard: 3 });
  const [flags] = await pier.ask('select boarded_at from tickets where id = $1', [foreign.id]);
  expect(flags).toEqual({ boarded_at: null });
  // And they can leave.
  expect(await device.scan('disembark', foreign.code)).toMatchObject({ verdict: 'accepted' });
  expect(await pier.counts()).toMatchObject({ aboard: 2 });
});

test('of two things wrong with one scan both are raised', async () => {
  const [refunded] = await pier.papers(1);
  const [aboard] = await pier.papers(1);
  if (!refunded || !aboard) throw new Error('no tickets');
  await pier.refund(refunded.id);
  await pier.board();
  await pier.ask('update sailings set capacity = 1 where id = $1', [pier.sailing.sailingId]);
  const device = await pier.device();
  await device.scan('board', aboard.code);
  await device.handOver([device.alone('board', refunded.id)]);
  expect(new Set((await conflicts()).map((row) => row['kind']))).toEqual(
    new Set(['boardedInvalid', 'overCapacity']),
  );
});

test('a device that had given up waiting did otherwise than the server answered: what it did counts', async () => {
  const [one, two] = await pier.papers(2);
  if (!one || !two) throw new Error('no tickets');
  await pier.board();
  const [lane, slow] = [await pier.device(), await pier.device()];
  await lane.scan('board', one.code);
  const ask = async (
    paper: { id: number; code: string },
    verdict: 'accepted' | 'refused',
    reason: 'ok' | 'full',
  ) => {
    const item = { id: randomUUID(), sequence: slow.next() };
    await slow.send('board', [{ ...item, text: paper.code }]);
    return { ...slow.alone('board', paper.id), ...item, verdict, reason };
  };
  // The server turned the first away and let the second in; the device did the contrary.
  const late = [await ask(one, 'accepted', 'ok'), await ask(two, 'refused', 'full')];
  for (const { data } of [await slow.handOver(late), await slow.handOver(late)])
    expect(data.map(({ state }) => state)).toEqual(['known', 'known']);
  expect(await pier.counts()).toMatchObject({ boarded: 1, aboard: 1 });
  expect(await conflicts()).toMatchObject([{ kind: 'boardedTwice', ticket_id: one.id }]);
  expect(await boardingProblems(pier.one.databaseUrl)).toEqual([]);
});

test('a text that is cut in the middle of a character holds nothing up', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const odd = {
    ...device.alone('board', 0),
    ticketId: null,
    text: `${'a'.repeat(99)}😀`,
    verdict: 'refused' as const,
  };
  const { data } = await device.handOver([{ ...odd, reason: 'notATicket' }, device.alone('board', paper.id)]);
  expect(data.map(({ state }) => state)).toEqual(['kept', 'kept']);
});

test('a ticket that was on no list is found by its signature', async () => {
  await pier.board();
  const device = await pier.device();
  const [paper] = await lateBuyer();
  if (!paper) throw new Error('no ticket');
  const scan = { ...device.alone('board', 0), ticketId: null, text: paper.code, verdict: 'warned' as const };
  expect((await device.handOver([{ ...scan, reason: 'notOnList' }])).data[0]).toMatchObject({
    state: 'kept',
    verdict: 'warned',
    reason: 'notOnList',
    conflict: null,
  });
  expect((await device.manifest()).tickets.find(({ id }) => id === paper.id)?.aboard).toBe(true);
});

test('what cannot be so is kept, not counted, and said why', async () => {
  const papers = await pier.papers(5);
  await pier.board();
  const device = await pier.device('boarding');
  const [a, c, d, e, f] = papers.map(({ id }) => id);
  const turnedAway = { verdict: 'refused', reason: 'full' } as const;
  const forged = `G1.${(a ?? 0).toString(36)}.1.${'A'.repeat(86)}`;
  const { data } = await device.handOver([
    { ...device.alone('board', a ?? 0, { deviceAt: minutes(3 * 24 * 60) }), ...turnedAway },
    { ...device.alone('board', a ?? 0, { deviceAt: minutes(-4 * 24 * 60) }), ...turnedAway },
    device.alone('food', c ?? 0),
    device.alone('board', d ?? 0, { accountId: 999_999 }),
    device.alone('board', 99_999_999),
    device.alone('board', e ?? 0, { text: forged }),
    device.alone('board', f ?? 0, { deviceAt: minutes(5) }),
  ]);
  expect(data.map(({ reason }) => reason)).toEqual([
    'future',
    'tooOld',
    'wrongPost',
    'foreignAccount',
    'noTicket',
    'forged',
    'ok',
  ]);
  expect(data.map(({ state }) => state)).toEqual(data.map(() => 'kept'));
  // A clock that is fast by minutes changes nothing but the time, which is never later than it came.
  expect(await pier.counts()).toMatchObject({ boarded: 1, aboard: 1 });
  const rows = await pier.ask('select happened_at <= received_at as fine from scans where device_id = $1', [
    device.id,
  ]);
  expect(rows.every((row) => row['fine'])).toBe(true);
});

test('a measured offset sets a wrong clock right', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const offsetMs = 20 * 86_400_000;
  const deviceAt = new Date(Date.now() - offsetMs - 60_000).toISOString();
  await device.handOver([device.alone('board', paper.id, { deviceAt, offsetMs })]);
  const [row] = await pier.ask('select happened_at, verdict from scans where device_id = $1', [device.id]);
  expect(row).toMatchObject({ verdict: 'accepted' });
  expect(Math.abs(Number(row?.['happened_at']) - (Date.now() - 60_000))).toBeLessThan(60_000);
});

test('ids of another device, and numbers that were used, are not taken', async () => {
  const [paper, second] = await pier.papers(2);
  if (!paper || !second) throw new Error('no ticket');
  await pier.board();
  const [one, two] = [await pier.device(), await pier.device()];
  const scan = one.alone('board', paper.id);
  await one.handOver([scan]);
  expect((await two.handOver([{ ...scan, sequence: two.next() }])).data[0]?.state).toBe('rejected');
  const reused = { ...one.alone('board', second.id), sequence: scan.sequence };
  expect((await one.handOver([reused])).data[0]?.state).toBe('rejected');
  expect(await pier.counts()).toMatchObject({ boarded: 1 });
});

test('a thousand at once are taken, more are refused with a word', async () => {
  const papers = await pier.papers(4);
  await pier.board();
  const device = await pier.device();
  const scans = Array.from({ length: 1000 }, (_, index) =>
    device.alone(index < 4 ? 'board' : 'food', papers[index % 4]?.id ?? 0, {
      deviceAt: minutes(-60 + index / 100),
    }),
  );
  expect((await device.handOver(scans)).data).toHaveLength(1000);
  expect(await pier.counts()).toMatchObject({ boarded: 4, aboard: 4 });
  const tooMany = [...scans, device.alone('food', papers[0]?.id ?? 0)];
  expect(await device.handOver(tooMany)).toMatchObject({ status: 400, fields: [{ field: 'scans' }] });
});

test('a sailing cancelled while devices are apart: who was let in is a conflict', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const scan = device.alone('board', paper.id, { deviceAt: minutes(-1) });
  await pier.one.call(
    sailingsCalls.cancelSailing,
    { params: { id: pier.sailing.sailingId }, body: { reason: 'Storm' } },
    { token: pier.editor },
  );
  expect((await device.handOver([scan])).data[0]?.conflict).toBe('sailingCancelled');
});

/** Somebody who buys while boarding goes on. */
async function lateBuyer() {
  await pier.ask(`update sailings set sales_close_at = departs_at where id = $1`, [pier.sailing.sailingId]);
  return pier.papers(1);
}
