import { z } from 'zod';
import { bilingual, id, instant, plainDate, plainMonth } from '../core/fields.ts';
import { customerLevel } from '../customers/schemas.ts';
import { slot } from '../fleet/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';
import { statementLine } from '../wallet/schemas.ts';

/** What sales can be put together by. */
export const salesGroupings = [
  'day',
  'sailingDate',
  'route',
  'roomType',
  'method',
  'nationality',
  'channel',
  'agent',
  'referenceCode',
] as const;
export type SalesGrouping = (typeof salesGroupings)[number];

/** Where an order was bought: on the site, over the counter, or on the site by an agent. */
export const salesChannels = ['site', 'counter', 'agent'] as const;

/** From a day to the same day of the next year, in a leap year too. */
const longestMs = 366 * 86_400_000;

/** The days money moved on, and whose sailings; every day counts at the port. */
export const salesQuery = z
  .strictObject({
    by: z.enum(salesGroupings),
    from: plainDate,
    to: plainDate,
    shipId: id.optional(),
    slot: slot.optional(),
  })
  .refine(({ from, to }) => to >= from, { error: 'validation.period', path: ['to'] })
  // What is no date was told already.
  .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) > longestMs), {
    error: 'reports.period',
    path: ['to'],
  });
export type SalesQuery = z.output<typeof salesQuery>;

/** What came and went for some orders in a period. Decision 038 says of each column what it counts. */
export const salesFigures = z.object({
  orders: z.int(),
  people: z.int(),
  takenSen: z.int(),
  refundedSen: z.int(),
  feesSen: z.int(),
  changeFeesSen: z.int(),
  differencesSen: z.int(),
  netSen: z.int(),
});
export type SalesFigures = z.output<typeof salesFigures>;

/** A line of the sales report. An empty key is what has no such thing: no agent, no order any more. */
export const salesRow = salesFigures.extend({ key: z.string(), name: bilingual.nullable() });
export type SalesRow = z.output<typeof salesRow>;

export const salesReport = z.object({ rows: z.array(salesRow), totals: salesFigures });
export type SalesReport = z.output<typeof salesReport>;

/** Money of orders that have not sailed, by the month they sail in. */
export const aheadRow = z.object({
  month: z.string(),
  sailings: z.int(),
  orders: z.int(),
  people: z.int(),
  /** Paid, less what went back. */
  takenSen: z.int(),
  /** Of orders and changes whose places are held. */
  owedSen: z.int(),
  /** What would go back if everybody cancelled today, by the terms they bought under. */
  refundableSen: z.int(),
});
export type AheadRow = z.output<typeof aheadRow>;
export const aheadQuery = z.strictObject({ shipId: id.optional() });

/** A sailing whose curve can be drawn. */
export const curveSailing = z.object({
  id,
  date: z.string(),
  slot,
  status: sailingStatus,
  shipName: z.string(),
  capacity: z.int(),
});
export type CurveSailing = z.output<typeof curveSailing>;

/** How full a sailing was some days before it left; null for days that have not come. */
export const curvePoint = z.object({
  days: z.int(),
  people: z.int().nullable(),
  percent: z.number().nullable(),
  /** The mean of sailings like it; null where there are none. */
  likePercent: z.number().nullable(),
});
export type CurvePoint = z.output<typeof curvePoint>;

export const bookingCurve = z.object({
  sailing: curveSailing,
  /** How many past sailings of the same ship, slot and weekday the mean is of. */
  likes: z.int(),
  points: z.array(curvePoint),
});
export type BookingCurve = z.output<typeof bookingCurve>;

/** An agent a statement can be made for. */
export const statementAgent = z.object({
  id,
  username: z.string(),
  realName: z.string(),
  level: customerLevel,
  referenceCode: z.string().nullable(),
  email: z.string().nullable(),
});
export type StatementAgent = z.output<typeof statementAgent>;

/** An order on a statement: bought by the agent, or with the agent's code. */
export const statementOrder = z.object({
  id,
  orderNo: z.string(),
  at: instant,
  sailingDate: z.string(),
  roomType: bilingual,
  people: z.int(),
  own: z.boolean(),
  paidSen: z.int(),
  refundedSen: z.int(),
});

export const monthStatementQuery = z.strictObject({ accountId: id, month: plainMonth });

/** What moved an agent's balance in a month, and what was bought. */
export const monthStatement = z.object({
  agent: statementAgent,
  month: z.string(),
  openingSen: z.int(),
  inSen: z.int(),
  outSen: z.int(),
  closingSen: z.int(),
  entries: z.array(statementLine),
  orders: z.array(statementOrder),
});
export type MonthStatement = z.output<typeof monthStatement>;
