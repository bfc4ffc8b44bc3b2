import type { CountedDevice } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';

/**
 * The devices of a sailing. A device numbers its scans through, whichever sailing they are for: what lies between the last
 * one before this sailing and its newest, and has not come, is a hole. A scan is a sign of life like any other.
 */
export async function listDevices(db: Db, sailingId: number, locale: Locale): Promise<CountedDevice[]> {
  const { rows } = await sql<Omit<CountedDevice, 'seenAt'> & { seenAt: Date }>`
    with own as (
      select device_id, count(*) as scans, min(sequence) as first, max(sequence) as newest,
             max(received_at) as received_at
        from scans where sailing_id = ${sailingId} and device_id is not null group by device_id),
    shares as (select device_id, held from boarding_shares where sailing_id = ${sailingId})
    select d.id, d.name, greatest(d.seen_at, own.received_at) as seen_at, coalesce(own.scans, 0) as scans, coalesce(shares.held, 0) as held,
           coalesce(own.newest - before.sequence - come.scans, 0) as holes
      from boarding_devices d
      left join own on own.device_id = d.id
      left join shares on shares.device_id = d.id
      left join lateral (
        select coalesce(max(s.sequence), 0) as sequence from scans s
         where s.device_id = d.id and s.sequence < own.first) before on own.device_id is not null
      left join lateral (
        select count(*) as scans from scans s
         where s.device_id = d.id and s.sequence > before.sequence and s.sequence <= own.newest) come
        on own.device_id is not null
     where own.device_id is not null or shares.device_id is not null
     order by ${inLanguage('d.name', locale)}, d.id`.execute(db);
  return rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() }));
}
