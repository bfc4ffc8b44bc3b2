import type { TransferKind } from '@gangway/contract/wallet/schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
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
  const lockAll = () =>
    tx
      .selectFrom('wallets')
      .select(['accountId', 'balanceSen'])
      .where('accountId', 'in', sorted)
      .orderBy('accountId')
      .forUpdate()
      .execute();
  let rows = await lockAll();
  if (rows.length < sorted.length) {
    await sql`
      insert into wallets (account_id, balance_sen)
      select id, 0 from unnest(${sorted}::bigint[]) as id
       where not exists (select from wallets where account_id = id) order by id
      on conflict do nothing`.execute(tx);
    rows = await lockAll();
  }
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

/**
 * Makes a movement with both of its entries and moves the balances of its wallets, which must be locked, in one statement. Null
 * when there is one of this kind and reference already; one that is being made is waited for.
 */
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
  entries: readonly [from: Entry, to: Entry],
): Promise<Transfer | null> {
  const { kind, reference, amountSen, reason = '', operatorId, at } = transfer;
  const [from, to] = entries;
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into ledger_transfers (kind, reference, amount_sen, reason, operator_id, at)
      values (${kind}, ${reference}, ${amountSen}, ${reason}, ${operatorId}, ${at})
      on conflict (kind, reference) do nothing returning id
    ), entries as (
      select made.id as transfer_id, e."accountId" as account_id, e.house, e."amountSen" as amount_sen, e."beforeSen", e."afterSen"
        from made, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e("accountId" bigint, house text,
          "amountSen" bigint, "beforeSen" bigint, "afterSen" bigint)
    ), moved as (
      update wallets w set balance_sen = w.balance_sen + e.amount_sen from entries e where w.account_id = e.account_id
    ), noted as (
      insert into ledger_entries (transfer_id, account_id, house, amount_sen, balance_before_sen, balance_after_sen)
      select transfer_id, account_id, house, amount_sen, "beforeSen", "afterSen" from entries
    )
    select id from made`.execute(tx);
  const [made] = rows;
  return made ? { id: made.id, isNew: true, amountSen, reason, from, to } : null;
}
