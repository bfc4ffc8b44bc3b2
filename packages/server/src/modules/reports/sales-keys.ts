import type { SalesGrouping } from '@gangway/contract/reports/sales-schemas.ts';
import { type RawBuilder, sql } from 'kysely';

interface SalesKey {
  key: RawBuilder<unknown>;
  nameEn: RawBuilder<unknown>;
  nameZh: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

const none = sql`null::text`;
const plain = (key: RawBuilder<unknown>): SalesKey => ({ key, nameEn: none, nameZh: none, joins: sql`` });

/** By what an event of `sales-events.ts` is put together, and what that is called where the key does not say it. */
export const salesKeys: Record<Exclude<SalesGrouping, 'nationality'>, SalesKey> = {
  day: plain(sql`to_char(e.at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD')`),
  sailingDate: plain(sql`e.sailing_date::text`),
  method: plain(sql`e.method`),
  referenceCode: plain(sql`e.referrer`),
  route: {
    key: sql`e.route_id::text`,
    nameEn: sql`r.from_port_en || ' – ' || r.destination_en`,
    nameZh: sql`r.from_port_zh || ' – ' || r.destination_zh`,
    joins: sql`left join routes r on r.id = e.route_id`,
  },
  roomType: {
    key: sql`e.room_type_id::text`,
    nameEn: sql`t.name_en`,
    nameZh: sql`t.name_zh`,
    joins: sql`left join room_types t on t.id = e.room_type_id`,
  },
  channel: plain(sql`case when e.channel = 'site' and e.by_agent then 'agent' else e.channel end`),
  agent: {
    key: sql`c.account_id::text`,
    nameEn: sql`c.real_name`,
    nameZh: sql`c.real_name`,
    joins: sql`left join customers c on c.account_id = e.account_id and e.by_agent`,
  },
};
