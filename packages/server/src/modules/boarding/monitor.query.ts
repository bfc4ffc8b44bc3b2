import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';

const rateMinutes = 10;

/**
 * How the boarding of a sailing goes, in one statement; of one that is long past nothing is told any more, and of one that
 * does not board yet no numbers.
 */
export async function getMonitorView(db: Db, sailingId: number, now: Date): Promise<MonitorView> {
  const since = new Date(now.getTime() - rateMinutes * 60_000);
  const { rows } = await sql<MonitorRow>`
    select s.id, sh.name as ship_name, s.date, s.slot, s.departs_at, s.status,
           r.from_port_en, r.from_port_zh, r.destination_en, r.destination_zh,
           coalesce(b.revision, 0) as revision, coalesce(b.boarded, 0) as boarded, coalesce(b.aboard, 0) as aboard,
           coalesce(b.food, 0) as food, coalesce(b.chip, 0) as chip, coalesce(b.disembarked, 0) as disembarked,
           (select count(*)::int from tickets t where t.sailing_id = s.id and t.live and t.paid) as expected,
           (select count(*)::int from scans c
             where c.sailing_id = s.id and c.received_at > ${since} and c.happened_at > ${since}
               and c.kind = 'scan' and c.post = 'board' and c.verdict <> 'refused'
               and not exists (select from scans u where u.undoes = c.id)) as recent,
           (select c.received_at from scans c where c.sailing_id = s.id order by c.received_at limit 1) as begun_at
      from sailings s
      join ships sh on sh.id = s.ship_id
      join routes r on r.id = s.route_id
      left join sailing_boarding b on b.sailing_id = s.id
     where s.id = ${sailingId}
       and s.returns_at > ${now}::timestamptz
         - case when s.status in ('returned', 'cancelled') then interval '1 day' else interval '2 days' end`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new AppError('record.missing');
  return {
    id: row.id,
    shipName: row.shipName,
    fromPort: { en: row.fromPortEn, zh: row.fromPortZh },
    destination: { en: row.destinationEn, zh: row.destinationZh },
    date: row.date,
    slot: row.slot,
    departsAt: row.departsAt.toISOString(),
    status: row.status,
    counts: isEarly(row, now) ? null : countsOf(row),
    perMinute: perMinute(row, now),
    now: now.toISOString(),
  };
}

/** Before it boards, and days before whatever it is called. */
function isEarly({ status, date }: MonitorRow, now: Date): boolean {
  return status === 'scheduled' || date > addDays(portDate(now), 1);
}

function countsOf(row: MonitorRow): MonitorView['counts'] {
  const { revision, expected, boarded, aboard, food, chip, disembarked } = row;
  return { revision, expected, boarded, aboard, food, chip, disembarked };
}

/** Over the last ten minutes, or over as many as there have been scans for. */
function perMinute({ recent, begunAt }: MonitorRow, now: Date): number {
  const minutes = begunAt ? (now.getTime() - begunAt.getTime()) / 60_000 : rateMinutes;
  return Math.round((recent / Math.min(rateMinutes, Math.max(1, minutes))) * 10) / 10;
}

interface MonitorRow {
  id: number;
  shipName: string;
  date: string;
  slot: Slot;
  departsAt: Date;
  status: SailingStatus;
  fromPortEn: string;
  fromPortZh: string;
  destinationEn: string;
  destinationZh: string;
  revision: number;
  boarded: number;
  aboard: number;
  food: number;
  chip: number;
  disembarked: number;
  expected: number;
  recent: number;
  begunAt: Date | null;
}
