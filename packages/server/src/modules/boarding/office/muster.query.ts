import type { CrewEntry, MusterList, MusterPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { RoomKind } from '@gangway/contract/fleet/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { cabinTypeOf } from './cabin-type.ts';
import { getCountedSailing } from './counted-sailing.query.ts';
import { isExpected } from './expected-people.ts';
import { listCrew } from '../crew.queries.ts';
import { sailingColumns, sailingFile } from './sailing-of-sheet.ts';

/**
 * Everybody aboard by deck and room, those without a cabin after them, and the crew. At an alarm a guest who was given a
 * room and slipped past the scanner must be called too; nobody who has gone ashore is.
 */
export async function getMuster(
  db: Db,
  sailingId: number,
  { now, locale }: { now: Date; locale: Locale },
): Promise<MusterList> {
  const { sailing } = await getCountedSailing(db, sailingId);
  const [rows, crew] = await Promise.all([
    readAboard(db, sailingId, locale),
    listCrew(db, sailingId, locale),
  ]);
  return {
    sailing,
    readAt: now.toISOString(),
    people: rows.map((row) => present(row, sailing.date)),
    crew,
    totalAboard:
      rows.filter(({ scanned }) => scanned).length + crew.reduce((total, entry) => total + entry.people, 0),
  };
}

interface Row extends Omit<MusterPerson, 'ageGroup' | 'cabinType'> {
  birthDate: string;
  kind: RoomKind;
  hasWindow: boolean;
}

/** Numbers of rooms are compared as they are on the doors: 9 comes before 10. */
async function readAboard(db: Db, sailingId: number, locale: Locale): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with called as (
      select ticket_id, true as scanned from boarding_tickets where sailing_id = ${sailingId} and aboard
      union all
      select t.id, false from stays st join tickets t on t.order_id = st.order_id
       where st.sailing_id = ${sailingId} and st.checked_out_at is null and ${isExpected(sailingId)}
         and not exists (select from boarding_tickets b where b.sailing_id = st.sailing_id and b.ticket_id = t.id
                            and (b.aboard or b.disembarked_at is not null)))
    select t.id as ticket_id, t.name, t.birth_date, t.remarks, t.due_date is not null as certificate, b.scanned,
           o.room_number, r.floor, rt.kind, rt.has_window
      from called b
      join tickets t on t.id = b.ticket_id
      join orders o on o.id = t.order_id
      join room_types rt on rt.id = o.room_type_id
      left join lateral (
        select room_id from stays where order_id = o.id and sailing_id = ${sailingId} order by checked_in_at desc limit 1
      ) st on true
      left join rooms r on r.id = st.room_id
     order by r.floor nulls last, o.room_number is null,
              nullif(regexp_replace(o.room_number, '[^0-9]', '', 'g'), '')::numeric nulls last, o.room_number,
              ${inLanguage('t.name', locale)}, t.id`.execute(db);
  return rows;
}

function present({ birthDate, kind, hasWindow, ...row }: Row, date: string): MusterPerson {
  return { ...row, ageGroup: ageGroup(birthDate, date), cabinType: cabinTypeOf({ kind, hasWindow }) };
}

/** A line of the printed list: a guest, or an entry of the crew. */
type Line = { guest: MusterPerson; crew: null } | { guest: null; crew: CrewEntry };

/** The muster list for Excel, with a column to tick off in; the sum is whom to call, the note says how many were scanned. */
export async function exportMuster(
  db: Db,
  sailingId: number,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Sheet<Line>> {
  const { sailing, readAt, people, crew, totalAboard } = await getMuster(db, sailingId, { now, locale });
  const t = (id: string, values: Record<string, string | number> = {}) => translate(locale, id, values);
  const { text, number, count } = sheetColumns<Line>(locale);
  const groupOf = ({ guest }: Line) =>
    guest ? t(`boardingSheet.age.${guest.ageGroup}`) : t('boardingSheet.crew');
  const unscanned = people.filter(({ scanned }) => !scanned).length;
  return {
    file: sailingFile('muster', sailing),
    title: t('boardingSheet.muster'),
    rows: [
      ...people.map((guest): Line => ({ guest, crew: null })),
      ...crew.map((entry): Line => ({ guest: null, crew: entry })),
    ],
    note: [
      t('headCount.musterOf', { people: totalAboard, at: formatInstant(readAt) }),
      unscanned > 0 ? t('headCount.musterUnscanned', { people: unscanned }) : [],
    ]
      .flat()
      .join(' · '),
    columns: [
      number('field.floor', ({ guest }) => guest?.floor ?? null),
      text('boardingSheet.seat', 12, ({ guest }) => guest?.roomNumber ?? null),
      text('boardingSheet.name', 30, ({ guest, crew: own }) => guest?.name ?? (own?.name || null)),
      text('boardingSheet.ageGroup', 12, groupOf),
      count('boardingSheet.people', ({ crew: own }) => own?.people ?? 1),
      text('boardingSheet.cabinType', 16, ({ guest }) =>
        guest ? t(`boardingSheet.cabinType.${guest.cabinType}`) : null,
      ),
      text('field.remarks', 30, ({ guest, crew: own }) => (guest?.remarks ?? own?.duty) || null),
      text('boardingSheet.certificate', 14, ({ guest }) =>
        guest?.certificate ? t('boardingSheet.yes') : null,
      ),
      text('boardingSheet.unscanned', 14, ({ guest }) =>
        guest?.scanned === false ? t('boardingSheet.yes') : null,
      ),
      text('boardingSheet.present', 10, () => null),
      ...sailingColumns<Line>(sailing, locale),
    ],
  };
}
