import { z } from 'zod';
import { id, instant, plainDate, text, uuid } from '../core/fields.ts';
import { deskMethods, hasSlip, slipMissing, slipNo, slipShared } from '../core/desk-money.ts';
import { gatewayMethods, paymentMethods } from '../core/payment-methods.ts';
import { customerLevel, gender } from '../customers/schemas.ts';

export const transferKind = z.enum(['recharge', 'allocation', 'orderPayment', 'refund', 'reset']);
export type TransferKind = z.output<typeof transferKind>;
export const rechargeStatus = z.enum(['pending', 'paid', 'failed']);
export type RechargeStatus = z.output<typeof rechargeStatus>;

/** More than one sen: the specification asks for an amount above 0.01. */
export const rechargeAmount = amountFrom(2, 'recharge.amount');

/** An amount in sen; `otherwise` says what it must be, but for one that is too large. */
function amountFrom(least: number, otherwise: string) {
  return z
    .int({ error: ({ code }) => (code === 'too_big' ? 'wallet.large' : otherwise) })
    .min(least)
    .max(1_000_000_000);
}

/** One line of a statement. */
export const statementLine = z.object({
  id,
  at: instant,
  kind: transferKind,
  amountSen: z.int(),
  beforeSen: z.int(),
  afterSen: z.int(),
  reference: z.string(),
  reason: z.string(),
  operator: z.string().nullable(),
  /** The wallet on the other side, when it is a person's. */
  other: z.string().nullable(),
});
export type StatementLine = z.output<typeof statementLine>;

export const recharge = z.object({
  id,
  rechargeNo: z.string(),
  accountId: id,
  account: z.string(),
  realName: z.string(),
  /** The member of staff who took the money; null when the customer paid online. */
  operatorId: id.nullable(),
  operator: z.string().nullable(),
  amountSen: z.int(),
  balanceBeforeSen: z.int().nullable(),
  method: z.enum(paymentMethods),
  /** The number on the terminal's slip, where staff took the money. */
  slipNo: z.string(),
  status: rechargeStatus,
  remarks: z.string(),
  createdAt: instant,
  paidAt: instant.nullable(),
  updatedAt: instant,
});
export type Recharge = z.output<typeof recharge>;

/** A customer with the balance. */
export const walletHolder = z.object({
  id,
  username: z.string(),
  realName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  gender: gender.nullable(),
  idCardEnding: z.string().nullable(),
  passportEnding: z.string().nullable(),
  remarks: z.string(),
  level: customerLevel,
  superior: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
  balanceSen: z.int(),
  lastRechargeAt: instant.nullable(),
});
export type WalletHolder = z.output<typeof walletHolder>;

/** Money taken by staff for a customer's balance. */
export const rechargeBody = z
  .strictObject({
    key: uuid,
    accountId: z.int({ error: 'recharge.chooseUser' }).positive({ error: 'recharge.chooseUser' }),
    amountSen: rechargeAmount,
    method: z.enum(deskMethods),
    slipNo,
    slipShared,
    remarks: text(200).default(''),
  })
  .refine(hasSlip, slipMissing);

export const ownRechargeBody = z.strictObject({
  key: uuid,
  amountSen: rechargeAmount,
  method: z.enum(gatewayMethods, { error: 'booking.chooseMethod' }),
});

export const allocateBody = z.strictObject({
  key: uuid,
  accountId: id,
  amountSen: amountFrom(1, 'wallet.amount'),
  remarks: text(200).default(''),
});

export const resetBalanceBody = z.strictObject({
  reason: text(200, 1),
  /** What the balance was when it was looked at: money that came since is not taken unseen. */
  shownBalanceSen: z.int().min(0).optional(),
});

export const rechargeFilter = {
  keyword: text(80).optional(),
  accountId: id.optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
  status: rechargeStatus.optional(),
  method: z.enum(paymentMethods).optional(),
};
