import { can } from '@gangway/contract/core/permissions.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import { requireEdit } from '../../platform/http/authorize.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { allocate } from './allocate.ts';
import { listBalances, listBelow, readBalance } from './balances.queries.ts';
import { exportRecharges } from './export-recharges.query.ts';
import { exportStatement } from './export-statement.query.ts';
import { exportWallets } from './export-wallets.query.ts';
import { type FindPayment, ownRecharge, type StartPayment } from './own-recharge.ts';
import { pageRecharges } from './recharges.queries.ts';
import { resetBalance } from './reset-balance.ts';
import { type EnterPayment, saveRecharge } from './save-recharge.ts';
import { getStatement, pageStatement } from './statement.query.ts';
import { findWallets, pageWallets } from './wallets.queries.ts';

/** All come from whoever takes payments; the wallet knows only that they have ids and keep the books. */
export function walletRoutes(
  platform: Platform,
  {
    enterPayment,
    ...gateway
  }: { startPayment: StartPayment; findPayment: FindPayment; enterPayment: EnterPayment },
): Handlers<typeof walletCalls> {
  const { db } = platform;
  return {
    ownWallet: async ({ caller, actor }) => ({
      balanceSen: await readBalance(db, caller.accountId),
      now: actor.at.toISOString(),
    }),
    ownStatement: ({ body, caller }) => pageStatement(db, caller.accountId, body, 'owner'),
    ownRecharge: ({ body, caller, actor, locale }) =>
      ownRecharge(platform, gateway, { ...body, accountId: caller.accountId, locale }, actor),
    allocate: ({ body, caller, actor }) => allocate(platform, caller.accountId, body, actor),
    listBelow: ({ caller, locale }) => listBelow(db, caller.accountId, locale),
    pageRecharges: ({ body }) => pageRecharges(db, body),
    exportRecharges: async (input) => sendSheet(input, await exportRecharges(db, input.body, input.locale)),
    saveRecharge: ({ body, caller, actor }) =>
      saveRecharge(platform, enterPayment, caller.accountId, body, actor),
    pageWallets: ({ body }) => pageWallets(db, body),
    exportWallets: async (input) => sendSheet(input, await exportWallets(db, input.body, input.locale)),
    findWallets: ({ body }) => findWallets(db, body.keyword),
    listBalances: ({ body, caller }) =>
      listBalances(db, body.accountIds, seesEverybody(caller) ? 'everybody' : 'agentTree'),
    statement: ({ params, body }) => getStatement(db, params.id, body),
    exportStatement: async (input) => {
      const { params, body, locale } = input;
      return sendSheet(input, await exportStatement(db, params.id, { ...body, locale }));
    },
    resetBalance: ({ params, body, actor }) =>
      resetBalance(platform, { accountId: params.id, ...body, whose: 'offlineUser' }, actor),
    agentStatement: ({ params, body }) => getStatement(db, params.id, body, 'agent'),
    exportAgentStatement: async (input) => {
      const { params, body, locale } = input;
      return sendSheet(input, await exportStatement(db, params.id, { ...body, locale, whose: 'agent' }));
    },
    resetAgentBalance: ({ params, body, caller, actor }) => {
      // Whoever manages agents can make one of any customer: that must not hand them the customer's money.
      requireEdit(caller, '/ship/userInfoRecordRecharge');
      return resetBalance(platform, { accountId: params.id, ...body, whose: 'agent' }, actor);
    },
  };
}

/** Whether somebody sees all customers, not only the agents and those below them. */
function seesEverybody({ grants }: Caller): boolean {
  return ['/ship/userInfoRecord', '/ship/userInfoRecordRecharge'].some((route) => can(grants, route, 'view'));
}
