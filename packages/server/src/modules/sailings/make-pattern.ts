import { daysBetween, portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { type Slot, weekdayOf } from '@gangway/contract/fleet/prices.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { maxPatternSailings, sailingTimes } from '@gangway/contract/sailings/rules.ts';
import { fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../settings/index.ts';
import { requireShipAndRoute } from './require-ship-and-route.ts';

type PatternInput = Body<typeof sailingsCalls.makePattern>;

type Dated = { date: string; slot: Slot };

/** Makes a row of sailings, or says what it would make. Dates where the ship sails already are left as they are. */
export async function makePattern(
  { db }: Platform,
  input: PatternInput,
  actor: Actor,
): Promise<{ created: Dated[]; existing: Dated[] }> {
  if (input.from < portDate(actor.at)) throw fieldError('sailing.past', 'from', 'error.sailing.past');
  const wanted = expand(input);
  return inTransaction(db, async (tx) => {
    await requireShipAndRoute(tx, input, null);
    const { shipId, routeId, peak } = input;
    const taken = await takenBy(tx, input);
    const existing = wanted.filter((one) => taken.has(keyOf(one))).map(dated);
    const free = wanted.filter((one) => !taken.has(keyOf(one)) && one.departsAt > actor.at);
    if (!input.write || free.length === 0) return { created: free.map(dated), existing };
    const capacity = input.capacity ?? (await readSettings(tx, 'sailing.capacity'))['sailing.capacity'];
    const made = await insertRows(
      tx,
      'sailings',
      [
        'shipId',
        'routeId',
        'date',
        'slot',
        'departsAt',
        'returnsAt',
        'salesCloseAt',
        'capacity',
        'peak',
        'updatedAt',
      ],
      free.map(({ date, slot, departsAt, returnsAt }) => ({
        shipId,
        routeId,
        date,
        slot,
        departsAt,
        returnsAt,
        salesCloseAt: new Date(departsAt.getTime() - input.salesCloseMinutes * 60_000),
        capacity,
        peak,
        updatedAt: actor.at,
      })),
    )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['date', 'slot'])
      .execute();
    await recordAudit(tx, actor, {
      action: 'makePattern',
      entity: 'sailing',
      entityId: shipId,
      after: { ...input, made: made.length },
    });
    await tellCatalogueChanged(tx);
    if (made.length === free.length) return { created: made, existing };
    // Somebody else made some of them meanwhile: they are there now.
    const [mine, takenNow] = [new Set(made.map(keyOf)), await takenBy(tx, input)];
    const others = wanted.filter((one) => takenNow.has(keyOf(one)) && !mine.has(keyOf(one)));
    return { created: made, existing: others.map(dated) };
  });
}

/** When the ship sails already, between the two dates. */
async function takenBy(tx: Tx, { shipId, from, to }: PatternInput): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('sailings')
    .select(['date', 'slot'])
    .where('shipId', '=', shipId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('status', '!=', 'cancelled')
    .execute();
  return new Set(rows.map(keyOf));
}

function expand(input: PatternInput) {
  const days = daysBetween(input.from, input.to, maxPatternSailings * 8);
  const wanted = days
    .filter((date) => input.weekdays.includes(weekdayOf(date)))
    .flatMap((date) =>
      input.slots.map(({ slot, departure, returning }) => ({
        date,
        slot,
        ...sailingTimes(date, departure, returning),
      })),
    );
  if (wanted.length > maxPatternSailings) {
    throw fieldError('sailing.tooMany', 'to', 'error.sailing.tooMany', {
      count: wanted.length,
      max: maxPatternSailings,
    });
  }
  if (wanted.length === 0) throw fieldError('request.invalid', 'weekdays', 'price.noDay');
  return wanted;
}

const keyOf = ({ date, slot }: Dated) => `${date}/${slot}`;
const dated = ({ date, slot }: Dated): Dated => ({ date, slot });
