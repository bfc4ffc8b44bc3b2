export { BalanceCard } from './balance-card.tsx';
export { useBalance, useStatement, walletKey } from './wallet-queries.ts';
