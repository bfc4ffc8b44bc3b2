import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';

/** The sailings a post may work at: those of yesterday, which may still be out, of today and of tomorrow. */
export async function listBoardingSailings(db: Db, now: Date): Promise<BoardingSailing[]> {
  const today = portDate(now);
  const rows = await select(
    db,
    sql`s.date between ${addDays(today, -1)} and ${addDays(today, 1)} and s.status <> 'cancelled'`,
  );
  return rows.map(present);
}

/** The sailings of a day and of the days beside it, those that were cancelled too. */
export async function listSailingsAround(db: Db, date: string): Promise<BoardingSailing[]> {
  const rows = await select(db, sql`s.date between ${addDays(date, -1)} and ${addDays(date, 1)}`);
  return rows.map(present);
}

export async function getBoardingSailing(db: Db, id: number): Promise<BoardingSailing> {
  const [row] = await select(db, sql`s.id = ${id}`);
  if (!row) throw new AppError('record.missing');
  return present(row);
}

/** A sailing as far as a step of boarding needs it. */
export async function requireSailing(
  db: Db,
  id: number,
): Promise<{ status: SailingStatus; date: string; departsAt: Date }> {
  const row = await db
    .selectFrom('sailings')
    .select(['status', 'date', 'departsAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return row;
}

/** Which step a sailing is at, and stays at until this transaction has ended. It is held before its counts. */
export async function holdStep(tx: Tx, id: number): Promise<SailingStatus> {
  const { status } = await tx
    .selectFrom('sailings')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
  return status;
}

interface SailingRow {
  id: number;
  shipName: string;
  destinationEn: string;
  destinationZh: string;
  date: string;
  slot: Slot;
  departsAt: Date;
  returnsAt: Date;
  status: SailingStatus;
  revision: number;
  expected: number;
  boarded: number;
  aboard: number;
  food: number;
  chip: number;
  disembarked: number;
  capacity: number;
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<SailingRow[]> {
  const { rows } = await sql<SailingRow>`
    select s.id, ships.name as ship_name, r.destination_en, r.destination_zh, s.date, s.slot, s.departs_at, s.returns_at,
           s.status, s.capacity, coalesce(c.revision, 0) as revision, coalesce(c.boarded, 0) as boarded,
           coalesce(c.aboard, 0) as aboard, coalesce(c.food, 0) as food, coalesce(c.chip, 0) as chip,
           coalesce(c.disembarked, 0) as disembarked,
           (select count(*)::int from tickets t where t.sailing_id = s.id and t.live and t.paid) as expected
      from sailings s join ships on ships.id = s.ship_id join routes r on r.id = s.route_id
      left join sailing_boarding c on c.sailing_id = s.id
     where ${which} order by s.departs_at, s.id`.execute(db);
  return rows;
}

function present(row: SailingRow): BoardingSailing {
  const { id, shipName, date, slot, status, revision, expected, boarded, aboard, food, chip } = row;
  return {
    id,
    shipName,
    destination: { en: row.destinationEn, zh: row.destinationZh },
    date,
    slot,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    status,
    counts: {
      revision,
      expected,
      boarded,
      aboard,
      food,
      chip,
      disembarked: row.disembarked,
      capacity: row.capacity,
    },
  };
}
