import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CountedSailing, MissingPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { RoomKind } from '@gangway/contract/fleet/schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';
import { likePattern } from '../../../platform/database/like-pattern.ts';
import { cabinTypeOf } from './cabin-type.ts';
import { getCountedSailing } from './counted-sailing.query.ts';
import { isExpected, isMissing } from './expected-people.ts';

type MissingPage = Body<typeof boardingCalls.pageMissing>;
export type AskedMissing = Pick<MissingPage, 'filter' | 'sort'>;

const sortedBy = (locale: Locale) => ({
  name: inLanguage('t.name', locale),
  orderNo: sql`o.order_no`,
  roomNumber: sql`o.room_number`,
});
const ways = { asc: sql`asc nulls last`, desc: sql`desc nulls last` };

/** Who is expected and not there, by name. */
export async function pageMissing(db: Db, sailingId: number, input: MissingPage, locale: Locale) {
  const { sailing } = await getCountedSailing(db, sailingId);
  const [records, count] = await Promise.all([
    listMissing(db, sailing, { ...input, locale }, input.size, (input.page - 1) * input.size),
    sql<{ total: number }>`select count(*) as total ${missingPeople(sailing, input.filter)}`.execute(db),
  ]);
  return { records, total: count.rows[0]?.total ?? 0 };
}

export async function listMissing(
  db: Db,
  sailing: CountedSailing,
  { filter, sort = { by: 'name', order: 'asc' }, locale }: AskedMissing & { locale: Locale },
  limit: number,
  offset = 0,
): Promise<MissingPerson[]> {
  const { rows } = await sql<Row>`
      select t.id as ticket_id, t.order_id, o.order_no, t.serial, t.name, t.phone, t.birth_date, o.room_number,
             rt.kind, rt.has_window, b.boarded_at is not null as went_ashore ${missingPeople(sailing, filter)}
       order by ${sortedBy(locale)[sort.by]} ${ways[sort.order]}, t.id
       limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => present(row, sailing.date));
}

function missingPeople({ id, status }: CountedSailing, { keyword }: AskedMissing['filter']) {
  return sql`
      from tickets t join orders o on o.id = t.order_id join room_types rt on rt.id = o.room_type_id
      left join boarding_tickets b on b.ticket_id = t.id and b.sailing_id = ${id}
     where ${isExpected(id)} and ${isMissing(status)} and ${matches(keyword)}`;
}

interface Row extends Omit<MissingPerson, 'ageGroup' | 'cabinType'> {
  birthDate: string;
  kind: RoomKind;
  hasWindow: boolean;
}

function present({ birthDate, kind, hasWindow, ...row }: Row, date: string): MissingPerson {
  return { ...row, ageGroup: ageGroup(birthDate, date), cabinType: cabinTypeOf({ kind, hasWindow }) };
}

/** A part of the name, the phone, the order or ticket number, or the room. They are a few hundred at most. */
function matches(keyword: string | undefined): RawBuilder<SqlBool> {
  if (!keyword) return sql<SqlBool>`true`;
  const pattern = likePattern(keyword);
  return sql<SqlBool>`(t.name ilike ${pattern} or t.phone ilike ${pattern} or o.order_no ilike ${pattern}
    or t.serial ilike ${likePattern(keyword.replaceAll(/[\s-]/g, ''))} or o.room_number ilike ${pattern})`;
}
