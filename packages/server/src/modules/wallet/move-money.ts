import type { TransferKind } from '@gangway/contract/wallet/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { addTransfer, type Entry, findTransfer, lockWallets, type Transfer } from './ledger.store.ts';
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
  const { from, to, amountSen } = move;
  if (!Number.isSafeInteger(amountSen) || amountSen <= 0) throw new RangeError('money moves in whole sen');
  const balances = await lockWallets(
    tx,
    [from, to].flatMap((side) => ('accountId' in side ? [side.accountId] : [])),
  );
  const entryOf = (side: Side, change: number): Entry => {
    if ('house' in side)
      return { ...side, accountId: null, amountSen: change, beforeSen: null, afterSen: null };
    const beforeSen = balances.get(side.accountId) ?? 0;
    return { ...side, house: null, amountSen: change, beforeSen, afterSen: beforeSen + change };
  };
  const given = entryOf(from, -amountSen);
  const isShort = given.afterSen !== null && given.afterSen < 0;
  // What moved before is answered however little is left since.
  const made = isShort ? null : await addTransfer(tx, move, [given, entryOf(to, amountSen)]);
  return made ?? getKnown(tx, move);
}

/** The transfer that was made before; where there is none, there was too little for it. */
async function getKnown(tx: Tx, move: Move): Promise<Transfer> {
  const known = await findTransfer(tx, move.kind, move.reference);
  if (!known) throw new AppError('wallet.short');
  if (!isSame(known, move)) throw new AppError('recharge.keyReused');
  return known;
}

function isSame(known: Transfer, { from, to, amountSen, reason = '' }: Move): boolean {
  const hasSameWords = known.amountSen === amountSen && known.reason === reason;
  return hasSameWords && isSide(known.from, from) && isSide(known.to, to);
}

function isSide(entry: Transfer['from'], side: Side): boolean {
  return 'house' in side ? entry.house === side.house : entry.accountId === side.accountId;
}
