import type { Tx } from '../../platform/database/create-database.ts';
import { moveMoney } from './move-money.ts';
import { keepRecharge, markRecharged } from './recharges.store.ts';

const paidIn = [
  { username: 'superagent', amountSen: 500_000, method: 'bank', daysAgo: 30, key: 1 },
  { username: 'customer', amountSen: 30_000, method: 'cash', daysAgo: 12, key: 2 },
  { username: 'superagent', amountSen: 250_000, method: 'cash', daysAgo: 3, key: 3 },
] as const;
const handedOnSen = 120_000;

/** Something in the balances of the demo's customers: paid in at the counter, and some of it handed on. */
export async function walletDemo(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', ['superagent', 'agent', 'customer', 'finance'])
    .execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const of = (username: string) => ids.get(username) ?? 0;
  const operatorId = of('finance');
  for (const { username, amountSen, method, daysAgo, key } of paidIn) {
    const at = daysBefore(now, daysAgo);
    const accountId = of(username);
    const { id, rechargeNo } = await keepRecharge(tx, {
      madeBy: operatorId,
      key: `00000000-0000-4000-8000-00000000000${key}`,
      accountId,
      operatorId,
      amountSen,
      method,
      remarks: '',
      at,
    });
    const { to } = await moveMoney(tx, {
      from: { house: 'received' },
      to: { accountId },
      amountSen,
      kind: 'recharge',
      reference: rechargeNo,
      operatorId,
      at,
    });
    await markRecharged(tx, id, { amountSen, balanceBeforeSen: to.beforeSen ?? 0, at });
  }
  await moveMoney(tx, {
    from: { accountId: of('superagent') },
    to: { accountId: of('agent') },
    amountSen: handedOnSen,
    kind: 'allocation',
    reference: 'demo',
    operatorId: of('superagent'),
    at: daysBefore(now, 2),
  });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
