import type { TransferKind } from '@gangway/contract/wallet/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { addTransfer, findTransfer, lockWallets, setBalance, type Transfer } from './ledger.store.ts';
import type { House } from './wallet.tables.ts';

/** One side of a transfer: a customer's wallet, or an account of the house. */
export type Side = { accountId: number } | { house: House };

export interface Move {
  from: Side;
  to: Side;
  amountSen: number;
  kind: TransferKind;
  /** Tells a repeated movement from another of its kind. */
  reference: string;
  reason?: string;
  operatorId: number | null;
  at: Date;
}

/**
 * Moves money by two entries that add up to nothing. A wallet never falls below zero. The same kind and reference again
 * gives the transfer there is and moves nothing; with another content it is refused. Wallets are locked in one sorted
 * call before anything is looked at, so that two transfers in opposite directions never wait for each other.
 */
export async function moveMoney(tx: Tx, move: Move): Promise<Transfer> {
  const { from, to, amountSen, kind, reference } = move;
  if (!Number.isSafeInteger(amountSen) || amountSen <= 0) throw new RangeError('money moves in whole sen');
  const balances = await lockWallets(
    tx,
    [from, to].flatMap((side) => ('accountId' in side ? [side.accountId] : [])),
  );
  const known = await findTransfer(tx, kind, reference);
  if (known) {
    if (!isSame(known, move)) throw new AppError('recharge.keyReused');
    return known;
  }
  const entries = [
    { side: from, change: -amountSen },
    { side: to, change: amountSen },
  ].map(({ side, change }) => {
    if ('house' in side)
      return { ...side, accountId: null, amountSen: change, beforeSen: null, afterSen: null };
    const beforeSen = balances.get(side.accountId) ?? 0;
    return { ...side, house: null, amountSen: change, beforeSen, afterSen: beforeSen + change };
  });
  if (entries.some((entry) => entry.afterSen !== null && entry.afterSen < 0))
    throw new AppError('wallet.short');
  for (const entry of entries)
    if (entry.accountId !== null && !(await setBalance(tx, entry.accountId, entry.amountSen)))
      throw new AppError('wallet.short');
  return addTransfer(tx, move, entries);
}

function isSame(known: Transfer, { from, to, amountSen, reason = '' }: Move): boolean {
  const hasSameWords = known.amountSen === amountSen && known.reason === reason;
  return hasSameWords && isSide(known.from, from) && isSide(known.to, to);
}

function isSide(entry: Transfer['from'], side: Side): boolean {
  return 'house' in side ? entry.house === side.house : entry.accountId === side.accountId;
}
