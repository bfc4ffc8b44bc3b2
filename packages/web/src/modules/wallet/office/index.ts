export { ResetBalanceDrawer } from './reset-balance/reset-balance-drawer.tsx';
export { StatementDrawer } from './statement/statement-drawer.tsx';
