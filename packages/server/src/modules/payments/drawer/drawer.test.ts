import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test, vi } from 'vitest';
import { passPrice } from '../../../../test/booking.ts';
import { countDeadlocks, tellStatistics } from '../../../../test/count-deadlocks.ts';
import { DeskFixture } from '../../../../test/desk-fixture.ts';
import { sql } from '../../../../test/sql.ts';
import { newCustomer } from '../../../../test/wallet.ts';

const desk = new DeskFixture();

describe('a cash drawer', () => {
  test('expects its float, what was taken and less what was handed out; a difference needs a note', async () => {
    const { id } = await desk.fresh(20_000);
    const { id: accountId } = await newCustomer(desk.one);
    const [kept, returned] = [await desk.sell(), await desk.sell()];
    await desk.take(kept.id);
    await desk.take(returned.id);
    await desk.recharge(accountId, { amountSen: 700 });
    await desk.handOut(await desk.giveBack(returned.id));
    const expectedSen = 20_000 + passPrice + 700;
    expect(await desk.own()).toMatchObject({
      id,
      person: expect.any(String),
      floatSen: 20_000,
      takenSen: 2 * passPrice + 700,
      handedOutSen: passPrice,
      expectedSen,
      countedSen: null,
      movements: [
        {
          kind: 'refund',
          subject: 'orders',
          subjectIds: [returned.id],
          label: returned.orderNo,
          amountSen: -passPrice,
        },
        { kind: 'payment', amountSen: 700 },
        { kind: 'payment', label: returned.orderNo, amountSen: passPrice },
        { kind: 'payment', label: kept.orderNo, amountSen: passPrice },
      ],
    });
    expect(await desk.close(id, expectedSen - 50)).toMatchObject({
      status: 422,
      reason: 'drawer.note',
      fields: [{ field: 'note' }],
    });
    expect((await desk.close(id, expectedSen - 50, 'a coin rolled away')).data).toMatchObject({
      expectedSen,
      countedSen: expectedSen - 50,
      differenceSen: -50,
      note: 'a coin rolled away',
      closedBy: expect.any(String),
    });
    expect((await desk.close(id, expectedSen)).reason).toBe('drawer.step');
    expect((await desk.take((await desk.sell()).id)).reason).toBe('drawer.needed');
    expect(await desk.own()).toBeNull();
  });

  test('agrees with the cash of the day, what was handed out for a card included', async () => {
    await desk.fresh(100_000);
    const [inCash, byCard] = [await desk.sell(), await desk.sell()];
    await desk.take(inCash.id);
    await desk.take(byCard.id, 'creditCard', 'T-77');
    for (const { id } of [inCash, byCard])
      expect((await desk.handOut(await desk.giveBack(id))).code).toBe(200);
    const today = portDate(new Date());
    const filter = { from: addDays(today, -1), to: today };
    const { data: cash } = await desk.one.call(
      paymentsCalls.pagePayments,
      { body: { filter: { ...filter, method: 'cash' } } },
      { token: desk.finance },
    );
    const { data } = await desk.one.call(
      paymentsCalls.pageShifts,
      { body: { filter } },
      { token: desk.finance },
    );
    expect(data.totals?.handedOutSen).toBeGreaterThanOrEqual(2 * passPrice);
    const { takenSen: paidSen, handedOutSen: refundedSen } = data.totals ?? {};
    expect(cash.byMethod).toMatchObject([{ method: 'cash', paidSen, refundedSen }]);
    const { data: all } = await desk.one.call(
      paymentsCalls.pagePayments,
      { body: { filter } },
      { token: desk.finance },
    );
    expect(all.byMethod?.find(({ method }) => method === 'creditCard')).toMatchObject({ refundedSen: 0 });
  });

  test('is one, on however many devices and processes it is opened at once', async () => {
    const before = await desk.own();
    if (before) await desk.close(before.id, before.expectedSen);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        desk.open(index, desk.token, index % 2 === 0 ? desk.one : desk.other),
      ),
    );
    expect(answers.map((answer) => answer.status).filter((status) => status === 409)).toHaveLength(7);
    const second = await desk.other.login('frontdesk');
    const order = await desk.sell();
    await desk.take(order.id, 'cash', '', second, desk.other);
    expect(await desk.own()).toMatchObject({ takenSen: passPrice });
  });

  test('closed while cash comes in has it in its count, or it is refused: never between the two', async () => {
    const { id } = await desk.fresh();
    const orders = await Promise.all(Array.from({ length: 12 }, () => desk.sell()));
    const takings = orders.map((order, index) =>
      desk.take(order.id, 'cash', '', desk.token, index % 2 ? desk.one : desk.other),
    );
    const closing = desk.close(id, 10_000, 'counted in a hurry', desk.token, desk.other);
    const [closed, ...taken] = await Promise.all([closing, ...takings]);
    const came = taken.filter((answer) => answer.code === 200).length;
    expect(taken.every(({ code, reason }) => code === 200 || reason === 'drawer.needed')).toBe(true);
    expect(closed?.data.expectedSen).toBe(10_000 + came * passPrice);
    const [row] = await sql(
      desk.one.databaseUrl,
      'select coalesce(sum(amount_sen), 0)::int as sum from payments where shift_id = $1',
      [id],
    );
    expect(row).toEqual({ sum: came * passPrice });
  });

  test('waits with its count for cash that is being taken, which then falls in', async () => {
    const { id } = await desk.fresh();
    const order = await desk.sell();
    // Whoever takes cash holds the drawer: a count that begins now must not end before that cash is there.
    const { db } = desk.one.gangway.platform;
    let closing: ReturnType<typeof desk.close> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('cashShifts').select('id').where('id', '=', id).forShare().execute();
      closing = desk.close(id, 10_000, 'early', desk.token, desk.other);
      const state = await Promise.race([
        closing.then(() => 'closed'),
        desk.take(order.id).then(() => 'taken'),
      ]);
      expect(state).toBe('taken');
    });
    expect((await closing)?.data).toMatchObject({ expectedSen: 10_000 + passPrice });
  });

  test('that is being closed lets cash wait, and then refuses it', async () => {
    const { id } = await desk.fresh();
    const order = await desk.sell();
    const { db } = desk.one.gangway.platform;
    let taking: ReturnType<typeof desk.take> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('cashShifts').select('id').where('id', '=', id).forUpdate().execute();
      taking = desk.take(order.id, 'cash', '', desk.token, desk.other);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await sql(desk.one.databaseUrl, waiting)).toHaveLength(1), {
        timeout: 60_000,
        interval: 20,
      });
      const [row] = await tx
        .updateTable('cashShifts')
        .set({ closedAt: new Date(), closedBy: 1, expectedSen: 10_000, handedOutSen: 0, countedSen: 10_000 })
        .where('id', '=', id)
        .returning('id')
        .execute();
      expect(row).toEqual({ id });
    });
    expect((await taking)?.reason).toBe('drawer.needed');
  });

  test('of another is not seen nor closed by the front desk; finance closes a forgotten one for a reason', async () => {
    const { id } = await desk.fresh(3000);
    expect((await desk.close(id, 3000, '', desk.finance)).reason).toBe('record.missing');
    expect(
      (await desk.one.call(paymentsCalls.ownShift, { params: { id } }, { token: desk.finance })).reason,
    ).toBe('record.missing');
    expect((await desk.one.call(paymentsCalls.pageShifts, { body: {} }, { token: desk.token })).status).toBe(
      403,
    );
    const shut = (reason: string) =>
      desk.one.call(
        paymentsCalls.closeShift,
        { params: { id }, body: { countedSen: 2500, reason } },
        { token: desk.finance },
      );
    expect((await shut('')).fields[0]?.field).toBe('reason');
    expect((await shut('went home ill')).data).toMatchObject({
      differenceSen: -500,
      note: 'went home ill',
      closedBy: expect.not.stringMatching('rontdesk'),
    });
    expect(await desk.own()).toBeNull();
  });

  test('stands in the list by day, person and difference, with totals, and in a sheet', async () => {
    const { id, shiftNo, accountId } = await desk.fresh(4000);
    await desk.take((await desk.sell()).id);
    await desk.close(id, 4000 + passPrice + 25, 'found under the mat');
    const page = async (filter: object) =>
      (await desk.one.call(paymentsCalls.pageShifts, { body: { filter } }, { token: desk.finance })).data;
    const today = portDate(new Date());
    const mine = await page({ from: addDays(today, -1), to: today, accountId, state: 'different' });
    expect(mine.records[0]).toMatchObject({ shiftNo, differenceSen: 25 });
    expect(mine.totals?.differenceSen).toBe(
      mine.records.reduce((sum, row) => sum + (row.differenceSen ?? 0), 0),
    );
    expect((await page({ from: addDays(today, 2) })).total).toBe(0);
    const people = await desk.one.call(paymentsCalls.shiftPeople, {}, { token: desk.finance });
    expect(people.data.map(({ id: person }) => person)).toContain(accountId);
    const response = await fetch(`${desk.one.url}/prod-api/cashShift/export`, {
      method: 'POST',
      headers: { 'x-token': desk.finance, 'content-type': 'application/json', 'accept-language': 'zh' },
      body: JSON.stringify({ filter: { accountId } }),
    });
    const [titles = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(titles).toContain('差额');
    expect(rows.find((row) => row[0] === shiftNo)).toEqual(
      expect.arrayContaining([40, passPrice / 100, 0.25, 'found under the mat']),
    );
    const { totals } = await page({ accountId });
    const sums = [totals?.takenSen, totals?.handedOutSen, totals?.differenceSen].map((sen = 0) => sen / 100);
    expect(rows.at(-1)?.filter((cell) => cell !== null)).toEqual(['合计', ...sums]);
  });
});

