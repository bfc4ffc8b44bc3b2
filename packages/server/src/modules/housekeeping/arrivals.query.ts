import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Bed, RoomKind } from '@gangway/contract/fleet/schemas.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { judgeOrder } from '@gangway/contract/housekeeping/judge-check-in.ts';
import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { phoneEnds } from '../booking/index.ts';
import { presentSailing, sailingColumns, type SailingRow } from './housed-sailing.ts';

type ArrivalPage = Body<typeof housekeepingCalls.pageArrivals>;

const sortedBy = (locale: Locale) => ({
  customerName: inLanguage('o.customerName', locale),
  orderNo: sql`o.order_no`,
});
const ways = { asc: sql`asc`, desc: sql`desc` };
const states = {
  waiting: sql<SqlBool>`st.id is null`,
  in: sql<SqlBool>`st.id is not null and st.checked_out_at is null`,
  out: sql<SqlBool>`st.checked_out_at is not null`,
};

/** An order with its type, its sailing and its last stay there. */
const joins: RawBuilder<unknown> = sql`
  orders o join room_types rt on rt.id = o.room_type_id join sailings s on s.id = o.sailing_id
  join ships sh on sh.id = s.ship_id
  left join lateral (
    select * from stays where order_id = o.id and sailing_id = o.sailing_id order by checked_in_at desc limit 1
  ) st on true`;

/** The orders with cabins of a sailing that somebody may come for. They are a few hundred at most. */
export async function pageArrivals(db: Db, input: ArrivalPage, locale: Locale) {
  const { size, page } = input;
  const [records, count] = await Promise.all([
    listArrivals(db, input, { locale, limit: size, offset: (page - 1) * size }),
    sql<{ total: number }>`select count(*) as total ${fromOrders(input.filter)}`.execute(db),
  ]);
  return { records, total: count.rows[0]?.total ?? 0 };
}

/** The same orders, as many as are wanted. */
export async function listArrivals(
  db: Db,
  { filter, sort = { by: 'customerName', order: 'asc' } }: Pick<ArrivalPage, 'filter' | 'sort'>,
  { locale, limit, offset = 0 }: { locale: Locale; limit: number; offset?: number },
): Promise<Arrival[]> {
  await requireSailing(db, filter.sailingId);
  const { rows } = await sql<ArrivalRow>`
    select ${columns} ${fromOrders(filter)}
     order by ${sortedBy(locale)[sort.by]} ${ways[sort.order]}, o.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(present);
}

function fromOrders({ sailingId, keyword, state }: ArrivalPage['filter']): RawBuilder<unknown> {
  return sql`
      from ${joins}
     where o.sailing_id = ${sailingId} and rt.kind = 'cabin' and o.status in ('unpaid', 'paid', 'completed')
       and ${state ? states[state] : sql`true`} and ${matches(keyword)}`;
}

/** One order as the desk sees it; null where there is none. */
export async function findArrivalOf(db: Db, orderId: number): Promise<Arrival | null> {
  const { rows } = await sql<ArrivalRow>`select ${columns} from ${joins} where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  return row ? present(row) : null;
}

async function requireSailing(db: Db, id: number): Promise<void> {
  const row = await db.selectFrom('sailings').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
}

/** Fewer digits than these are no end of a telephone number, but a room or a part of another number. */
const phoneDigits = /(?:\d\D*){4}/;

/** A part of the customer's or a guest's name, the order, group or ticket number, the room, or the end of a telephone number. */
function matches(keyword: string | undefined): RawBuilder<SqlBool> {
  if (!keyword) return sql<SqlBool>`true`;
  const pattern = likePattern(keyword);
  const phone = phoneDigits.test(keyword) ? phoneEnds(sql`t.phone`, keyword) : sql<SqlBool>`false`;
  return sql<SqlBool>`(o.customer_name ilike ${pattern} or o.order_no ilike ${pattern} or o.group_no ilike ${pattern}
    or st.room_number ilike ${pattern} or exists (
      select from tickets t where t.order_id = o.id and t.live
         and (t.name ilike ${pattern} or t.serial ilike ${likePattern(keyword.replaceAll(/[\s-]/g, ''))} or ${phone})))`;
}

/** The columns of `ArrivalRow`, from `joins`. */
const columns: RawBuilder<unknown> = sql`
  o.id as order_id, o.order_no, o.group_no, o.customer_name, o.status, o.bed, rt.id as room_type_id, rt.kind, rt.code,
  rt.name_en, rt.name_zh, ${sailingColumns}, st.id as stay_id, st.room_id, st.room_number, st.checked_in_at,
  st.checked_out_at,
  (select coalesce(json_agg(json_build_object(
            'ticketId', t.id, 'name', t.name, 'birthDate', t.birth_date, 'remarks', t.remarks,
            'aboard', t.boarded_at is not null and t.disembarked_at is null, 'arrivedAt', g.arrived_at) order by t.position), '[]')
     from tickets t left join stay_guests g on g.ticket_id = t.id and g.stay_id = st.id
    where t.order_id = o.id and t.live) as guests`;

interface ArrivalRow extends SailingRow {
  orderId: number;
  orderNo: string;
  groupNo: string;
  customerName: string;
  status: OrderStatus;
  bed: Bed | null;
  roomTypeId: number;
  kind: RoomKind;
  code: string;
  nameEn: string;
  nameZh: string;
  stayId: number | null;
  roomId: number;
  roomNumber: string;
  checkedInAt: Date;
  checkedOutAt: Date | null;
  guests: {
    ticketId: number;
    name: string;
    birthDate: string;
    remarks: string;
    aboard: boolean;
    arrivedAt: string | null;
  }[];
}

function present(row: ArrivalRow): Arrival {
  const { orderId, orderNo, groupNo, customerName, status, bed, kind, sailingStatus, date, guests } = row;
  return {
    orderId,
    orderNo,
    groupNo,
    customerName,
    status,
    sailing: presentSailing(row),
    roomType: { id: row.roomTypeId, code: row.code, name: { en: row.nameEn, zh: row.nameZh } },
    bed,
    remarks: [...new Set(guests.flatMap(({ remarks }) => remarks || []))].join('; '),
    guests: guests.map(({ birthDate, remarks: _, arrivedAt, ...guest }) => ({
      ...guest,
      ageGroup: ageGroup(birthDate, date),
      arrivedAt: arrivedAt && new Date(arrivedAt).toISOString(),
    })),
    stay:
      row.stayId === null
        ? null
        : {
            id: row.stayId,
            roomId: row.roomId,
            roomNumber: row.roomNumber,
            checkedInAt: row.checkedInAt.toISOString(),
            checkedOutAt: row.checkedOutAt?.toISOString() ?? null,
          },
    refusal: judgeOrder({ status, kind, sailingStatus }),
  };
}
