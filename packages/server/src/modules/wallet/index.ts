export { listBalances, readBalance } from './balances.queries.ts';
export { checkLedger } from './check-ledger.ts';
export { type BalancePayment, payFromBalance, returnToBalance } from './pay-from-balance.ts';
export { settleRecharge } from './settle-recharge.ts';
export { walletJobs } from './wallet.jobs.ts';
export { walletRoutes } from './wallet.routes.ts';
export { watchLedger } from './watch-ledger.ts';
