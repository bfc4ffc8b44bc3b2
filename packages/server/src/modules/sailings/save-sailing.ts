import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { sailingTimes } from '@gangway/contract/sailings/rules.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import type { Insertable } from 'kysely';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../settings/index.ts';
import { holdGate, renewGate, turnGate } from './places.store.ts';
import { requireShipAndRoute } from './require-ship-and-route.ts';
import { requireShipFree } from './require-ship-free.ts';
import { findSailing, getSailing } from './sailings.queries.ts';

type SaveSailingInput = Body<typeof sailingsCalls.saveSailing>;

/** Creates or changes a sailing. Once places are taken, its ship, route, date and slot stay, and so does room for everybody. */
export async function saveSailing(
  { db, clock }: Platform,
  input: SaveSailingInput,
  actor: Actor,
): Promise<Sailing> {
  const { departsAt, returnsAt } = sailingTimes(input.date, input.departure, input.returning);
  if (departsAt <= actor.at) throw fieldError('sailing.past', 'date', 'error.sailing.past');
  try {
    return await inTransaction(db, async (tx) => {
      const before = input.id ? await holdSailing(tx, input.id, actor.at) : null;
      if (before) await requireSailingCurrent(tx, before, input);
      if (before && before.status !== 'scheduled')
        throw new AppError('sailing.step', { status: before.status });
      await requireShipAndRoute(tx, input, before);
      if (before) await requireShipFree(tx, before, input, { departsAt, returnsAt });
      const capacity =
        input.capacity ??
        before?.capacity ??
        (await readSettings(tx, 'sailing.capacity'))['sailing.capacity'];
      if (before && isMoved(before, input)) {
        // What somebody has booked cannot be moved under them.
        const people = await turnGate(tx, before.id);
        if (people > 0) throw new AppError('sailing.taken', { people });
      }
      if (before && (capacity < before.capacity || isRetimed(before, departsAt, returnsAt))) {
        const people = await renewGate(tx, before.id);
        // Never more people than places: whom the ship is too small for is refunded or moved first.
        if (capacity < people)
          throw fieldError('sailing.tooSmall', 'capacity', 'error.sailing.tooSmall', { people });
      }
      const values = {
        shipId: input.shipId,
        routeId: input.routeId,
        date: input.date,
        slot: input.slot,
        departsAt,
        returnsAt,
        salesCloseAt: new Date(departsAt.getTime() - input.salesCloseMinutes * 60_000),
        capacity,
        peak: input.peak,
        updatedAt: actor.at,
      };
      const id = await write(tx, before?.id, values);
      await recordAudit(tx, actor, {
        action: before ? 'update' : 'create',
        entity: 'sailing',
        entityId: id,
        before,
        after: values,
      });
      await tellCatalogueChanged(tx);
      const saved = await getSailing(tx, id, actor.at);
      // As late as can be: whoever has booked until now has seen the old times.
      if (before && isRetimed(before, departsAt, returnsAt)) await tellRetimed(tx, before, saved, clock());
      return saved;
    });
  } catch (error) {
    if (breaksConstraint(error, 'sailings_ship_date_slot'))
      throw fieldError('sailing.exists', 'date', 'error.sailing.exists');
    throw error;
  }
}

/** The sailing as it stands while nobody can book it. */
async function holdSailing(tx: Tx, id: number, now: Date): Promise<Sailing> {
  if (!(await findSailing(tx, id, now))) throw new AppError('record.missing');
  await holdGate(tx, id);
  return getSailing(tx, id, now);
}

/** The moments of a sailing as its form has them. */
function requireSailingCurrent(tx: Tx, current: Sailing, input: SaveSailingInput): Promise<void> {
  const { departsAt, returnsAt, salesCloseAt } = current;
  const stored = {
    departure: formatInstant(departsAt).slice(-5),
    returning: formatInstant(returnsAt).slice(-5),
    salesCloseMinutes: (Date.parse(departsAt) - Date.parse(salesCloseAt)) / 60_000,
  };
  return requireCurrent(tx, { entity: 'sailing', entityId: current.id, input, current, stored });
}

function isMoved(before: Sailing, input: SaveSailingInput): boolean {
  return (['shipId', 'routeId', 'date', 'slot'] as const).some((part) => before[part] !== input[part]);
}

function isRetimed(before: Sailing, departsAt: Date, returnsAt: Date): boolean {
  return (
    Date.parse(before.departsAt) !== departsAt.getTime() ||
    Date.parse(before.returnsAt) !== returnsAt.getTime()
  );
}

/** Whoever has paid hears of other times; what else a sailing has, guests do not see or cannot change under them. */
async function tellRetimed(tx: Tx, before: Sailing, after: Sailing, at: Date): Promise<void> {
  await putInOutbox(tx, 'sailing.retimed', {
    sailingId: after.id,
    version: after.version,
    before: timesOf(before),
    after: timesOf(after),
    at: at.toISOString(),
  });
}

const timesOf = ({ departsAt, returnsAt }: Sailing) => ({ departsAt, returnsAt });

type Values = Omit<Insertable<Tables['sailings']>, 'status'>;

async function write(tx: Tx, id: number | undefined, values: Values): Promise<number> {
  const row = id
    ? await tx
        .updateTable('sailings')
        .set(values)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx.insertInto('sailings').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
