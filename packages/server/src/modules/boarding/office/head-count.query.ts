import { ageGroups, type HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { cabinType } from '@gangway/contract/boarding/record-schemas.ts';
import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { RoomKind } from '@gangway/contract/fleet/schemas.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { cabinTypeOf } from './cabin-type.ts';
import { getCountedSailing } from './counted-sailing.query.ts';
import { listCrew } from '../crew.queries.ts';
import { listDevices } from './devices.query.ts';
import { hasLeft, isExpected, isMissing } from './expected-people.ts';

/** Who is aboard a sailing, in numbers. All numbers of passengers come from one statement, so that they agree. */
export async function getHeadCount(db: Db, sailingId: number, locale: Locale): Promise<HeadCount> {
  const { sailing, capacity } = await getCountedSailing(db, sailingId);
  const [groups, counters, openConflicts, crewEntries, devices] = await Promise.all([
    countGroups(db, sailingId, sailing.status),
    readCounters(db, sailingId),
    countOpenConflicts(db, sailingId),
    listCrew(db, sailingId, locale),
    listDevices(db, sailingId, locale),
  ]);
  const all = (of: (group: Group) => number) => sum(groups, of);
  const aboard = all((group) => group.aboard);
  const missing = all((group) => group.missing);
  const crew = sum(crewEntries, (entry) => entry.people);
  return {
    sailing,
    ...counters,
    expected: all((group) => group.expected),
    boarded: all((group) => group.boarded),
    aboard,
    food: all((group) => group.food),
    chip: all((group) => group.chip),
    disembarked: all((group) => group.disembarked),
    missing: hasLeft(sailing.status) ? 0 : missing,
    noShows: hasLeft(sailing.status) ? missing : 0,
    crew,
    totalAboard: aboard + crew,
    capacity,
    placesLeft: Math.max(0, capacity - aboard - counters.reserved),
    openConflicts,
    byType: cabinType.options.map((type) => ({
      cabinType: type,
      ...tally(groups.filter((group) => cabinTypeOf(group) === type)),
    })),
    byAgeGroup: ageGroups.map((age) => ({
      ageGroup: age,
      ...tally(groups.filter((group) => ageGroup(group.birthDate, sailing.date) === age)),
    })),
    byNationality: byNationality(groups),
    crewEntries,
    devices,
  };
}

/** People of one cabin type, one nationality and one birthday: what they are grouped by is reckoned by the contract's rules. */
interface Group {
  kind: RoomKind;
  hasWindow: boolean;
  nationality: string;
  birthDate: string;
  expected: number;
  boarded: number;
  aboard: number;
  food: number;
  chip: number;
  disembarked: number;
  missing: number;
}

/** Those who are expected, and whoever else came aboard: let in by a device alone, or refunded since. */
async function countGroups(db: Db, sailingId: number, status: SailingStatus): Promise<Group[]> {
  const expected = isExpected(sailingId);
  const { rows } = await sql<Group>`
    select rt.kind, rt.has_window, t.nationality, t.birth_date,
           count(*) filter (where ${expected}) as expected,
           count(*) filter (where ${expected} and ${isMissing(status)}) as missing,
           count(b.boarded_at) as boarded, count(*) filter (where b.aboard) as aboard,
           count(b.food_at) as food, count(b.chip_at) as chip, count(b.disembarked_at) as disembarked
      from (select id from tickets t where ${expected}
            union select ticket_id from boarding_tickets where sailing_id = ${sailingId}) people
      join tickets t on t.id = people.id
      join orders o on o.id = t.order_id
      join room_types rt on rt.id = o.room_type_id
      left join boarding_tickets b on b.ticket_id = t.id and b.sailing_id = ${sailingId}
     group by 1, 2, 3, 4`.execute(db);
  return rows;
}

async function readCounters(db: Db, sailingId: number): Promise<{ revision: number; reserved: number }> {
  const row = await db
    .selectFrom('sailingBoarding')
    .select(['revision', 'reserved'])
    .where('sailingId', '=', sailingId)
    .executeTakeFirst();
  return row ?? { revision: 0, reserved: 0 };
}

async function countOpenConflicts(db: Db, sailingId: number): Promise<number> {
  const row = await db
    .selectFrom('boardingConflicts')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('sailingId', '=', sailingId)
    .where('resolvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.open;
}

function byNationality(groups: readonly Group[]): HeadCount['byNationality'] {
  return [...Map.groupBy(groups, (group) => group.nationality)]
    .map(([nationality, own]) => ({ nationality, ...tally(own) }))
    .toSorted((a, b) => b.expected - a.expected || (a.nationality < b.nationality ? -1 : 1));
}

function tally(groups: readonly Group[]) {
  return {
    expected: sum(groups, (group) => group.expected),
    boarded: sum(groups, (group) => group.boarded),
    aboard: sum(groups, (group) => group.aboard),
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
