import { z } from 'zod';
import { line } from './fields.ts';
import { gatewayMethods, isGatewayMethod, type PaymentMethod } from './payment-methods.ts';

/** How money changes hands at the desk: in cash, or on the terminal, which prints a slip. */
export const deskMethods = ['cash', ...gatewayMethods] as const;

/** The number on the terminal's slip, or of the transfer somebody has seen. */
export const slipNo = line(40).default('');

/** Said by whoever takes the money: this slip has paid for something else already, and truly pays for this as well. */
export const slipShared = z.boolean().optional();

/** Money taken or given at the desk. */
export const deskMoney = z.strictObject({ method: z.enum(deskMethods), slipNo });
export type DeskMoney = z.output<typeof deskMoney>;

/** Money taken at the desk. One transfer may pay for a whole group. */
export const moneyTaken = deskMoney.extend({ slipShared });
export type MoneyTaken = z.output<typeof moneyTaken>;

/** What is taken on the terminal is found again only by its slip. */
export function needsSlip(method: PaymentMethod): boolean {
  return isGatewayMethod(method);
}

/** For `refine`: money that has a slip names it, by something that can be read. */
export function hasSlip(money: { method: PaymentMethod; slipNo: string }): boolean {
  return !needsSlip(money.method) || letterOrDigit.test(money.slipNo);
}
/** There are letters that cannot be seen, such as U+3164. */
const letterOrDigit = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
export const slipMissing = { error: 'payment.slipMissing', path: ['slipNo'] };

/** Cash as it was handed over, before change is given; null or left out where nobody counted. */
export const tenderedSen = z.int().min(0).max(100_000_000, { error: 'payment.tenderedLarge' }).nullish();
