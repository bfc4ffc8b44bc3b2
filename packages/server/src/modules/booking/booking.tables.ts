import type { OfficeOrder, QrStatus } from '@gangway/contract/booking/office-schemas.ts';
import type { OrderRefund } from '@gangway/contract/booking/schemas.ts';
import type { CancelReason, OrderStatus } from '@gangway/contract/booking/states.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { CountryCode } from '@gangway/contract/core/countries.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Gender } from '@gangway/contract/customers/schemas.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Made, Moment } from '../../platform/database/tables.ts';

type Stamp = ColumnType<Date | null, Date | null, Date | null>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    orders: {
      id: Made<number>;
      orderNo: string;
      groupNo: string;
      channel: OfficeOrder['channel'];
      accountId: number | null;
      soldBy: number | null;
      checkoutAccountId: number;
      checkoutKey: string;
      checkoutLine: number;
      checkoutFingerprint: string;
      customerName: string;
      sailingId: number;
      /** Which edition of the sailing it was bought for. */
      edition: Generated<number>;
      roomTypeId: number;
      bed: Bed | null;
      units: number;
      people: number;
      referrer: string;
      method: PaymentMethod;
      totalSen: number;
      paidSen: Generated<number>;
      refundedSen: Generated<number>;
      nonRefundable: boolean;
      refundTiers: Json<RefundTier[]>;
      peak: boolean;
      noShowPercent: number;
      keptPercentFloor: Generated<number>;
      feeSen: Generated<number>;
      complimentaryReason: Generated<string>;
      complimentary: Made<boolean>;
      byAgent: Made<boolean>;
      roomNumber: string | null;
      status: OrderStatus;
      holdExpiresAt: Moment;
      createdAt: Moment;
      updatedAt: Moment;
      paidAt: Stamp;
      canceledAt: Stamp;
      cancelReason: CancelReason | null;
      refundedAt: Stamp;
      completedAt: Stamp;
      /** Who came on board, noted days after the sailing; null while it can still change. */
      qrSettled: Generated<QrStatus | null>;
    };
    tickets: {
      id: Made<number>;
      orderId: number;
      sailingId: number;
      position: number;
      serial: string;
      /** What it costs; those of an order that are good add up to what it costs, less what left it. */
      priceSen: Generated<number>;
      live: Generated<boolean>;
      paid: Generated<boolean>;
      holderId: Generated<number>;
      name: string;
      gender: Gender;
      idType: IdType;
      idSealed: string | null;
      idFingerprint: string | null;
      idEnding: string;
      passportExpiry: string | null;
      nationality: CountryCode;
      birthDate: string;
      phone: string;
      email: string | null;
      dueDate: string | null;
      referrer: string;
      remarks: Generated<string>;
      boardedAt: Stamp;
      boardedBy: number | null;
      foodAt: Stamp;
      chipAt: Stamp;
      disembarkedAt: Stamp;
      scannedAt: Stamp;
    };
    orderCalls: {
      orderId: number;
      sailingId: number;
      by: number | null;
      at: Moment;
    };
    orderPayments: {
      orderId: number;
      paymentId: number;
      amountSen: number;
      outcome: 'pending' | 'paid' | 'returned';
      at: Moment;
      /** As they were when the money came (a trigger keeps them). */
      payer: Made<string | null>;
      sailingId: Made<number | null>;
      people: Made<number | null>;
    };
    orderGifts: {
      orderId: number;
      givenSen: number;
      by: number | null;
      at: Moment;
    };
    orderRefunds: {
      id: Made<number>;
      orderId: number;
      kind: Generated<OrderRefund['kind']>;
      /** Null unless somebody asked for it: a cancelled sailing, a cheaper date and late money refund by themselves. */
      key: string | null;
      ticketIds: number[];
      amountSen: number;
      feeSen: number;
      way: OrderRefund['way'];
      /** The refunds of the payments it goes back by. */
      refundIds: Generated<number[]>;
      /** The fee staff asked for, which is not always the fee kept; null where they asked for none. */
      askedFeeSen: number | null;
      overrideReason: Generated<string>;
      /** How much more came back than the terms say. */
      waivedSen: Generated<number>;
      by: number | null;
      at: Moment;
    };
    orderChanges: {
      id: Made<number>;
      orderId: number;
      key: string;
      fromSailingId: number | null;
      /** Null for changes made before it was kept. */
      worthSen: number | null;
      sailingId: number;
      /** Which edition of that sailing it would move to. */
      edition: Generated<number>;
      people: number;
      newTotalSen: number;
      feeSen: number;
      dueSen: number;
      nonRefundable: boolean;
      peak: boolean;
      keptPercent: number;
      status: 'pending' | 'done' | 'ended';
      by: number | null;
      createdAt: Moment;
      updatedAt: Moment;
    };
    guestReplacements: {
      id: Made<number>;
      orderId: number;
      key: string;
      oldTicketId: number;
      newTicketId: number;
      feeSen: number;
      by: number | null;
      at: Moment;
    };
    ticketLinks: {
      id: Made<number>;
      ticketId: number;
      tokenHash: string;
      sealedToken: string;
      createdAt: Moment;
      withdrawnAt: Date | null;
    };
    orderLinks: { id: string; orderId: number; tokenHash: string; createdAt: Moment };
    /** From where guests held what they no longer hold; kept for a day or two. */
    guestHolds: { orderId: number; addressKey: string; expiresAt: Moment };
    refundFailures: {
      orderId: number;
      sailingId: number;
      error: string;
      tries: Generated<number>;
      at: Moment;
    };
    cartLines: {
      id: Made<number>;
      accountId: number;
      sailingId: number;
      roomTypeId: number;
      sealed: string;
      updatedAt: Moment;
    };
  }
}
