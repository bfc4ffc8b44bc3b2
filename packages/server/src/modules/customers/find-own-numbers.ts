import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** The document numbers a customer keeps in the own profile, by document. */
export async function findOwnNumbers(
  db: Db,
  secrets: Secrets,
  accountId: number,
): Promise<Partial<Record<IdType, string>>> {
  const row = await db
    .selectFrom('customers')
    .select(['idCardSealed', 'passportSealed'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return {
    ...(row?.idCardSealed ? { idCard: secrets.open(row.idCardSealed) } : {}),
    ...(row?.passportSealed ? { passport: secrets.open(row.passportSealed) } : {}),
  };
}
