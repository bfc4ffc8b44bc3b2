import { sql } from 'kysely';
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
  const { rows } = await sql<{ codes: string[] }>`select active_codes(${asked}::text[]) as codes`.execute(db);
  return new Set([...known, ...(rows[0]?.codes ?? [])]);
}
