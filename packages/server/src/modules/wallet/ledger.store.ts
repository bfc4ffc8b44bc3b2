import type { TransferKind } from '@gangway/contract/wallet/schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { House } from './wallet.tables.ts';

export interface Entry {
  accountId: number | null;
  house: House | null;
  amountSen: number;
  beforeSen: number | null;
  afterSen: number | null;
}

/** A movement of money with both of its entries. */
export interface Transfer {
  id: number;
  /** False when it had been made before. */
  isNew: boolean;
  amountSen: number;
  reason: string;
  from: Entry;
  to: Entry;
}

/** The balances of some wallets, locked until the transaction ends. Whoever has no wallet yet gets an empty one. */
export async function lockWallets(tx: Tx, accountIds: readonly number[]): Promise<Map<number, number>> {
  const sorted = [...new Set(accountIds)].toSorted((a, b) => a - b);
  await sql`
    insert into wallets (account_id, balance_sen)
    select id, 0 from unnest(${sorted}::bigint[]) as id
     where not exists (select from wallets where account_id = id) order by id
    on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('wallets')
    .select(['accountId', 'balanceSen'])
    .where('accountId', 'in', sorted)
    .orderBy('accountId')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.accountId, row.balanceSen]));
}

export async function findTransfer(tx: Tx, kind: TransferKind, reference: string): Promise<Transfer | null> {
  const rows = await tx
    .selectFrom('ledgerTransfers')
    .innerJoin('ledgerEntries', 'ledgerEntries.transferId', 'ledgerTransfers.id')
    .select([
      'ledgerTransfers.id',
      'ledgerTransfers.reason',
      'ledgerEntries.accountId',
      'ledgerEntries.house',
      'ledgerEntries.amountSen',
      'ledgerEntries.balanceBeforeSen as beforeSen',
      'ledgerEntries.balanceAfterSen as afterSen',
    ])
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .orderBy('ledgerEntries.amountSen')
    .execute();
  const [from, to] = rows;
  if (!from || !to) return null;
  return { id: from.id, isNew: false, amountSen: to.amountSen, reason: from.reason, from, to };
}

/** Adds to a balance, or takes from it as long as it does not fall below zero. False when it would. */
export async function setBalance(tx: Tx, accountId: number, changeSen: number): Promise<boolean> {
  const row = await tx
    .updateTable('wallets')
    .set((eb) => ({ balanceSen: eb('balanceSen', '+', changeSen) }))
    .where('accountId', '=', accountId)
    .where((eb) => eb(eb('balanceSen', '+', changeSen), '>=', 0))
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addTransfer(
  tx: Tx,
  transfer: {
    kind: TransferKind;
    reference: string;
    amountSen: number;
    reason?: string;
    operatorId: number | null;
    at: Date;
  },
  entries: readonly Entry[],
): Promise<Transfer> {
  const { kind, reference, amountSen, reason = '', operatorId, at } = transfer;
  const [from, to] = entries;
  if (!from || !to) throw new Error('a transfer has two entries');
  const { id } = await tx
    .insertInto('ledgerTransfers')
    .values({ kind, reference, amountSen, reason, operatorId, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = [
    'transferId',
    'accountId',
    'house',
    'amountSen',
    'balanceBeforeSen',
    'balanceAfterSen',
  ] as const;
  await insertRows(
    tx,
    'ledgerEntries',
    columns,
    entries.map((entry) => ({
      transferId: id,
      accountId: entry.accountId,
      house: entry.house,
      amountSen: entry.amountSen,
      balanceBeforeSen: entry.beforeSen,
      balanceAfterSen: entry.afterSen,
    })),
  ).execute();
  return { id, isNew: true, amountSen, reason, from, to };
}
