import type { Body } from '@gangway/contract/core/define-call.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { handOut } from '../../src/modules/payments/drawer/hand-out.ts';
import { receivedAtDesk, recordPayment } from '../../src/modules/payments/index.ts';
import { retryRefund } from '../../src/modules/payments/retry-refund.ts';
import { AppError } from '../../src/platform/app-error.ts';
import { saveRecharge } from '../../src/modules/wallet/save-recharge.ts';
import type { World } from './world.ts';

/** Money for a balance, as the product is put together: among the payments and in the ledger at once. */
export function rechargeAtDesk(world: World, input: Omit<Body<typeof walletCalls.saveRecharge>, 'slipNo'>) {
  return saveRecharge(
    world.platform,
    (tx, { money, ...taken }) => recordPayment(tx, { ...receivedAtDesk(money), ...taken }),
    world.account('finance'),
    { slipNo: '', ...input },
    world.actor('finance'),
  );
}

/**
 * Brings a refund on its way: handed out where no gateway carries it, by transfer where the drawer does not hold as much; tried
 * again where one does.
 */
export async function pushRefund(world: World, id: number): Promise<void> {
  const { platform, gateway } = world;
  const { provider } = await platform.db
    .selectFrom('paymentRefunds')
    .innerJoin('payments', 'payments.id', 'paymentRefunds.paymentId')
    .select('payments.provider')
    .where('paymentRefunds.id', '=', id)
    .executeTakeFirstOrThrow();
  const actor = world.actor('finance');
  if (provider === gateway.name) await retryRefund(platform, gateway, id, actor);
  else
    await handOut(platform, gateway, id, { method: 'cash', slipNo: '' }, actor).catch(
      async (error: unknown) => {
        if (!(error instanceof AppError) || error.reason !== 'drawer.short') throw error;
        await handOut(platform, gateway, id, { method: 'bank', slipNo: `back ${id}` }, actor);
      },
    );
}
