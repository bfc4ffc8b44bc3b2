import { z } from 'zod';
import { id, plainMonth } from '../core/fields.ts';
import { locales } from '../core/locales.ts';
import { slot } from '../fleet/schemas.ts';

const counts = {
  sailings: z.int(),
  /** Cabins sold: paid or completed. */
  totalOccupancy: z.int(),
  /** Cabins that were checked in to, once each however often their guests moved. */
  arrivalRoom: z.int(),
  complimentaryRoom: z.int(),
  /** Cabins that were in service when their sailing left, once for every sailing. */
  inService: z.int(),
  /** Money of cabins received less what went back. */
  roomRevenueSen: z.int(),
};
const occupancyCounts = z.object(counts);
export type OccupancyCounts = z.output<typeof occupancyCounts>;

export const occupancyFigures = z.object({
  ...counts,
  /** Of the cabins in service, to a tenth; null where there were none. */
  occupancyPercentage: z.number().nullable(),
  /** By cabin that was paid for; null where there was none. */
  averageRateSen: z.int().nullable(),
});
export type OccupancyFigures = z.output<typeof occupancyFigures>;

export const occupancyRow = z.object({ date: z.string(), ...occupancyFigures.shape });
export type OccupancyRow = z.output<typeof occupancyRow>;

/** Every day of a month, and all of them together. */
export const occupancyDays = z.object({
  month: z.string(),
  rows: z.array(occupancyRow),
  totals: occupancyFigures,
});
export type OccupancyDays = z.output<typeof occupancyDays>;

export const occupancyMonth = z.object({ ...occupancyDays.shape, lastYear: occupancyDays });
export type OccupancyMonth = z.output<typeof occupancyMonth>;

const filter = { slot: slot.optional(), shipId: id.optional() };
export const occupancyQuery = z.strictObject({ month: plainMonth, ...filter });
export type OccupancyQuery = z.output<typeof occupancyQuery>;

export const occupancyYearQuery = z.strictObject({ year: z.int().min(1901).max(2199), ...filter });

/** The days of a year on which something sailed. */
export const occupancyYear = z.object({ year: z.int(), rows: z.array(occupancyRow) });

/** A member of staff who gets the report of every month by mail. */
export const reportReader = z.object({
  accountId: id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  /** Whether the account is open and its role still holds the report; else nothing is sent. */
  mayRead: z.boolean(),
});
export type ReportReader = z.output<typeof reportReader>;

export const reportReaders = z.object({
  /** The hour of the first day of a month at which the report is sent. */
  hour: z.int(),
  readers: z.array(reportReader),
  /** Who else could be chosen: open accounts whose role holds the report. */
  others: z.array(z.object({ accountId: id, name: z.string(), username: z.string() })),
});

export const saveReaderBody = z.strictObject({
  accountId: id,
  email: z.email({ error: 'validation.email' }).max(254),
  locale: z.enum(locales),
});
