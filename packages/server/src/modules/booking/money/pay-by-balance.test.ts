import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { buy, cabinLine, cabinPrice } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';
import { checkLedger } from '../../wallet/index.ts';

const shop = new PayingFixture();

describe('out of the balance', () => {
  const recharge = async (amountSen: number) => {
    const [row] = await shop.ask(`select id::int from accounts where username = 'agent'`);
    const body = {
      key: crypto.randomUUID(),
      accountId: Number(row?.['id']),
      amountSen,
      method: 'cash' as const,
      remarks: '',
    };
    expect((await shop.one.call(walletCalls.saveRecharge, { body }, { token: shop.finance })).code).toBe(200);
  };

  test('an order is paid at once, and a balance that pays for one of two pays one, on two processes too', async () => {
    const agent = await shop.one.login('agent');
    await recharge(cabinPrice);
    const orders = [await shop.book(agent), await shop.book(agent)];
    const answers = await Promise.all(
      orders.map(({ id }, turn) => shop.pay([id], 'balance', turn === 0 ? shop.one : shop.other, agent)),
    );
    expect(answers.map((answer) => answer.reason ?? answer.data.state).toSorted()).toEqual([
      'booking.balanceShort',
      'paid',
    ]);
    const short = answers.find((answer) => answer.code !== 200);
    expect(short?.message).toBe(`Sorry, your agent's available balance is insufficient for settlement.`);
    const { data } = await shop.one.call(walletCalls.ownWallet, {}, { token: agent });
    expect(data.balanceSen).toBe(0);
    expect(await checkLedger(shop.one.gangway.platform.db)).toMatchObject({ problems: [] });
  });

  test('nothing is held for a balance that is too small, and all of several orders are paid or none', async () => {
    const agent = await shop.one.login('agent');
    const before = await shop.taken();
    const refused = await buy(shop.one, agent, [cabinLine(shop.sailing)], { method: 'balance' });
    expect(refused.lines[0]).toMatchObject({ ok: false, reason: 'booking.balanceShort' });
    expect(await shop.taken()).toBe(before);
    await recharge(cabinPrice + 100);
    const orders = [await shop.book(agent, 'balance'), await shop.book(agent, 'balance')];
    const answer = await shop.pay(
      orders.map(({ id }) => id),
      'balance',
      shop.one,
      agent,
    );
    expect(answer.reason).toBe('booking.balanceShort');
    for (const { id } of orders) expect(await shop.order(id)).toMatchObject({ status: 'unpaid' });
  });

  test('the database is asked no more than it must be: each asking is a way there and back', async () => {
    const agent = await shop.one.login('agent');
    await recharge(cabinPrice);
    const { id } = await shop.book(agent);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await shop.pay([id], 'balance', shop.one, agent);
    const statements = asked.mock.calls.map(([given], index) => ({
      by: asked.mock.contexts[index],
      text: typeof given === 'string' ? given : String((given as unknown as { text?: string }).text),
    }));
    asked.mockRestore();
    expect(answer.data).toEqual({ state: 'paid' });
    const own = statements.filter(
      ({ by }) => by === statements.find(({ text }) => text.includes('insert into ledger_transfers'))?.by,
    );
    const moved = own.findIndex(({ text }) => text.includes('insert into ledger_transfers'));
    const begun = own.slice(0, moved).findLastIndex(({ text }) => text.startsWith('begin'));
    const ended = own.slice(moved).findIndex(({ text }) => text === 'commit');
    expect(own.slice(begun, moved + ended + 1).map(({ text }) => text.trim().split('\n')[0])).toHaveLength(
      13,
    );
  });
});
