import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { translate } from '../../platform/messages/translate.ts';
import { type AuditedRecords, type AuditReader, seesCustomers } from '../identity/index.ts';

/** A record of any kind, as the audit log knows it. */
interface KnownRecord {
  entity: string;
  entityId: string;
  action: string;
}

const kinds: Record<string, string> = {
  account: 'person',
  agent: 'person',
  boarding: 'sailing',
  customer: 'person',
  manifest: 'sailing',
  reportReader: 'person',
  systemUser: 'person',
  wallet: 'person',
};

/** What makes many at once is noted under the ship they were made for. */
const ofShip = new Set(['room bulkCreate', 'sailing makePattern']);

/** What records are called in public: orders by their number, ships by their name. Null where one has no other name than its id. */
async function nameRecords(
  db: Db,
  records: readonly KnownRecord[],
  reader: AuditReader,
): Promise<(string | null)[]> {
  const wanted = Map.groupBy(records.filter(isNumbered), kindOf);
  const sources = sourcesFor(reader);
  const found = await Promise.all(
    [...wanted].map(async ([kind, some]) => {
      const source = sources[kind];
      const ids = [...new Set(some.map(({ entityId }) => Number(entityId)))];
      return [kind, source ? await readNames(db, source, ids) : new Map<number, string>()] as const;
    }),
  );
  const names = new Map(found);
  return records.map((record) => names.get(kindOf(record))?.get(Number(record.entityId)) ?? null);
}

function kindOf({ entity, action }: KnownRecord): string {
  return ofShip.has(`${entity} ${action}`) ? 'ship' : (kinds[entity] ?? entity);
}

function isNumbered({ entityId }: KnownRecord): boolean {
  return /^\d{1,15}$/.test(entityId);
}

async function readNames(
  db: Db,
  source: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (${source}) as named where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function sourcesFor(reader: AuditReader): Record<string, RawBuilder<unknown>> {
  const { locale } = reader;
  const [day, night] = (['day', 'night'] as const).map((slot) => translate(locale, `sailings.slot.${slot}`));
  return {
    person: seesCustomers(reader)
      ? sql`select id, coalesce(nullif(name, ''), username) as name from accounts`
      : sql`select id, case when kind = 'staff' and name <> '' then name else username end as name from accounts`,
    role: sql`select id, name from roles`,
    ship: sql`select id, name from ships`,
    room: sql`select r.id, s.name || ' ' || r.number as name from rooms r join ships s on s.id = r.ship_id`,
    roomType: sql`select id, code as name from room_types`,
    route:
      locale === 'zh'
        ? sql`select id, from_port_zh || ' – ' || destination_zh as name from routes`
        : sql`select id, from_port_en || ' – ' || destination_en as name from routes`,
    slide:
      locale === 'zh'
        ? sql`select id, title_zh as name from slides`
        : sql`select id, title_en as name from slides`,
    sailing: sql`select v.id, concat_ws(', ', s.name, v.date::text, case v.slot when 'day' then ${day}::text else ${night}::text end) as name
      from sailings v join ships s on s.id = v.ship_id`,
    order: sql`select id, order_no as name from orders`,
    ticket: sql`select id, serial as name from tickets`,
    payment: sql`select id, payment_no as name from payments`,
    refund: sql`select id, refund_no as name from payment_refunds`,
    cashShift: sql`select id, shift_no as name from cash_shifts`,
    crew: sql`select id, name from boarding_crew`,
  };
}

/** The records that have a number somebody may type: orders, payments, refunds and shifts. */
async function findRecords(db: Db, number: string): Promise<{ entity: string; entityId: string }[]> {
  const { rows } = await sql<{ entity: string; entityId: string }>`
    select 'order' as entity, id::text as entity_id from orders where order_no = ${number}
    union all select 'payment', id::text from payments where payment_no = ${number}
    union all select 'refund', id::text from payment_refunds where refund_no = ${number}
    union all select 'cashShift', id::text from cash_shifts where shift_no = ${number}`.execute(db);
  return rows;
}

/** What the audit log is told of the records it speaks of. */
export const auditedRecords = (db: Db): AuditedRecords => ({
  name: (entries, reader) => nameRecords(db, entries, reader),
  find: (number) => findRecords(db, number),
});
