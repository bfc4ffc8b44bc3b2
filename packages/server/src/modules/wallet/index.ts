export { applyPaymentToRecharge } from './apply-payment-to-recharge.ts';
export { listBalances } from './balances.queries.ts';
export { checkLedger } from './check-ledger.ts';
export { forgetLedgerMarks } from './forget-ledger-marks.ts';
export { type BalancePayment, payFromBalance, returnToBalance } from './pay-from-balance.ts';
export { walletJobs } from './wallet.jobs.ts';
export { walletRoutes } from './wallet.routes.ts';
export { watchLedger } from './watch-ledger.ts';