describe('a refund that is handed out', () => {
  test('needs a drawer, is marked by the front desk, and goes out once however many do it at once', async () => {
    const { id } = await desk.fresh();
    const order = await desk.sell();
    await desk.take(order.id);
    const refundId = await desk.giveBack(order.id);
    await desk.close(id, 10_000 + passPrice);
    expect((await desk.handOut(refundId)).reason).toBe('drawer.needed');
    await desk.fresh(50_000);
    await desk.fresh(50_000, desk.finance);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        desk.handOut(refundId, {}, index % 2 ? desk.one : desk.other, index % 3 ? desk.token : desk.finance),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'payment.step')).toHaveLength(7);
    const outOf = [await desk.own(), await desk.own(desk.finance)].map((drawer) => drawer?.handedOutSen ?? 0);
    expect(outOf.toSorted((a, b) => a - b)).toEqual([0, passPrice]);
    expect((await desk.handOut(999_999_999)).reason).toBe('record.missing');
  });

  test('in cash is no more than the drawer holds, however many are handed out at once; by slip it goes all the same', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => desk.sell()));
    const refunds: number[] = [];
    for (const { id } of orders) {
      await desk.take(id, 'creditCard', `OUT-${id}`);
      refunds.push(await desk.giveBack(id));
    }
    const { id } = await desk.fresh(2 * passPrice + 1);
    const answers = await Promise.all(
      refunds.map((refund, index) => desk.handOut(refund, {}, index % 2 ? desk.one : desk.other)),
    );
    const short = answers.filter(({ reason }) => reason === 'drawer.short');
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(short).toHaveLength(3);
    expect(short[0]).toMatchObject({
      status: 422,
      fields: [{ field: 'method', message: expect.stringContaining('only RM 0.01.') as string }],
    });
    expect(await desk.own()).toMatchObject({ handedOutSen: 2 * passPrice, expectedSen: 1 });
    const left = refunds.find((_, index) => answers[index]?.reason === 'drawer.short') ?? 0;
    expect((await desk.handOut(left, { method: 'bank', slipNo: 'BACK-1' })).code).toBe(200);
    expect((await desk.close(id, 1)).code).toBe(200);
  });
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(desk.other.gangway.pool);
  expect(await countDeadlocks(desk.one.gangway.pool)).toBe(0);
});
