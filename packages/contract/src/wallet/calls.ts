import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idList, idParam, instant, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { customerLevel } from '../customers/schemas.ts';
import {
  allocateBody,
  ownRechargeBody,
  recharge,
  rechargeBody,
  rechargeFilter,
  resetBalanceBody,
  statementLine,
  walletHolder,
} from './schemas.ts';

const viewRecharges = { route: '/ship/rechargeRecord', access: 'view' } as const;
const editRecharges = { route: '/ship/rechargeRecord', access: 'edit' } as const;
const viewWallets = { route: '/ship/userInfoRecordRecharge', access: 'view' } as const;
const editWallets = { route: '/ship/userInfoRecordRecharge', access: 'edit' } as const;
const viewAgents = { route: '/business/agents', access: 'view' } as const;
const editAgents = { route: '/business/agents', access: 'edit' } as const;
const statementPage = pageInput({}, ['at']);
const walletPage = pageInput(
  {
    keyword: text(80).optional(),
    level: customerLevel.optional(),
    /** Only those with something left. */
    funded: z.boolean().optional(),
  },
  ['balanceSen', 'username', 'lastRechargeAt'],
);
const rechargePage = pageInput(rechargeFilter, ['createdAt', 'amountSen']);

export const walletCalls = {
  ownWallet: defineCall({
    method: 'GET',
    path: '/shipClient/wallet',
    summary: 'The own balance',
    permission: 'customer',
    response: z.object({ balanceSen: z.int(), now: instant }),
  }),
  ownStatement: defineCall({
    method: 'POST',
    path: '/shipClient/wallet/page',
    summary: 'Everything that moved the own balance, newest first',
    permission: 'customer',
    body: statementPage,
    response: pageOf(statementLine),
  }),
  ownRecharge: defineCall({
    method: 'POST',
    path: '/shipClient/recharge',
    summary: 'Recharge the own balance through the gateway',
    permission: 'customer',
    body: ownRechargeBody,
    response: z.object({ paymentId: id }),
    errors: ['payment.gateway', 'payment.method', 'recharge.keyReused'],
  }),
  allocate: defineCall({
    method: 'POST',
    path: '/shipClient/wallet/allocate',
    summary: 'Hand balance on to an agent below',
    permission: 'customer',
    body: allocateBody,
    response: z.object({ balanceSen: z.int(), theirsSen: z.int() }),
    errors: ['wallet.short', 'wallet.notBelow', 'recharge.keyReused'],
  }),
  listBelow: defineCall({
    method: 'GET',
    path: '/shipClient/agents',
    summary: 'The people below an agent, with their balances',
    permission: 'customer',
    response: z.array(
      z.object({
        id,
        username: z.string(),
        realName: z.string(),
        level: customerLevel,
        referenceCode: z.string().nullable(),
        status: z.enum(['active', 'disabled']),
        balanceSen: z.int(),
      }),
    ),
  }),
  pageRecharges: defineCall({
    method: 'POST',
    path: '/recharge/page',
    summary: 'Recharges, a page at a time, with the sum of all that match',
    permission: viewRecharges,
    body: rechargePage,
    response: pageOf(recharge).extend({ paidSen: z.int().nullable() }),
  }),
  exportRecharges: defineCall({
    method: 'POST',
    path: '/recharge/export',
    summary: 'The recharges that match, as an Excel file',
    permission: viewRecharges,
    body: rechargePage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  saveRecharge: defineCall({
    method: 'POST',
    path: '/recharge/save',
    summary: "Add money taken by staff to a customer's balance",
    permission: editRecharges,
    body: rechargeBody,
    response: recharge,
    errors: ['recharge.keyReused', 'drawer.needed', 'payment.slipUsed', 'record.missing'],
  }),
  pageWallets: defineCall({
    method: 'POST',
    path: '/wallet/page',
    summary: 'Customers with their balances, a page at a time, with the sum of all that match',
    permission: viewWallets,
    body: walletPage,
    response: pageOf(walletHolder).extend({ balanceSen: z.int() }),
  }),
  exportWallets: defineCall({
    method: 'POST',
    path: '/wallet/export',
    summary: 'The customers that match with their balances, as an Excel file',
    permission: viewWallets,
    body: walletPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  findWallets: defineCall({
    method: 'POST',
    path: '/wallet/like',
    summary: 'Customers to recharge, by username, name, phone or email',
    permission: editRecharges,
    body: z.strictObject({ keyword: text(80, 1) }),
    response: z.array(walletHolder),
  }),
  listBalances: defineCall({
    method: 'POST',
    path: '/wallet/balances',
    summary: 'The balances of some customers; who only sees the agents hears of those in their tree',
    permission: {
      anyRoute: ['/business/agents', '/ship/userInfoRecord', '/ship/userInfoRecordRecharge'],
      access: 'view',
    },
    body: z.strictObject({ accountIds: idList(200) }),
    response: z.array(z.object({ accountId: id, balanceSen: z.int() })),
  }),
  statement: defineCall({
    method: 'POST',
    path: '/wallet/{id}/page',
    summary: "Everything that moved a customer's balance",
    permission: viewWallets,
    params: idParam,
    body: statementPage,
    response: pageOf(statementLine),
    errors: ['record.missing'],
  }),
  exportStatement: defineCall({
    method: 'POST',
    path: '/wallet/{id}/export',
    summary: "Everything that moved a customer's balance, as an Excel file",
    permission: viewWallets,
    params: idParam,
    body: statementPage.pick({ sort: true }),
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  resetBalance: defineCall({
    method: 'POST',
    path: '/wallet/{id}/reset',
    summary: "Set an offline user's balance to zero, by an entry that says so; not an agent's",
    permission: editWallets,
    params: idParam,
    body: resetBalanceBody,
    response: z.object({ balanceSen: z.int() }),
    errors: ['record.missing', 'wallet.otherBalance'],
  }),
  agentStatement: defineCall({
    method: 'POST',
    path: '/agent/{id}/statement',
    summary: "Everything that moved an agent's balance",
    permission: viewAgents,
    params: idParam,
    body: statementPage,
    response: pageOf(statementLine),
    errors: ['record.missing'],
  }),
  exportAgentStatement: defineCall({
    method: 'POST',
    path: '/agent/{id}/statement/export',
    summary: "Everything that moved an agent's balance, as an Excel file",
    permission: viewAgents,
    params: idParam,
    body: statementPage.pick({ sort: true }),
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  resetAgentBalance: defineCall({
    method: 'POST',
    path: '/agent/{id}/resetBalance',
    summary: "Set an agent's balance to zero, by an entry that says so. Needs the screen of the balances too",
    permission: editAgents,
    params: idParam,
    body: resetBalanceBody,
    response: z.object({ balanceSen: z.int() }),
    errors: ['record.missing', 'wallet.otherBalance'],
  }),
};
