import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** A type of cabins on a ship, and what a sailing has sold of it. */
export interface SoldType {
  id: number;
  code: string;
  name: { en: string; zh: string };
  sold: number;
  /** Of those, how many are in a room already. */
  housed: number;
}

/** The types of cabins a ship has or a sailing has sold, in the order of the house. Without a sailing nothing is sold. */
export async function readSold(db: Db, shipId: number, sailingId: number | null): Promise<SoldType[]> {
  const { rows } = await sql<Omit<SoldType, 'name'> & { nameEn: string; nameZh: string }>`
    select rt.id, rt.code, rt.name_en, rt.name_zh, coalesce(o.sold, 0) as sold, coalesce(o.housed, 0) as housed
      from room_types rt left join (
        select o.room_type_id, count(*)::int as sold, count(st.id)::int as housed
          from orders o left join stays st on st.order_id = o.id and st.checked_out_at is null and st.sailing_id = o.sailing_id
         where o.sailing_id = ${sailingId}::bigint and o.status in ('paid', 'completed') group by 1
      ) o on o.room_type_id = rt.id
     where rt.kind = 'cabin' and (o.sold > 0 or exists (
       select from rooms r where r.room_type_id = rt.id and r.ship_id = ${shipId}))
     order by rt.position, rt.id`.execute(db);
  return rows.map(({ nameEn, nameZh, ...type }) => ({ ...type, name: { en: nameEn, zh: nameZh } }));
}
