import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { RechargeStatus, TransferKind } from '@gangway/contract/wallet/schemas.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';
import type { LedgerProblem } from './ledger-problems.ts';

/** The house's own side of a transfer: money received, places sold, balances set back. */
export type House = 'received' | 'sales' | 'resets';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wallets: { accountId: number; balanceSen: number };
    ledgerTransfers: {
      id: Made<number>;
      kind: TransferKind;
      reference: string;
      amountSen: number;
      reason: Generated<string>;
      operatorId: number | null;
      at: Moment;
    };
    ledgerEntries: {
      id: Made<number>;
      transferId: number;
      accountId: number | null;
      house: House | null;
      amountSen: number;
      balanceBeforeSen: number | null;
      balanceAfterSen: number | null;
    };
    ledgerMarks: {
      single: Generated<boolean>;
      transferId: Generated<number>;
      nextTransferId: Generated<number>;
      nextXid: Generated<string>;
      wholeAt: ColumnType<Date | null, Date | null, Date | null>;
      wholeProblems: ColumnType<LedgerProblem[], string, string>;
    };
    walletChecks: { accountId: number; balanceSen: number };
    recharges: {
      id: Made<number>;
      rechargeNo: string;
      accountId: number;
      operatorId: number | null;
      madeBy: number;
      key: string;
      amountSen: number;
      balanceBeforeSen: number | null;
      method: PaymentMethod;
      slipNo: Generated<string>;
      status: RechargeStatus;
      paymentId: number | null;
      remarks: Generated<string>;
      createdAt: Moment;
      paidAt: ColumnType<Date | null, Date | null, Date | null>;
      updatedAt: Moment;
    };
  }
}
