import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from '../settings/index.ts';

/** Which of some reference codes are known: the house's own, and those of agents whose account is active. */
export async function findReferrers(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return new Set();
  const houseCode = (await readSettings(db, 'referral.houseCode'))['referral.houseCode'];
  const asked = wanted.filter((code) => code !== houseCode);
  const known = wanted.filter((code) => code === houseCode);
  if (asked.length === 0) return new Set(known);
  const { rows } = await sql<{
    codes: string[] | null;
  }>`select ${activeCodes(sql`${asked}::text[]`)} as codes`.execute(db);
  return new Set([...known, ...(rows[0]?.codes ?? [])]);
}

/** Those of some codes that an agent has who may sell, as one JSON value of a statement. */
export const activeCodes = (codes: RawBuilder<unknown>) =>
  sql`(select json_agg(c.reference_code) from customers c join accounts a on a.id = c.account_id
        where c.reference_code = any(${codes}) and c.level in ('agent', 'superAgent')
          and a.status = 'active' and a.deleted_at is null)`;
