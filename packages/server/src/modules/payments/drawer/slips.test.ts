import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { describe, expect, test } from 'vitest';
import { DeskFixture } from '../../../../test/desk-fixture.ts';
import { sql } from '../../../../test/sql.ts';
import { newCustomer } from '../../../../test/wallet.ts';

const desk = new DeskFixture();

describe('a slip that has paid is no other', () => {
  test.each([
    ['full-width digits', 'AB-１２３４'],
    ['full-width letters', 'ＡＢ1234'],
    ['a blank of no width', 'AB-12\u200B34'],
    ['a joiner of no width', 'AB-12\u200D34'],
    ['a soft hyphen', 'AB-12\u00AD34'],
    ['a letter nobody sees', 'AB-12\u316434'],
    ['its hyphen elsewhere', 'ab12-34'],
    ['a dash and a dot', 'AB–12.34'],
  ])('with %s', async (_, written) => {
    await sql(desk.one.databaseUrl, `update payments set slip_shared = true where slip_no <> ''`);
    const [first, second] = [await desk.sell(), await desk.sell()];
    expect((await desk.take(first.id, 'bank', 'AB-1234')).code).toBe(200);
    expect((await desk.take(second.id, 'bank', written)).reason).toBe('payment.slipUsed');
  });

  test('and letters and digits of any script are told apart', async () => {
    for (const slipNo of ['转账 甲', '转账 乙', '이체 1', '이체 2']) {
      const { id } = await desk.sell();
      expect((await desk.take(id, 'bank', slipNo)).code).toBe(200);
    }
  });
});

test.each(['\u200B', '\u00AD\u200D', '-', '…', '\u3164'])(
  'a slip has a letter or a digit; %j is none, whichever way the money goes',
  async (slipNo) => {
    const asked = {
      status: 400,
      fields: [{ field: 'slipNo', message: "Enter the number on the terminal's slip" }],
    };
    const { id } = await desk.sell();
    expect(await desk.take(id, 'bank', slipNo)).toMatchObject(asked);
    const { id: accountId } = await newCustomer(desk.one);
    expect(await desk.recharge(accountId, { method: 'bank', slipNo })).toMatchObject(asked);
    await desk.take(id, 'bank', `S-${id}`);
    expect(await desk.handOut(await desk.giveBack(id), { method: 'bank', slipNo })).toMatchObject(asked);
  },
);

test('a slip is found however it is written, among the payments and among the recharges', async () => {
  const { id: accountId } = await newCustomer(desk.one);
  const { data: recharge } = await desk.recharge(accountId, { method: 'bank', slipNo: 'FPX-20 71' });
  for (const keyword of ['FPX-20 71', 'fpx2071', ' ＦＰＸ ２０７１', 'FPX-20\u200B71']) {
    const body = { filter: { keyword } };
    const paid = await desk.one.call(paymentsCalls.pagePayments, { body }, { token: desk.finance });
    expect(paid.data.records).toMatchObject([{ label: recharge.rechargeNo }]);
    const filled = await desk.one.call(walletCalls.pageRecharges, { body }, { token: desk.finance });
    expect(filled.data.records).toMatchObject([{ id: recharge.id }]);
  }
  const others = await desk.one.call(
    paymentsCalls.pagePayments,
    { body: { filter: { keyword: 'FPX-207' } } },
    { token: desk.finance },
  );
  expect(others.data.records).toEqual([]);
});
