import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { expect, test } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';
import { boardingProblems } from '../../../test/boarding-invariants.ts';
import { passLine } from '../../../test/booking.ts';

const pier = new BoardingFixture();

const scansOf = (ticketId: number) =>
  pier.ask('select verdict, reason from scans where ticket_id = $1 order by received_at, id', [ticketId]);

test('a ticket goes aboard, has its food and its chips, and leaves; each is kept, counted and told', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const lane = await pier.device('boarding');
  expect(await lane.scan('board', paper.code)).toMatchObject({
    verdict: 'accepted',
    reason: 'ok',
    ticket: {
      id: paper.id,
      name: paper.name,
      aboard: true,
      boarded: { by: expect.any(String), device: 'boarding' },
    },
  });
  expect(await (await pier.device('food')).scan('food', paper.code)).toMatchObject({ verdict: 'accepted' });
  expect(await (await pier.device('chip')).scan('chip', paper.code)).toMatchObject({ verdict: 'accepted' });
  expect(await pier.counts()).toEqual({ boarded: 1, aboard: 1, food: 1, chip: 1, disembarked: 0 });
  expect(await (await pier.device('disembark')).scan('disembark', paper.code)).toMatchObject({
    verdict: 'accepted',
    ticket: { aboard: false },
  });
  expect(await pier.counts()).toEqual({ boarded: 1, aboard: 0, food: 1, chip: 1, disembarked: 1 });
  const [kept] = await pier.papersOf(await orderOf(paper.id));
  expect(kept).toMatchObject({ boardedAt: expect.any(String), disembarkedAt: expect.any(String) });
});

test('an order is completed when all its live tickets have left the ship', async () => {
  const [one, two] = await pier.papers(2);
  if (!one || !two) throw new Error('no tickets');
  await pier.board();
  const device = await pier.device();
  for (const paper of [one, two]) await device.scan('board', paper.code);
  await device.scan('disembark', one.code);
  const id = await orderOf(one.id);
  expect((await pier.order(id))?.['status']).toBe('paid');
  await device.scan('disembark', two.code);
  await pier.statusSoon(id, 'completed');
});

test('a second boarding says when, where and by whom it boarded first', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const [lane, other] = [await pier.device('boarding'), await pier.device('editor', pier.other)];
  const first = await lane.scan('board', paper.code);
  const again = await other.scan('board', paper.code);
  expect(again).toMatchObject({ verdict: 'refused', reason: 'alreadyBoarded' });
  expect(again.ticket?.boarded).toEqual(first.ticket?.boarded);
  // The device signs with the same name what it decides alone.
  expect(again.ticket?.boarded).toMatchObject({ device: 'boarding', by: lane.accountName });
  expect(await scansOf(paper.id)).toEqual([
    { verdict: 'accepted', reason: 'ok' },
    { verdict: 'refused', reason: 'alreadyBoarded' },
  ]);
});

test('the same scan sent again, or to another process, is one scan with one answer', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const item = { text: paper.code, id: randomUUID(), sequence: device.next() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => device.send('board', [item])));
  for (const { data } of answers) expect(data.answers[0]).toMatchObject({ id: item.id, verdict: 'accepted' });
  expect(await scansOf(paper.id)).toHaveLength(1);
  expect((await pier.counts()).boarded).toBe(1);
});

test('of many lanes that scan one ticket at once exactly one lets it in', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const lanes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => pier.device('editor', index % 2 ? pier.other : pier.one)),
  );
  const answers = await Promise.all(lanes.map((lane) => lane.scan('board', paper.code)));
  expect(answers.filter(({ verdict }) => verdict === 'accepted')).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'alreadyBoarded')).toHaveLength(7);
  expect(await pier.counts()).toMatchObject({ boarded: 1, aboard: 1 });
});

test('boarding and leaving at the same moment stay in the order they were written', async () => {
  const papers = await pier.papers(8);
  await pier.board();
  const lanes = [await pier.device(), await pier.device('editor', pier.other)] as const;
  const posts = ['board', 'disembark', 'disembark', 'disembark'] as const;
  await Promise.all(
    papers.flatMap(({ code }) => posts.map((post, index) => lanes[index % 2 ? 1 : 0].scan(post, code))),
  );
  expect(await boardingProblems(pier.one.databaseUrl)).toEqual([]);
});

