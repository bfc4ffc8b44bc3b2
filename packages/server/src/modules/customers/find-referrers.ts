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
  const rows = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select('customers.referenceCode')
    .where('customers.referenceCode', 'in', asked)
    .where('customers.level', 'in', ['agent', 'superAgent'])
    .where('accounts.status', '=', 'active')
    .where('accounts.deletedAt', 'is', null)
    .execute();
  return new Set([...known, ...rows.flatMap((row) => row.referenceCode ?? [])]);
}
