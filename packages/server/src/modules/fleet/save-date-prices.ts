import { daysBetween, portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { slots, weekdayOf } from '@gangway/contract/fleet/prices.ts';
import { fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { holdRow } from '../../platform/database/hold-row.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { datePricesOf } from './room-types.queries.ts';

const longestRange = 800;

/** Sets prices for the chosen weekdays of a range, all of them or none. A slot left open falls back to the week. */
export async function saveDatePrices(
  { db }: Platform,
  roomTypeId: number,
  input: Body<typeof fleetCalls.saveDatePrices>,
  actor: Actor,
): Promise<{ dates: string[] }> {
  const days = daysBetween(input.from, input.to, longestRange + 1);
  if (days.length > longestRange)
    throw fieldError('price.tooManyDates', 'to', 'error.price.tooManyDates', { days: longestRange });
  if (input.from < portDate(actor.at)) throw fieldError('price.past', 'from', 'error.price.past');
  const dates = days.filter((date) => input.weekdays.includes(weekdayOf(date)));
  if (dates.length === 0) throw fieldError('request.invalid', 'weekdays', 'price.noDay');
  return inTransaction(db, async (tx) => {
    // Who sets the same dates at the same moment comes after, and finds these.
    await holdRow(tx, 'roomTypes', roomTypeId);
    const existing = (await datePricesOf(tx, roomTypeId, input.from, input.to)).filter((row) =>
      dates.includes(row.date),
    );
    const [first] = existing;
    if (first && !input.replace)
      throw fieldError('price.dateExists', 'from', 'error.price.dateExists', { date: first.date });
    await tx
      .deleteFrom('datePrices')
      .where('roomTypeId', '=', roomTypeId)
      .where('date', 'in', dates)
      .execute();
    const { nonRefundable } = input;
    const rows = dates.flatMap((date) =>
      slots.flatMap((slot) => {
        const priceSen = input[slot];
        return priceSen === null ? [] : [{ roomTypeId, date, slot, priceSen, nonRefundable }];
      }),
    );
    const columns = ['roomTypeId', 'date', 'slot', 'priceSen', 'nonRefundable'] as const;
    await insertRows(tx, 'datePrices', columns, rows).execute();
    const { replace: _, ...after } = input;
    await recordAudit(tx, actor, {
      action: 'setDatePrices',
      entity: 'roomType',
      entityId: roomTypeId,
      before: existing,
      after,
    });
    await tellCatalogueChanged(tx);
    return { dates };
  });
}