test('what is no ticket of this sailing is refused, each for its own reason, and kept', async () => {
  const [paper, refunded, tomorrow] = await pier.papers(3);
  if (!paper || !refunded || !tomorrow) throw new Error('no tickets');
  const unpaid = await pier.book();
  const [unpaidTicket] = await pier.ask('select id, serial from tickets where order_id = $1', [unpaid.id]);
  await pier.refund(refunded.id);
  await pier.board();
  const device = await pier.device();
  const reasonOf = async (text: string) => (await device.scan('board', text)).reason;
  expect(await reasonOf('   ')).toBe('empty');
  expect(await reasonOf('https://example.com/menu')).toBe('notATicket');
  expect(await reasonOf('x'.repeat(10_000))).toBe('notATicket');
  expect(await reasonOf('\u0000\u0001\uD800binary')).toBe('notATicket');
  expect(await reasonOf(forge(paper.code))).toBe('forged');
  expect(await reasonOf('34679ACDEF')).toBe('noTicket');
  expect(await reasonOf(String(unpaidTicket?.['serial']))).toBe('unpaid');
  expect(await reasonOf(refunded.code)).toBe('refunded');
  expect(await reasonOf(paper.serial.toLowerCase())).toBe('ok');
  expect(await reasonOf(`${paper.serial.slice(0, 5)}-${paper.serial.slice(5)}`)).toBe('alreadyBoarded');
  const [{ count } = { count: 0 }] = (await pier.ask(
    'select count(*)::int as count from scans where device_id = $1',
    [device.id],
  )) as { count: number }[];
  expect(count).toBe(10);
  const [long] = await pier.ask(
    `select read_text from scans where device_id = $1 and read_text like 'xxx%'`,
    [device.id],
  );
  expect(long).toEqual({ read_text: 'x'.repeat(100) });
});

test('a ticket of another sailing is named with where it belongs; one moved to another date as moved', async () => {
  const other = await pier.anotherSailing();
  const [foreign] = await pier.papersOf(await pier.paidInCash([passLine(other)]));
  const [moved] = await pier.papers(1);
  if (!foreign || !moved) throw new Error('no tickets');
  await pier.moveTicket(moved.id, other.sailingId);
  await pier.board();
  const device = await pier.device();
  expect(await device.scan('board', foreign.code)).toMatchObject({
    reason: 'otherSailing',
    other: { date: pier.anotherDay },
  });
  expect(await device.scan('board', moved.code)).toMatchObject({
    reason: 'moved',
    other: { date: pier.anotherDay },
  });
});

test('each post has its time: nobody boards before it is open or after it is closed, nobody eats before boarding', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  const device = await pier.device();
  expect((await device.scan('board', paper.code)).reason).toBe('notOpen');
  await pier.board();
  expect((await device.scan('food', paper.code)).reason).toBe('notBoarded');
  expect((await device.scan('disembark', paper.code)).reason).toBe('notBoarded');
  // Whoever follows the step has been there: later it would open what is shut here by hand.
  await pier.followed();
  // Shut, whatever the sailing is called at that moment.
  const shut = (at: string) =>
    pier.ask(`update sailing_boarding set closed_at = ${at} where sailing_id = $1`, [pier.sailing.sailingId]);
  await shut('now()');
  expect((await device.scan('board', paper.code)).reason).toBe('closed');
  await shut('null');
  await pier.step('ready');
  expect((await device.scan('board', paper.code)).reason).toBe('closed');
  await pier.step('departed');
  await pier.step('returned');
  expect((await device.scan('food', paper.code)).reason).toBe('closed');
});

