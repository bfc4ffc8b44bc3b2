import { z } from 'zod';
import { id, instant, plainDate, text } from '../core/fields.ts';
import { paymentMethods } from '../core/payment-methods.ts';

const counted = z.object({ count: z.int(), sen: z.int() });

/** What came and went by one method in a day; what moves within balances stands apart. */
export const closingMethod = z.object({
  method: z.enum(paymentMethods),
  count: z.int(),
  ordersSen: z.int(),
  rechargesSen: z.int(),
  takenSen: z.int(),
  refunds: z.int(),
  refundedSen: z.int(),
});

/** A drawer that was open in the day, as it stood when the day ended. */
export const closingDrawer = z.object({
  shiftId: id,
  shiftNo: z.string(),
  person: z.string(),
  openedAt: instant,
  closedAt: instant.nullable(),
  floatSen: z.int(),
  takenSen: z.int(),
  handedOutSen: z.int(),
  /** Float, less and plus all that moved in it until the day ended or it was closed. */
  expectedSen: z.int(),
  countedSen: z.int().nullable(),
  differenceSen: z.int().nullable(),
  note: z.string(),
});

/** What a payment company owes: what it took for us, less what it sent back and what it paid out. */
export const closingGateway = z.object({
  provider: z.string(),
  openingSen: z.int(),
  takenSen: z.int(),
  refundedSen: z.int(),
  lateSen: z.int(),
  paidOutSen: z.int(),
  owedSen: z.int(),
});

/** Money with a time of a day that was closed before it was entered. */
export const lateMovement = z.object({
  kind: z.enum(['payment', 'refund']),
  no: z.string(),
  at: instant,
  method: z.enum(paymentMethods),
  provider: z.string(),
  amountSen: z.int(),
});
export type LateMovement = z.output<typeof lateMovement>;

/** The balances of all customers, by the ledger. */
export const closingWallets = z.object({
  openingSen: z.int(),
  rechargesSen: z.int(),
  paymentsSen: z.int(),
  refundsSen: z.int(),
  resetsSen: z.int(),
  lateSen: z.int(),
  closingSen: z.int(),
});

/** Everything that is counted at the end of a day. */
export const closingFigures = z.object({
  methods: z.array(closingMethod),
  takenSen: z.int(),
  refundedSen: z.int(),
  rechargesSen: z.int(),
  /** Paid out of balances, and given back into them: nothing came and nothing went. */
  fromBalancesSen: z.int(),
  toBalancesSen: z.int(),
  drawers: z.array(closingDrawer),
  wallets: closingWallets,
  gateways: z.array(closingGateway),
  /** Payments that wait for a decision when the day ends. */
  parked: counted,
  /** Money that came in the day when what it was for was gone. */
  tooLate: counted,
  /** Refunds that were decided and have not arrived when the day ends. */
  openRefunds: counted,
  late: z.array(lateMovement),
});
export type ClosingFigures = z.output<typeof closingFigures>;

/** today: not over yet. waits: an earlier day must be closed first. before: from before the first closing. */
export const closingStates = ['closed', 'next', 'waits', 'today', 'before'] as const;

/** A day as it was closed, or as it stands. */
export const dailyClosing = z.object({
  date: z.string(),
  state: z.enum(closingStates),
  /** The day that is closed next; null until the first was closed, when it may be any past day. */
  nextDate: z.string().nullable(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  note: z.string(),
  figures: closingFigures,
});
export type DailyClosing = z.output<typeof dailyClosing>;

/** A line of the list of closed days. */
export const closedDay = z.object({
  date: z.string(),
  closedAt: instant,
  closedBy: z.string(),
  takenSen: z.int(),
  refundedSen: z.int(),
  differenceSen: z.int(),
  lateCount: z.int(),
  note: z.string(),
});
export type ClosedDay = z.output<typeof closedDay>;

export const closingQuery = z.strictObject({ date: plainDate });

/** What was seen is named: if more has come meanwhile, it is looked at again. */
export const closeDayBody = z.strictObject({
  date: plainDate,
  shownTakenSen: z.int(),
  shownRefundedSen: z.int(),
  /** What came to the bank from payment companies in the day. */
  payouts: z
    .array(z.strictObject({ provider: text(40, 1), amountSen: z.int().min(0).max(10_000_000_000) }))
    .max(20)
    .default([]),
  note: text(500).default(''),
});
