import { mostCounted } from '@gangway/contract/core/counted.ts';
import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Room } from '@gangway/contract/fleet/schemas.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { together } from '../../platform/database/together.ts';
import { isCommonName, nameHas } from '../booking/index.ts';
import { presentSailing, sailingColumns, type SailingRow } from './housed-sailing.ts';
import { personOf } from './room-cards.query.ts';

type StayPage = Body<typeof housekeepingCalls.pageStays>;
/** With what has to be known of the name in it: whether many bear it. */
type StayFilter = StayPage['filter'] & { isCommon?: boolean };

export async function weighName(db: Db, filter: StayPage['filter']): Promise<StayFilter> {
  const { keyword } = filter;
  if (!keyword) return filter;
  const common = await Promise.all(
    (['orders', 'tickets'] as const).map((table) => isCommonName(db, table, keyword)),
  );
  return { ...filter, isCommon: common.includes(true) };
}

/** A page of stays. */
export async function pageStays(db: Db, asked: StayPage, now: Date) {
  const input = { ...asked, filter: await weighName(db, asked.filter) };
  const [records, total] = await Promise.all([
    listStayIds(db, input, input.size, (input.page - 1) * input.size).then((ids) => readStays(db, ids, now)),
    countStays(db, input.filter),
  ]);
  return { records, total };
}

export async function findStay(db: Db, id: number, now: Date): Promise<StayRecord | null> {
  const [stay] = await readStays(db, [id], now);
  return stay ?? null;
}

const sortedBy = {
  checkedInAt: sql`st.checked_in_at`,
  checkedOutAt: sql`st.checked_out_at`,
  // As they are read on the doors: 9 comes before 10.
  roomNumber: sql`lpad(st.room_number, 12)`,
};
const ways = { asc: sql`asc`, desc: sql`desc` };