test('who left comes aboard again only where the settings say so', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  await device.scan('board', paper.code);
  await device.scan('disembark', paper.code);
  expect((await device.scan('board', paper.code)).reason).toBe('alreadyDisembarked');
  const set = (value: string) =>
    pier.one.call(
      settingsCalls.updateValueByKey,
      { body: { key: 'boarding.reboard', value } },
      { token: pier.editor },
    );
  await set('true');
  expect(await device.scan('board', paper.code)).toMatchObject({
    verdict: 'warned',
    reason: 'againAboard',
    ticket: { aboard: true, disembarked: null },
  });
  await set('false');
  expect(await pier.counts()).toMatchObject({ boarded: 1, aboard: 1, disembarked: 0 });
});

test('a whole order goes aboard by one call, one event each', async () => {
  const papers = await pier.papers(4);
  await pier.board();
  const device = await pier.device();
  const { data } = await device.send('board', [
    { text: papers[0]?.code ?? '' },
    ...papers.slice(1).map(({ id }) => ({ ticketId: id })),
  ]);
  expect(data.answers.map(({ reason }) => reason)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(data.counts).toMatchObject({ boarded: 4, aboard: 4, expected: 4 });
});

test('a role decides the posts, and a device must have been named by whoever uses it', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const food = await pier.device('food');
  expect(await food.send('board', [{ text: paper.code }])).toMatchObject({
    status: 403,
    reason: 'boarding.post',
  });
  const mine = await pier.device('boarding');
  expect(await food.send('food', [{ text: paper.code }], { deviceId: mine.id })).toMatchObject({
    reason: 'boarding.device',
  });
  expect(await mine.send('board', [{}])).toMatchObject({
    status: 400,
    fields: [{ field: 'items.0.text', message: expect.stringContaining('must not be empty') }],
  });
  const used = mine.next();
  await mine.send('board', [{ text: paper.code, sequence: used }]);
  expect(await mine.send('board', [{ text: 'other', sequence: used }])).toMatchObject({
    reason: 'boarding.scanReused',
  });
});

test('who is refunded at the moment of boarding is one or the other, never both', async () => {
  const orderId = await pier.paidInCash([passLine(pier.sailing)]);
  const [paper] = await pier.papersOf(orderId);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  const refund = pier.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id: orderId }, body: { key: randomUUID(), ticketIds: [paper.id], reason: 'Ill' } },
    { token: pier.finance },
  );
  const [answer] = await Promise.all([device.scan('board', paper.code), refund]);
  const [row] = await pier.ask('select live, boarded_at is not null as boarded from tickets where id = $1', [
    paper.id,
  ]);
  expect(row).toEqual({ live: answer.verdict === 'accepted', boarded: answer.verdict === 'accepted' });
});

test('a cancelled sailing lets nobody in', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device();
  await pier.one.call(
    sailingsCalls.cancelSailing,
    { params: { id: pier.sailing.sailingId }, body: { reason: 'Storm' } },
    { token: pier.editor },
  );
  expect((await device.scan('board', paper.code)).reason).toBe('sailingCancelled');
});

test('a cancelled ticket is told so at every post, kept as such, and counts nowhere', async () => {
  const order = await pier.book();
  const [ticket] = await pier.ask('select id::int, serial from tickets where order_id = $1', [order.id]);
  const cancelled = { body: { ids: [order.id] } };
  await pier.one.call(bookingCalls.cancelMyOrders, cancelled, { token: pier.customer });
  await pier.board();
  const device = await pier.device();
  const refused = { verdict: 'refused', reason: 'canceled' };
  for (const post of ['board', 'food'] as const)
    expect(await device.scan(post, String(ticket?.['serial']))).toMatchObject({
      ...refused,
      ticket: { standing: 'canceled', aboard: false, boarded: null, food: null },
    });
  expect(await scansOf(Number(ticket?.['id']))).toEqual([refused, refused]);
  expect(await pier.counts()).toMatchObject({ boarded: 0, food: 0 });
});

async function orderOf(ticketId: number): Promise<number> {
  const [row] = await pier.ask('select order_id::int as id from tickets where id = $1', [ticketId]);
  return Number(row?.['id']);
}

/** The same code with another signature of the right length. */
function forge(code: string): string {
  const parts = code.split('.');
  return [...parts.slice(0, 3), 'A'.repeat(86)].join('.');
}
