import { randomUUID } from 'node:crypto';
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

/** Something that moves a balance, at its time. */
export interface BalanceMove {
  at: Date;
  move: (tx: Tx) => Promise<unknown>;
}

/**
 * Something in the balances of the demo's customers: paid in at the counter, some of it handed on, and what they paid by it.
 * All of it is entered as it came, so that a statement reads from its beginning to its end.
 */
export async function fillWallet(
  tx: Tx,
  enterPayment: EnterPayment,
  now: Date,
  others: readonly BalanceMove[],
): Promise<void> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', ['superagent', 'agent', 'customer', 'finance'])
    .execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const of = (username: string) => ids.get(username) ?? 0;
  const operatorId = of('finance');
  const own = paidIn.map(({ username, amountSen, method, hoursAgo }): BalanceMove => {
    const at = hoursBefore(now, hoursAgo);
    const recharge = { accountId: of(username), amountSen, method, operatorId, at };
    return { at, move: () => demoRecharge(tx, enterPayment, recharge) };
  });
  const at = hoursBefore(now, 1);
  const handOn = () =>
    moveMoney(tx, {
      from: { accountId: of('superagent') },
      to: { accountId: of('agent') },
      amountSen: handedOnSen,
      kind: 'allocation',
      reference: 'demo',
      operatorId: of('superagent'),
      at,
    });
  const inOrder = [...others, ...own, { at, move: handOn }].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  for (const { move } of inOrder) await move(tx);
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
  const key = randomUUID();
  const slipNo = method === 'cash' ? '' : `TR-${key.slice(0, 13).toUpperCase()}`;
  const { id, rechargeNo } = await keepRecharge(tx, {
    madeBy: operatorId,
    key,
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
