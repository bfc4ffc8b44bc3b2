import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Difference, Jump, OwnPayment } from '@gangway/contract/payments/schemas.ts';
import type { PaymentStatus, RefundStatus } from '@gangway/contract/payments/states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Made, Moment } from '../../platform/database/tables.ts';

type Stamp = ColumnType<Date | null, Date | null, Date | null>;

export type PaymentSubject = OwnPayment['subject'];
export type PaymentEventKind =
  | 'created'
  | 'gatewayFailed'
  | 'jumped'
  | 'callback'
  | 'query'
  | 'settled'
  | 'parked'
  | 'refundRequested'
  | 'refundSent'
  | 'refundDone'
  | 'refundFailed'
  | 'confirmed'
  | 'resolved'
  | 'outcome';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payments: {
      id: Made<number>;
      paymentNo: string;
      provider: string;
      providerRef: string | null;
      method: PaymentMethod;
      amountSen: number;
      refundedSen: Generated<number>;
      currency: Generated<'MYR'>;
      status: PaymentStatus;
      subject: PaymentSubject;
      subjectIds: number[];
      label: string;
      accountId: number | null;
      operatorId: number | null;
      slipNo: Generated<string>;
      /** Whether another payment had this slip before. */
      slipShared: Generated<boolean>;
      /** Of cash: what was handed over before change was given. */
      tenderedSen: ColumnType<number | null, number | null | undefined, number | null>;
      shiftId: number | null;
      jump: ColumnType<Jump | null, string | null, string | null>;
      note: Generated<string>;
      createdAt: Moment;
      updatedAt: Moment;
      paidAt: Stamp;
      nextQueryAt: Stamp;
      queries: Generated<number>;
    };
    paymentEvents: {
      id: Made<number>;
      paymentId: number | null;
      provider: string;
      eventId: string | null;
      kind: PaymentEventKind;
      data: Json<Record<string, unknown>>;
      by: number | null;
      at: Moment;
    };
    reconciliations: {
      date: string;
      provider: string;
      checked: number;
      differences: Json<Difference[]>;
      at: Moment;
    };
    paymentRefunds: {
      id: Made<number>;
      refundNo: string;
      paymentId: number;
      reference: string;
      amountSen: number;
      status: RefundStatus;
      providerRef: string | null;
      reason: Generated<string>;
      error: Generated<string>;
      attempts: Generated<number>;
      operatorId: number | null;
      method: PaymentMethod | null;
      slipNo: Generated<string>;
      shiftId: number | null;
      createdAt: Moment;
      updatedAt: Moment;
      doneAt: Stamp;
    };
    cashShifts: {
      id: Made<number>;
      shiftNo: string;
      accountId: number;
      floatSen: number;
      openedAt: Moment;
      closedAt: Stamp;
      closedBy: number | null;
      expectedSen: number | null;
      /** Known once it is closed. */
      handedOutSen: number | null;
      countedSen: number | null;
      differenceSen: ColumnType<number | null, never, never>;
      note: Generated<string>;
    };
  }
}