/** Which they are is settled before anything about them is read. */
export async function listStayIds(
  db: Db,
  { filter, sort = { by: 'checkedInAt', order: 'desc' } }: { filter: StayFilter; sort?: StayPage['sort'] },
  limit: number,
  offset = 0,
): Promise<number[]> {
  const key = sortedBy[sort.by];
  const way = ways[sort.order];
  const parts = partsMatching(filter).map(
    (part) => sql`
      select st.id, ${key} as key from ${staysOfSailings} where ${part} order by ${key} ${way}, st.id ${way} limit ${limit + offset}`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from ${together(parts)} as found order by key ${way}, id ${way} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

async function countStays(db: Db, filter: StayFilter): Promise<number> {
  const parts = partsMatching(filter).map(
    (part) => sql`select from ${staysOfSailings} where ${part} limit ${mostCounted + 1}`,
  );
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${together(parts)} as found limit ${mostCounted + 1}) as counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

const staysOfSailings = sql`stays st join sailings s on s.id = st.sailing_id`;

/** In parts none of which has a stay of another: each is found by an index of its own. */
function partsMatching({ keyword, isCommon = false, ...filter }: StayFilter): RawBuilder<SqlBool>[] {
  const matching = matches(filter);
  if (!keyword) return [matching];
  return waysToKeyword(keyword, isCommon).map((way) => sql<SqlBool>`${matching} and ${way}`);
}

function matches(filter: Omit<StayPage['filter'], 'keyword'>): RawBuilder<SqlBool> {
  const { shipId, sailingId, roomTypeId, floor, roomNumber, state, from, to } = filter;
  const conditions = [
    ...(shipId ? [sql`s.ship_id = ${shipId}`] : []),
    ...(sailingId ? [sql`st.sailing_id = ${sailingId}`] : []),
    ...(roomTypeId ? [sql`st.room_type_id = ${roomTypeId}`] : []),
    ...(floor === undefined ? [] : [sql`st.floor = ${floor}`]),
    ...(roomNumber ? [isRoom(roomNumber)] : []),
    ...(state === 'in' ? [sql`st.checked_out_at is null`] : []),
    ...(state === 'out' ? [sql`st.checked_out_at is not null`] : []),
    ...(from ? [sql`st.checked_in_at >= ${startOfPortDay(from)}`] : []),
    ...(to ? [sql`st.checked_in_at < ${startOfPortDay(addDays(to, 1))}`] : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

const isRoom = (number: string) => sql<SqlBool>`lower(st.room_number) = lower(${number})`;

const isOf = (orders: RawBuilder<unknown>) => sql`st.order_id = any(array(${orders}))`;

/** Order or ticket number, room number, or a name: the customer's or a guest's. A common name is met among the newest stays. */
function waysToKeyword(keyword: string, isCommon: boolean): RawBuilder<SqlBool>[] {
  const number = keyword.toUpperCase();
  const byName = sql`
    select id from orders where ${nameHas(sql.ref('customerName'), keyword)}
    union select order_id from tickets where ${nameHas(sql.ref('name'), keyword)}`;
  const byNumber = sql`
    select id from orders where order_no = ${number}
    union select order_id from tickets where serial = ${number.replaceAll(/[\s-]/g, '')}`;
  const elsewhere = sql`not ${isRoom(keyword)}`;
  if (!isCommon) return [isRoom(keyword), sql`${elsewhere} and ${isOf(sql`${byNumber} union ${byName}`)}`];
  // Asked of one stay after the other: as `exists`, all who bear the name would be gathered first.
  const isNamed = sql`coalesce(
    (select true from orders where id = st.order_id and ${nameHas(sql.ref('customerName'), keyword)}),
    (select true from tickets where order_id = st.order_id and ${nameHas(sql.ref('name'), keyword)} limit 1), false)`;
  return [
    isRoom(keyword),
    sql`${elsewhere} and ${isOf(byNumber)} and not ${isNamed}`,
    sql`${elsewhere} and ${isNamed}`,
  ];
}

/** Stays with all that is known of them, in the order of the ids. Rooms are called as they were then. */
export async function readStays(db: Db, ids: readonly number[], now: Date): Promise<StayRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StayRow>`
    select st.id, st.order_id, o.order_no, o.customer_name, o.people, ${sailingColumns},
           st.room_id, st.room_number as number, st.floor, st.room_position as position, rt.id as type_id, rt.code as type_code, rt.name_en, rt.name_zh,
           bt.id as bought_id, bt.code as bought_code, bt.name_en as bought_en, bt.name_zh as bought_zh,
           st.checked_in_at, ${personOf('st.checkedInBy')} as checked_in_by,
           st.checked_out_at, ${personOf('st.checkedOutBy')} as checked_out_by, st.reason,
           (select b.room_number from stays b where b.id = st.moved_from) as moved_from,
           (select a.room_number from stays a where a.moved_from = st.id) as moved_to,
           array(select t.name from stay_guests g join tickets t on t.id = g.ticket_id
                  where g.stay_id = st.id order by t.position, t.id) as guest_names
      from stays st
      join orders o on o.id = st.order_id
      join sailings s on s.id = st.sailing_id
      join ships sh on sh.id = s.ship_id
      join room_types rt on rt.id = st.room_type_id
      join room_types bt on bt.id = o.room_type_id
     where st.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [present(row, now)] : [];
  });
}

interface StayRow extends SailingRow {
  id: number;
  orderId: number;
  orderNo: string;
  customerName: string;
  people: number;
  roomId: number;
  number: string;
  floor: number;
  position: Room['position'];
  typeId: number;
  typeCode: string;
  nameEn: string;
  nameZh: string;
  boughtId: number;
  boughtCode: string;
  boughtEn: string;
  boughtZh: string;
  checkedInAt: Date;
  checkedInBy: string | null;
  checkedOutAt: Date | null;
  checkedOutBy: string | null;
  reason: string;
  movedFrom: string | null;
  movedTo: string | null;
  guestNames: string[];
}

function present(row: StayRow, now: Date): StayRecord {
  const { checkedInAt, checkedOutAt, typeId, boughtId } = row;
  const bought = {
    id: boughtId,
    code: row.boughtCode,
    name: { en: row.boughtEn, zh: row.boughtZh },
  };
  return {
    id: row.id,
    orderId: row.orderId,
    orderNo: row.orderNo,
    customerName: row.customerName,
    sailing: presentSailing(row),
    room: { id: row.roomId, number: row.number, floor: row.floor, position: row.position },
    roomType: { id: typeId, code: row.typeCode, name: { en: row.nameEn, zh: row.nameZh } },
    boughtType: boughtId === typeId ? null : bought,
    guestNames: row.guestNames,
    people: row.people,
    checkedInAt: checkedInAt.toISOString(),
    checkedInBy: row.checkedInBy,
    checkedOutAt: checkedOutAt?.toISOString() ?? null,
    checkedOutBy: row.checkedOutBy,
    minutes: minutesBetween(checkedInAt, checkedOutAt ?? now),
    reason: row.reason,
    movedFrom: row.movedFrom,
    movedTo: row.movedTo,
  };
}

/** Whole minutes; one that began a moment ago, by the clock of another process, has lasted none. */
function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));
}
