import { randomUUID } from 'node:crypto';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { describe, expect, test, vi } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';
import { boardingProblems } from '../../../test/boarding-invariants.ts';
import { passLine } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { soon } from '../../../test/paying-fixture.ts';
import { followBoarding } from './follow-boarding.ts';

const pier = new BoardingFixture();
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test('a scan is taken back with a reason, by an event; both stay', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const answer = await device.scan('board', paper.code);
  const id = randomUUID();
  expect((await device.undo(answer.id, 'Wrong person', id)).data.counts).toMatchObject({
    boarded: 0,
    aboard: 0,
  });
  expect((await device.undo(answer.id, 'Wrong person', id)).code).toBe(200);
  expect((await device.undo(answer.id)).reason).toBe('boarding.notCounted');
  expect(await device.scan('board', paper.code)).toMatchObject({ verdict: 'accepted' });
  expect(await boardingProblems(pier.one.databaseUrl)).toEqual([]);
  const rows = await pier.ask(
    'select kind, note from scans where ticket_id = $1 order by received_at, kind',
    [paper.id],
  );
  expect(rows).toEqual([
    { kind: 'scan', note: '' },
    { kind: 'undo', note: 'Wrong person' },
    { kind: 'scan', note: '' },
  ]);
  const boarding = await pier.device('boarding');
  expect((await boarding.undo(answer.id)).status).toBe(403);
});

test('an order is completed no more when a leaving is taken back, but for one whose ship is home', async () => {
  const orderId = await pier.paidInCash([passLine(pier.sailing)]);
  const [paper] = await pier.papersOf(orderId);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  await device.scan('board', paper.code);
  const left = await device.scan('disembark', paper.code);
  await pier.statusSoon(orderId, 'completed');
  await device.undo(left.id);
  await pier.statusSoon(orderId, 'paid');
  expect(await pier.ask('select completed_at from orders where id = $1', [orderId])).toEqual([
    { completed_at: null },
  ]);
  const again = await device.scan('disembark', paper.code);
  await pier.statusSoon(orderId, 'completed');
  for (const status of ['ready', 'departed', 'returned'] as const) await pier.step(status);
  await device.undo(again.id);
  await vi.waitFor(
    async () =>
      expect(await pier.ask(`select id from outbox where topic = 'ticket.disembarked'`)).toEqual([]),
    soon,
  );
  expect(await pier.order(orderId)).toMatchObject({ status: 'completed' });
});

test('who only scans sees the people of sailings around today; who counts heads sees those of any', async () => {
  const askAs = async (role: string) => {
    const params = { id: pier.sailing.sailingId };
    const token = await pier.one.login(role);
    return (await pier.one.call(boardingCalls.manifest, { params }, { token })).reason ?? 'shown';
  };
  // Sixty days ahead.
  expect(await askAs('food')).toBe('boarding.notNear');
  expect(await askAs('disembark')).toBe('shown');
  await pier.board('scheduled');
  expect(await askAs('food')).toBe('shown');
  const cameBack = (daysAgo: number) =>
    pier.ask(
      `update sailings set date = $2, departs_at = now() - interval '90 hours', sales_close_at = now() - interval '91 hours',
         returns_at = now() - make_interval(days => $3::int) where id = $1`,
      [pier.sailing.sailingId, addDays(pier.today, -4), daysAgo],
    );
  await cameBack(0);
  expect(await askAs('food')).toBe('shown');
  await cameBack(2);
  expect(await askAs('food')).toBe('boarding.notNear');
});

test('boarding is opened and closed by its staff; who came late makes the manifest its next number', async () => {
  const papers = await pier.papers(3);
  await pier.board('scheduled');
  const token = await pier.one.login('boarding');
  const params = { id: pier.sailing.sailingId };
  const open = (reason = '') =>
    pier.one.call(boardingCalls.openBoarding, { params, body: { reason } }, { token });
  const close = () => pier.one.call(boardingCalls.closeBoarding, { params }, { token });
  expect((await open()).data.status).toBe('boarding');
  const device = await pier.device('boarding');
  await device.scan('board', papers[0]?.code ?? '');
  expect((await close()).data).toMatchObject({ sailing: { status: 'ready' }, manifestNo: 1 });
  expect((await close()).data.manifestNo).toBe(1);
  expect((await device.scan('board', papers[1]?.code ?? '')).reason).toBe('closed');
  expect((await open()).reason).toBe('sailing.reasonNeeded');
  // Also when midnight has passed meanwhile.
  await pier.ask('update sailings set date = $2 where id = $1', [params.id, addDays(pier.today, -1)]);
  expect((await open('A family is at the gate')).data.status).toBe('boarding');
  await device.scan('board', papers[1]?.code ?? '');
  expect((await close()).data.manifestNo).toBe(2);
  const late = device.alone('board', papers[2]?.id ?? 0, { deviceAt: minutes(-1) });
  await device.handOver([late]);
  const rows = await pier.ask(
    'select number, aboard from boarding_manifests where sailing_id = $1 order by 1',
    [params.id],
  );
  expect(rows).toEqual([
    { number: 1, aboard: 1 },
    { number: 2, aboard: 2 },
    { number: 3, aboard: 3 },
  ]);
  const tomorrow = await pier.anotherSailing();
  const input = { params: { id: tomorrow.sailingId }, body: { reason: '' } };
  expect((await pier.one.call(boardingCalls.openBoarding, input, { token })).reason).toBe(
    'boarding.notToday',
  );
});

