import { randomUUID } from 'node:crypto';
import { setLevel } from '../../../src/modules/customers/set-level.ts';
import { setSuperior } from '../../../src/modules/customers/set-superior.ts';
import { allocate } from '../../../src/modules/wallet/allocate.ts';
import { listBalances } from '../../../src/modules/wallet/balances.queries.ts';
import { resetBalance } from '../../../src/modules/wallet/reset-balance.ts';
import { exportStatement } from '../../../src/modules/wallet/export-statement.query.ts';
import { getStatement } from '../../../src/modules/wallet/statement.query.ts';
import { rechargeAtDesk } from '../desk.ts';
import { pick } from '../find.ts';
import type { World } from '../world.ts';
import { missingId, mustRefuse, requireOneEach, type Trick } from './found.ts';

/** Up the tree, to oneself, to strangers, to nobody; and a key that was used for another amount. */
export const allocateTrick: Trick = async (world, _, { a, b }) => {
  const [from, to] = pick(
    [
      ['agent', 'superagent'],
      ['superagent', 'superagent'],
      ['superagent', 'customer'],
      ['customer', 'agent'],
      ['superagent', 'finance'],
      ['superagent', 'nobody'],
    ] as const,
    a,
  ) ?? ['agent', 'superagent'];
  const accountId = to === 'nobody' ? missingId : world.account(to);
  const give = (caller: string, wish: { key: string; accountId: number; amountSen: number }) =>
    allocate(world.platform, world.account(caller), { ...wish, remarks: '' }, world.actor(caller));
  if (b % 2 === 0) return mustRefuse(true, () => give(from, { key: randomUUID(), accountId, amountSen: 1 }));
  const wish = { key: randomUUID(), accountId: world.account('agent') };
  await Promise.all([1, 1, 1].map((amountSen) => give('superagent', { ...wish, amountSen })));
  await requireOneTransfer(world, wish.key);
  return mustRefuse(true, () => give('superagent', { ...wish, amountSen: 2 }));
};

async function requireOneTransfer({ platform }: World, key: string): Promise<void> {
  const rows = await platform.db
    .selectFrom('ledgerTransfers')
    .select('id')
    .where('kind', '=', 'allocation')
    .where('reference', 'like', `%/${key}`)
    .execute();
  if (rows.length !== 1) throw new Error(`one wish moved money ${rows.length} times`);
}

/** By the route that is for others, of staff, of nobody. */
export const resetTrick: Trick = (world, _, { a, b }) => {
  const [whom, whose] = pick(
    [
      ['agent', 'offlineUser'],
      ['customer', 'agent'],
      ['finance', 'offlineUser'],
      ['nobody', 'agent'],
    ] as const,
    a,
  ) ?? ['nobody', 'agent'];
  const accountId = whom === 'nobody' ? missingId : world.account(whom);
  return mustRefuse(true, () =>
    resetBalance(world.platform, { accountId, reason: `${b}`, whose }, world.actor('finance')),
  );
};

/** For staff, for nobody, and under a key that was used for another customer. */
export const rechargeTrick: Trick = async (world, _, { a, b }) => {
  const input = { key: randomUUID(), amountSen: 2 + b, method: 'cash' as const, remarks: '' };
  const noCustomer = a % 2 === 0 ? world.account('finance') : missingId;
  if (a % 3 > 0) return mustRefuse(true, () => rechargeAtDesk(world, { ...input, accountId: noCustomer }));
  await rechargeAtDesk(world, { ...input, accountId: world.account('agent') });
  return mustRefuse(true, () => rechargeAtDesk(world, { ...input, accountId: world.account('customer') }));
};

/** Of somebody the route is not for. */
export const statementTrick: Trick = (world, _, { a, b }) => {
  const { db } = world.platform;
  const page = { page: 1, size: 10 };
  const [id, whose] = pick(
    [
      [world.account('customer'), 'agent'],
      [world.account('finance'), undefined],
      [missingId, undefined],
      [missingId, 'agent'],
    ] as const,
    a,
  ) ?? [missingId, undefined];
  return mustRefuse(true, async () => {
    if (b % 2 === 0) await getStatement(db, id, page, whose);
    else await exportStatement(db, id, { locale: 'en', ...(whose ? { whose } : {}) });
  });
};

/** Accounts named twice, those of staff, one that is not there: a balance each, and none of those. */
export const balancesTrick: Trick = async (world, _, { a }) => {
  const ids = ['customer', 'agent', 'agent', 'finance'].map((name) => world.account(name));
  const reach = a % 2 === 0 ? 'everybody' : 'agentTree';
  const rows = await listBalances(world.platform.db, [...ids, missingId], reach);
  const shown = rows.map((row) => row.accountId);
  requireOneEach(shown);
  if (shown.includes(world.account('finance')) || shown.includes(missingId))
    throw new Error('a balance of nobody was shown');
};

/** Somebody above themselves, below somebody who is no agent, or of a level though there is no such customer. */
export const treeTrick: Trick = (world, _, { a, b }) => {
  const { platform } = world;
  const actor = world.actor('finance');
  const [id, superiorId] = pick(
    [
      [world.account('agent'), world.account('agent')],
      [world.account('agent'), world.account('customer')],
      [world.account('superagent'), world.account('agent')],
      [world.account('customer'), missingId],
      [missingId, world.account('superagent')],
    ] as const,
    a,
  ) ?? [missingId, missingId];
  const nobody = b % 4 === 0 ? missingId : world.account('finance');
  return mustRefuse(true, () =>
    b % 2 === 0
      ? setLevel(platform, nobody, { level: 'agent' }, actor)
      : setSuperior(platform, id, superiorId, actor),
  );
};
