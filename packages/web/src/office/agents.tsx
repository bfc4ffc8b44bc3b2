import { AgentsScreen } from '#modules/customers/office/index.ts';
import { ResetBalanceDrawer, StatementDrawer } from '#modules/wallet/office/index.ts';

const balanceDrawers = { ResetBalanceDrawer, StatementDrawer };

/** The screen of agents (customers) with the drawers about their balances (wallet). */
export function Agents() {
  return <AgentsScreen balanceDrawers={balanceDrawers} />;
}
