import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { HousedSailing } from '@gangway/contract/housekeeping/schemas.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** A sailing beside what is asked about it. */
export interface SailingRow {
  sailingId: number;
  shipId: number;
  shipName: string;
  date: string;
  slot: Slot;
  departsAt: Date;
  returnsAt: Date;
  sailingStatus: SailingStatus;
}

/** The columns of `SailingRow`, of the sailing `s` and its ship `sh`. */
export const sailingColumns: RawBuilder<unknown> = sql`
  s.id as sailing_id, s.ship_id, sh.name as ship_name, s.date, s.slot, s.departs_at, s.returns_at,
  s.status as sailing_status`;

export function presentSailing(row: SailingRow): HousedSailing {
  return {
    id: row.sailingId,
    shipId: row.shipId,
    shipName: row.shipName,
    date: row.date,
    slot: row.slot,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    status: row.sailingStatus,
  };
}

export async function readHousedSailings(db: Db, which: RawBuilder<unknown>): Promise<HousedSailing[]> {
  const { rows } = await sql<SailingRow>`
    select ${sailingColumns} from sailings s join ships sh on sh.id = s.ship_id
     where ${which} order by s.departs_at, s.id`.execute(db);
  return rows.map(presentSailing);
}
