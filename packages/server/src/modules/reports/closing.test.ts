import { addDays, portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { passPrice } from '../../../test/booking.ts';
import { DeskFixture } from '../../../test/desk-fixture.ts';
import { sql } from '../../../test/sql.ts';
import { newCustomer } from '../../../test/wallet.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { reckonDay } from './closing-figures.query.ts';
import { findLast } from './daily-closing.query.ts';

const desk = new DeskFixture();
const today = portDate(new Date());
/** Days of the last week, `day(0)` the first that is closed. */
const day = (number: number) => addDays(today, number - 6);

const ask = (text: string, values: unknown[] = []) => sql(desk.one.databaseUrl, text, values);
const look = async (date: string): Promise<DailyClosing> =>
  (await desk.one.call(reportsCalls.dailyClosing, { body: { date } }, { token: desk.finance })).data;
const close = async (date: string, more: object = {}, server = desk.one) => {
  const { figures } = await look(date);
  const shown = { shownTakenSen: figures.takenSen, shownRefundedSen: figures.refundedSen };
  const body = { date, ...shown, payouts: [], note: '', ...more };
  return server.call(reportsCalls.closeDay, { body }, { token: desk.finance });
};

/** Does something at a time of a day at the port. */
async function on<T>(date: string, hour: number, act: () => Promise<T>): Promise<T> {
  desk.one.setNow(new Date(startOfPortDay(date).getTime() + hour * 3_600_000));
  try {
    return await act();
  } finally {
    desk.one.setNow(null);
  }
}

/** A payment as a gateway would have brought it, entered past the product. */
async function enterPayment(no: string, at: Date, amountSen: number): Promise<number> {
  const rows = await ask(
    `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at,
       updated_at, paid_at) values ($1, 'fake', 'alipay', $2, 'paid', 'orders', '{0}', 'x', $3, $3, $3) returning id::int`,
    [no, amountSen, at],
  );
  return Number(rows[0]?.['id']);
}

describe('the end of a day', () => {
  let customer: number;

  beforeAll(async () => {
    customer = (await newCustomer(desk.one)).id;
    // Sold now, paid then: what is held under a clock that lags is swept by the other process.
    const [first, card, back, next] = [
      await desk.sell(),
      await desk.sell(),
      await desk.sell(),
      await desk.sell(),
    ];
    const take = async (id: number, method: PaymentMethod = 'cash', slipNo = '') =>
      expect((await desk.take(id, method, slipNo)).message).toBe('success');
    await on(day(0), 9, async () => {
      await desk.open(20_000);
      await take(first.id);
      await take(card.id, 'creditCard', 'T-1');
      await desk.recharge(customer, { amountSen: 7000 });
    });
    await on(day(0), 20, async () => {
      await take(back.id);
      await desk.handOut(await desk.giveBack(back.id));
      const own = await desk.own();
      await desk.close(own?.id ?? 0, (own?.expectedSen ?? 0) - 100, 'a coin');
    });
    await on(day(1), 9, async () => {
      await desk.open(10_000);
      await take(next.id);
      // What moves later is no part of how much there was before.
      await desk.recharge(customer, { amountSen: 300 });
    });
    await enterPayment('LATE-0', new Date(startOfPortDay(day(0)).getTime() + 3_600_000), 33_300);
  });

  test('is what the rows of the day say', async () => {
    const { figures, state, nextDate } = await look(day(0));
    expect({ state, nextDate }).toEqual({ state: 'next', nextDate: null });
    const inDay = [startOfPortDay(day(0)), startOfPortDay(day(1))];
    const paid = await ask(
      `select method, subject, amount_sen::int from payments where status = 'paid' and paid_at >= $1 and paid_at < $2`,
      inDay,
    );
    const back = await ask(
      `select coalesce(r.method, p.method) as method, r.amount_sen::int from payment_refunds r
         join payments p on p.id = r.payment_id where r.status = 'done' and r.done_at >= $1 and r.done_at < $2`,
      inDay,
    );
    const sum = (rows: typeof paid, method: string, subject?: string) =>
      rows
        .filter((row) => row['method'] === method && (subject === undefined || row['subject'] === subject))
        .reduce((all, row) => all + Number(row['amount_sen']), 0);
    for (const row of figures.methods) {
      expect({ ...row }).toMatchObject({ method: row.method, takenSen: sum(paid, row.method) });
      expect(row.rechargesSen).toBe(sum(paid, row.method, 'recharge'));
      expect(row.refundedSen).toBe(sum(back, row.method));
    }
    expect(figures.methods.map((row) => row.method)).toEqual(['alipay', 'cash', 'creditCard']);
    expect(figures).toMatchObject({
      takenSen: 3 * passPrice + 7000 + 33_300,
      refundedSen: passPrice,
      rechargesSen: 7000,
      late: [],
    });
    expect(figures.drawers).toMatchObject([
      {
        floatSen: 20_000,
        takenSen: 2 * passPrice + 7000,
        handedOutSen: passPrice,
        expectedSen: 20_000 + passPrice + 7000,
        countedSen: 20_000 + passPrice + 7000 - 100,
        differenceSen: -100,
        note: 'a coin',
      },
    ]);
    const [ledger] = await ask(
      `select sum(e.amount_sen)::int as sen from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        where e.account_id is not null and t.at < $1`,
      [inDay[1]],
    );
    const { wallets } = figures;
    expect(wallets.closingSen).toBe(Number(ledger?.['sen'] ?? 0));
    expect(wallets.rechargesSen).toBe(7000);
    const moved = wallets.rechargesSen + wallets.paymentsSen + wallets.refundsSen + wallets.resetsSen;
    expect(wallets.openingSen + moved + wallets.lateSen).toBe(wallets.closingSen);
    // The first time, all a payment company ever took and did not send back is owed.
    const [owed] = await ask(
      `select sum(amount_sen)::int as sen from payments where provider = 'fake' and status = 'paid' and paid_at < $1`,
      [inDay[1]],
    );
    expect(figures.gateways.find((row) => row.provider === 'fake')).toMatchObject({
      takenSen: 33_300,
      owedSen: owed?.['sen'],
    });
    // A drawer that stays open over midnight is in both days.
    expect((await look(day(2))).figures.drawers).toMatchObject([
      {
        floatSen: 10_000,
        takenSen: 0,
        expectedSen: 10_000 + passPrice + 300,
        countedSen: null,
        closedAt: null,
      },
    ]);
  });

  test('is closed in order, once, when it is over, and as it was seen', async () => {
    expect((await close(today)).reason).toBe('closing.today');
    expect((await close(addDays(today, 3))).reason).toBe('closing.today');
    expect((await close(day(0), { shownTakenSen: 1 })).reason).toBe('closing.moved');
    const seen = await look(day(0));
    const owed = seen.figures.gateways.find((row) => row.provider === 'fake')?.owedSen ?? 0;
    for (const payouts of [
      [{ provider: 'fake', amountSen: owed + 1 }],
      [
        { provider: 'fake', amountSen: owed },
        { provider: 'fake', amountSen: 1 },
      ],
    ])
      expect(await close(day(0), { payouts })).toMatchObject({ status: 409, reason: 'closing.payout' });
    const idle = { provider: 'idle', amountSen: 0 };
    const unknown = await close(day(0), { payouts: [idle, { provider: 'nobody', amountSen: 1 }] });
    expect(unknown).toMatchObject({ status: 409, reason: 'closing.provider' });
    expect(unknown.fields).toEqual([
      { field: 'payouts.1.provider', message: 'nobody is none of the payment companies of this day.' },
    ]);
    expect(await close('1990-01-01')).toMatchObject({ status: 409, reason: 'closing.first' });
    const closed = await close(day(0), {
      payouts: [{ provider: 'fake', amountSen: 3300 }, idle],
      note: 'quiet',
    });
    expect(closed.code).toBe(200);
    expect(closed.data).toMatchObject({ state: 'closed', note: 'quiet', closedBy: expect.any(String) });
    const before = seen.figures.gateways.find((row) => row.provider === 'fake');
    expect(closed.data.figures).toEqual({
      ...seen.figures,
      gateways: seen.figures.gateways.map((row) =>
        row === before ? { ...row, paidOutSen: 3300, owedSen: row.owedSen - 3300 } : row,
      ),
    });
    expect((await close(day(0))).reason).toBe('closing.closed');
    expect(await close(day(2))).toMatchObject({ status: 409, reason: 'closing.order' });
    expect((await close(day(2))).message).toContain(day(1));
    expect((await close(addDays(day(0), -1))).reason).toBe('closing.order');
    expect([
      (await look(day(2))).state,
      (await look(addDays(day(0), -1))).state,
      (await look(today)).state,
    ]).toEqual(['waits', 'before', 'today']);
    await expect(ask(`update daily_closings set note = 'other'`)).rejects.toThrow(/append|change/i);
    await expect(ask('delete from daily_closings')).rejects.toThrow(/append|change/i);
  });

  test('is never altered by what is entered later; that stands with the next day, once', async () => {
    const frozen = await look(day(0));
    await enterPayment('LATE-1', new Date(startOfPortDay(day(0)).getTime() + 7_200_000), 4400);
    const at = new Date(startOfPortDay(day(0)).getTime() + 10_800_000);
    await ask(
      `with t as (insert into ledger_transfers (kind, reference, amount_sen, at) values ('recharge', 'late', 900, $2) returning id),
            w as (update wallets set balance_sen = balance_sen + 900 where account_id = $1 returning balance_sen)
       insert into ledger_entries (transfer_id, account_id, house, amount_sen, balance_before_sen, balance_after_sen)
       select t.id, $1, null, 900, w.balance_sen - 900, w.balance_sen from t, w
       union all select t.id, null, 'received', -900, null, null from t`,
      [customer, at],
    );
    expect(await look(day(0))).toEqual(frozen);
    const next = await look(day(1));
    expect(next.figures.late).toMatchObject([{ kind: 'payment', no: 'LATE-1', amountSen: 4400 }]);
    expect(next.figures.takenSen).toBe(passPrice + 300);
    const opening = frozen.figures.wallets.closingSen;
    expect(next.figures.wallets).toMatchObject({ openingSen: opening, lateSen: 900 });
    expect(next.figures.gateways.find((row) => row.provider === 'fake')).toMatchObject({ lateSen: 4400 });
    expect((await look(day(2))).figures.late).toEqual([]);
    expect((await close(day(1))).code).toBe(200);
    expect((await look(day(2))).figures.late).toEqual([]);
    expect((await look(day(2))).figures.wallets.openingSen).toBe(opening + 900 + 300);
    const owed = (await look(day(1))).figures.gateways.find((row) => row.provider === 'fake')?.owedSen;
    expect((await look(day(2))).figures.gateways.find((row) => row.provider === 'fake')?.openingSen).toBe(
      owed,
    );
  });

  test('closed by many at once, on two processes, is closed once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => close(day(2), {}, index % 2 === 0 ? desk.one : desk.other)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'closing.closed']));
    expect(await ask('select 1 from daily_closings where date = $1', [day(2)])).toHaveLength(1);
  });

  test('without the guard the same race closes it many times: looking first is not enough', async () => {
    await ask('create table bare_closings (date date, figures jsonb)');
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const { db } = (index % 2 === 0 ? desk.one : desk.other).gangway.platform;
        return inTransaction(db, async (tx) => {
          const last = await findLast(tx);
          if (last?.date !== day(2)) return;
          const { figures } = await reckonDay(tx, day(3), last);
          await ask('insert into bare_closings values ($1, $2)', [day(3), JSON.stringify(figures)]);
        });
      }),
    );
    expect((await ask('select 1 from bare_closings')).length).toBeGreaterThan(1);
    // The positive control of the rule beneath: it lets the day through that comes next, and no other.
    const insert = (date: string, previous: string | null) =>
      ask(
        `insert into daily_closings (date, previous_date, closed_at, closed_by, figures, payment_ids, refund_ids)
         values ($1, $2, now(), 1, '{}', '{}', '{}')`,
        [date, previous],
      );
    await expect(insert(day(2), day(1))).rejects.toThrow('daily_closings_once');
    await expect(insert(day(4), day(3))).rejects.toThrow('daily_closings_previous_date_fkey');
    await expect(insert(day(4), day(2))).rejects.toThrow('daily_closings_follow');
    await expect(insert(addDays(day(0), -5), null)).rejects.toThrow('daily_closings_first');
    expect((await close(day(3))).code).toBe(200);
  });

  test('stands in the list of closed days with who closed it', async () => {
    const { data } = await desk.one.call(reportsCalls.pageClosings, { body: {} }, { token: desk.finance });
    expect(data.records.map((row) => row.date)).toEqual([day(3), day(2), day(1), day(0)]);
    expect(data.records.at(-1)).toMatchObject({ differenceSen: -100, lateCount: 0, note: 'quiet' });
    expect(data.records.at(-2)).toMatchObject({ lateCount: 1 });
    const editor = { token: await desk.one.login('editor') };
    const body = { date: day(4), shownTakenSen: 0, shownRefundedSen: 0 };
    expect((await desk.one.call(reportsCalls.closeDay, { body }, editor)).status).toBe(403);
    expect((await desk.one.call(reportsCalls.dailyClosing, { body: { date: day(4) } }, editor)).code).toBe(
      200,
    );
  });
});