test('of two who say at once that the ship is ready both are told so; the list is frozen once, by somebody', async () => {
  const [paper] = await pier.papers(1);
  await pier.board();
  await (await pier.device()).scan('board', paper?.code ?? '');
  const params = { id: pier.sailing.sailingId };
  const close = async (server = pier.one) => {
    const token = await server.login('editor');
    return server.call(boardingCalls.closeBoarding, { params }, { token });
  };
  await using held = await Held.begin(pier.one.databaseUrl);
  await held.do('update sailing_people set closed = true where sailing_id = $1', [params.id]);
  await held.do(`update sailings set status = 'ready', ready_at = now() where id = $1`, [params.id]);
  const second = close();
  await held.waitedFor(second);
  await held.commit();
  for (const { data } of [await second, ...(await Promise.all([close(), close(pier.other)]))])
    expect(data).toMatchObject({ sailing: { status: 'ready' }, manifestNo: 1 });
  const frozen = () =>
    pier.ask(
      `select number, aboard, username from boarding_manifests left join accounts on accounts.id = frozen_by
        where sailing_id = $1`,
      [params.id],
    );
  const once = [{ number: 1, aboard: 1, username: 'editor' }];
  expect(await frozen()).toEqual(once);
  await newsIsRead();
  expect(await frozen()).toEqual(once);
});

test('a list that is frozen because the sailing was made ready elsewhere names who made it so', async () => {
  await pier.board();
  await pier.step('ready');
  await newsIsRead();
  const rows = await pier.ask(
    'select username from boarding_manifests join accounts on accounts.id = frozen_by where sailing_id = $1',
    [pier.sailing.sailingId],
  );
  expect(rows).toEqual([{ username: 'editor' }]);
});

describe('the news of a step that is read late', () => {
  const ofGangway = () =>
    pier.ask('select closed_at is null as open from sailing_boarding where sailing_id = $1', [
      pier.sailing.sailingId,
    ]);
  const frozen = () =>
    pier.ask('select number from boarding_manifests where sailing_id = $1', [pier.sailing.sailingId]);
  const follow = () => {
    const { sailingId } = pier.sailing;
    const by = { accountId: null, username: 'somebody' };
    return followBoarding(pier.one.gangway.platform, { sailingId, status: 'boarding', by });
  };
  const stepped = (held: Held, status: string, closedAt: string | null) =>
    held.do(
      `with step as (update sailings set status = '${status}', ready_at = $2 where id = $1)
       update sailing_boarding set closed_at = $2 where sailing_id = $1`,
      [pier.sailing.sailingId, closedAt],
    );

  test('does not open again what is shut at that moment', async () => {
    await pier.board();
    await newsIsRead();
    await using held = await Held.begin(pier.one.databaseUrl);
    await stepped(held, 'ready', minutes(0));
    const followed = follow();
    await held.waitedFor(followed);
    await held.commit();
    await followed;
    expect(await ofGangway()).toEqual([{ open: false }]);
    // Whoever shut it freezes who is aboard; opened and shut once more it would be frozen here.
    expect(await frozen()).toEqual([]);
  });

  test('does not shut what is opened again at that moment, nor freezes who is aboard', async () => {
    await pier.board('ready');
    await newsIsRead();
    await using held = await Held.begin(pier.one.databaseUrl);
    await stepped(held, 'boarding', null);
    const followed = follow();
    await held.waitedFor(followed);
    await held.commit();
    await followed;
    expect(await ofGangway()).toEqual([{ open: true }]);
    expect(await frozen()).toEqual([{ number: 1 }]);
  });
});

/** Nothing waits any more to be done about a sailing or its orders. */
async function newsIsRead(): Promise<void> {
  const waiting = `select id from outbox where topic in ('sailing.stepped', 'ticket.disembarked')`;
  await vi.waitFor(async () => expect(await pier.ask(waiting)).toEqual([]), soon);
}
