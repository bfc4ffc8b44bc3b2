import { randomUUID } from 'node:crypto';
import { longestLeap } from '@gangway/contract/boarding/schemas.ts';
import { expect, test } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';
import { passLine } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';

const pier = new BoardingFixture();

const scansOf = (ticketId: number) =>
  pier.ask('select verdict, reason from scans where ticket_id = $1 order by received_at, id', [ticketId]);

test('a ticket chosen by its number is one of the list of this sailing, or nobody hears whose it is', async () => {
  const other = await pier.anotherSailing();
  const [foreign] = await pier.papersOf(await pier.paidInCash([passLine(other)]));
  if (!foreign) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const { data } = await device.send('board', [{ ticketId: foreign.id }]);
  expect(data.answers).toMatchObject([{ verdict: 'refused', reason: 'noTicket', ticket: null, other: null }]);
});

test('a scan replayed by another account is not theirs', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const [device, other] = [await pier.device(), await pier.device('boarding')];
  const item = { text: paper.code, id: randomUUID(), sequence: device.next() };
  await device.send('board', [item]);
  expect(await other.send('board', [{ ...item, sequence: other.next() }])).toMatchObject({
    status: 409,
    reason: 'boarding.scanReused',
  });
  expect(await scansOf(paper.id)).toHaveLength(1);
});

test('the id of a scan is good for no other ticket, text, post or number, at once or later', async () => {
  const [paper, other] = await pier.papers(2);
  if (!paper || !other) throw new Error('no tickets');
  await pier.board();
  const device = await pier.device();
  const item = { text: paper.code, id: randomUUID(), sequence: device.next() };
  await device.send('board', [item]);
  // The same ticket, however it is named.
  expect((await device.send('board', [{ ...item, text: paper.serial }])).data.answers[0]?.reason).toBe('ok');
  const reused = { status: 409, reason: 'boarding.scanReused' };
  expect(await device.send('board', [{ ...item, text: other.code }])).toMatchObject(reused);
  expect(await device.send('board', [{ ...item, text: 'a menu' }])).toMatchObject(reused);
  expect(await device.send('food', [item])).toMatchObject(reused);
  expect(await device.send('board', [{ ...item, sequence: device.next() }])).toMatchObject(reused);
  const late = { ...device.alone('board', other.id), id: item.id, sequence: item.sequence };
  expect((await device.handOver([late])).data[0]?.state).toBe('rejected');
  const food = { ...late, ticketId: paper.id, post: 'food' as const };
  expect((await device.handOver([food])).data[0]?.state).toBe('rejected');
  expect((await device.handOver([{ ...late, ticketId: paper.id }])).data[0]?.state).toBe('known');
  expect([await scansOf(paper.id), await scansOf(other.id)]).toEqual([
    [{ verdict: 'accepted', reason: 'ok' }],
    [],
  ]);
  expect(await pier.counts()).toMatchObject({ boarded: 1, food: 0 });
});

test('somebody let in by mistake leaves by the number on their ticket too', async () => {
  const elsewhere = await pier.anotherSailing();
  const [stranger] = await pier.papersOf(await pier.paidInCash([passLine(elsewhere)]));
  if (!stranger) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  await device.handOver([device.alone('board', stranger.id)]);
  expect(await pier.counts()).toMatchObject({ aboard: 1 });
  expect(await device.scan('disembark', stranger.serial)).toMatchObject({ verdict: 'accepted' });
  expect(await pier.counts()).toMatchObject({ aboard: 0 });
});

test('of several in one call those before one that cannot be answered are; nothing is done that is not told', async () => {
  const papers = await pier.papers(3);
  await pier.board();
  const device = await pier.device();
  const used = device.next();
  await device.send('board', [{ text: 'a menu', sequence: used }]);
  const items = papers.map(({ code }, index) => ({
    text: code,
    sequence: index === 1 ? used : device.next(),
  }));
  const { data } = await device.send('board', items);
  expect(data.answers.map(({ ticket }) => ticket?.id)).toEqual([papers[0]?.id]);
  expect(data.counts).toMatchObject({ boarded: 1 });
  expect(await pier.counts()).toMatchObject({ boarded: 1 });
  // Where already the first cannot be answered, nothing is done.
  expect(await device.send('board', items.slice(1))).toMatchObject({ reason: 'boarding.scanReused' });
  expect(await pier.counts()).toMatchObject({ boarded: 1 });
});

test('a number that comes with two scans at the same moment is the first one’s; the other heap has all its answers', async () => {
  const papers = await pier.papers(3);
  await pier.board();
  const device = await pier.device();
  const [one, two, three] = papers.map(({ id }) => device.alone('board', id));
  if (!one || !two || !three) throw new Error('no tickets');
  await using held = await Held.begin(pier.one.databaseUrl);
  await held.do(
    `insert into scans (id, kind, device_id, sequence, sailing_id, post, account_id, device_at, offset_ms, happened_at,
       received_at, verdict, reason, offline, manifest_version)
     values ($1, 'scan', $2, $3, $4, 'board', $5, now(), 0, now(), now(), 'refused', 'notATicket', true, 0)`,
    [randomUUID(), device.id, two.sequence, pier.sailing.sailingId, device.accountId],
  );
  const heap = device.handOver([one, two, three]);
  await held.waitedFor(heap);
  await held.commit();
  expect((await heap).data.map(({ state }) => state)).toEqual(['kept', 'rejected', 'kept']);
  expect(await pier.counts()).toMatchObject({ boarded: 2 });
});

test('a number far ahead of the last one of a device is refused by name, and makes no hole', async () => {
  const [paper, other] = await pier.papers(2);
  if (!paper || !other) throw new Error('no tickets');
  await pier.board();
  const device = await pier.device();
  const far = { sequence: longestLeap + device.next() + 1 };
  expect(await device.send('board', [{ text: paper.code, ...far }])).toMatchObject({
    status: 422,
    reason: 'boarding.leap',
  });
  const late = device.alone('board', paper.id, { sequence: 2_147_483_647 });
  const { data } = await device.handOver([late, device.alone('board', other.id)]);
  expect(data.map(({ state, reason }) => [state, reason])).toEqual([
    ['rejected', 'leap'],
    ['kept', 'ok'],
  ]);
  // A hole of a day without a battery is none.
  expect(
    (await device.send('board', [{ text: paper.code, sequence: longestLeap }])).data.answers[0]?.reason,
  ).toBe('ok');
  const rows = await pier.ask('select max(sequence) as last from scans where device_id = $1', [device.id]);
  expect(rows).toEqual([{ last: longestLeap }]);
});
