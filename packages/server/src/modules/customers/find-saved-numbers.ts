import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export interface SavedNumber {
  number: string;
  idType: IdType;
}

/** Document numbers of passengers a customer keeps, by their ids; an id of somebody else is not among them. */
export async function findSavedNumbers(
  db: Db,
  secrets: Secrets,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, SavedNumber>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('savedPassengers')
    .select(['id', 'idType', 'idSealed'])
    .where('accountId', '=', accountId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, idType, idSealed }) => [id, { number: secrets.open(idSealed), idType }] as const),
  );
}
