import { z } from 'zod';
import { orderStatus } from '../booking/schemas.ts';
import { bilingual, id } from '../core/fields.ts';
import { slot } from '../fleet/schemas.ts';
import { paymentStatus } from '../payments/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';

/** An order as it is named where one looks for anything. */
const foundOrder = z.object({
  id,
  orderNo: z.string(),
  customerName: z.string(),
  status: orderStatus,
  shipName: z.string(),
  date: z.string(),
  slot,
});

const foundCustomer = z.object({ id, username: z.string(), realName: z.string(), phone: z.string() });

const foundSailing = z.object({
  id,
  shipName: z.string(),
  date: z.string(),
  slot,
  status: sailingStatus,
  destination: bilingual,
});

const foundPayment = z.object({
  id,
  paymentNo: z.string(),
  amountSen: z.int(),
  status: paymentStatus,
});

/** What was found of each kind; of a kind the caller's role does not see, nothing. */
export const foundAnything = z.object({
  orders: z.array(foundOrder),
  customers: z.array(foundCustomer),
  sailings: z.array(foundSailing),
  payments: z.array(foundPayment),
});
export type FoundAnything = z.output<typeof foundAnything>;
