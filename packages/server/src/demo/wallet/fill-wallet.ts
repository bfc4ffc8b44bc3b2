import { randomInt, randomUUID } from 'node:crypto';
import { moveMoney } from '../../modules/wallet/move-money.ts';
import { keepRecharge, markRecharged } from '../../modules/wallet/recharges.store.ts';
import type { EnterPayment } from '../../modules/wallet/save-recharge.ts';
import type { Tx } from '../../platform/database/create-database.ts';

const paidIn = [
  { username: 'superagent', amountSen: 500_000, method: 'bank', hoursAgo: 9 },
  { username: 'customer', amountSen: 30_000, method: 'cash', hoursAgo: 5 },
  { username: 'superagent', amountSen: 250_000, method: 'cash', hoursAgo: 2 },
] as const;
const handedOnSen = 120_000;

/** Something in the balances of the demo's customers: paid in at the counter, and some of it handed on. */
export async function fillWallet(tx: Tx, enterPayment: EnterPayment, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', ['superagent', 'agent', 'customer', 'finance'])
    .execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const of = (username: string) => ids.get(username) ?? 0;
  const operatorId = of('finance');
  for (const { username, amountSen, method, hoursAgo } of paidIn)
    await demoRecharge(tx, enterPayment, {
      accountId: of(username),
      amountSen,
      method,
      operatorId,
      at: hoursBefore(now, hoursAgo),
    });
  await moveMoney(tx, {
    from: { accountId: of('superagent') },
    to: { accountId: of('agent') },
    amountSen: handedOnSen,
    kind: 'allocation',
    reference: 'demo',
    operatorId: of('superagent'),
    at: hoursBefore(now, 1),
  });
}

/** Money paid in by a customer, taken by a member of staff. */
export async function demoRecharge(
  tx: Tx,
  enterPayment: EnterPayment,
  recharge: {
    accountId: number;
    amountSen: number;
    operatorId: number;
    at: Date;
    method?: 'bank' | 'cash';
  },
): Promise<void> {
  const { accountId, amountSen, operatorId, at, method = 'bank' } = recharge;
  const slipNo = method === 'cash' ? '' : `T${randomInt(100_000, 999_999)}`;
  const { id, rechargeNo } = await keepRecharge(tx, {
    madeBy: operatorId,
    key: randomUUID(),
    accountId,
    operatorId,
    amountSen,
    method,
    slipNo,
    remarks: '',
    at,
  });
  const paymentId = await enterPayment(tx, {
    money: { method, slipNo },
    amountSen,
    subject: 'recharge',
    subjectIds: [id],
    label: rechargeNo,
    accountId,
    operatorId,
    note: '',
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
  await markRecharged(tx, id, { paymentId, amountSen, balanceBeforeSen: to.beforeSen ?? 0, at });
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}
