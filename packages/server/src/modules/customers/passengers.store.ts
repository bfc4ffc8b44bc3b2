import type { CountryCode } from '@gangway/contract/core/countries.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Gender } from '@gangway/contract/customers/schemas.ts';
import type { Tx } from '../../platform/database/create-database.ts';

export interface PassengerRow {
  name: string;
  gender: Gender;
  idType: IdType;
  idSealed: string;
  idFingerprint: string;
  idEnding: string;
  passportExpiry: string | null;
  nationality: CountryCode;
  birthDate: string;
  phone: string;
  email: string | null;
  remarks: string;
  updatedAt: Date;
}

export async function insertPassenger(
  tx: Tx,
  accountId: number,
  row: PassengerRow & { consentedAt: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('savedPassengers')
    .values({ accountId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The first consent to a document stays; one given now counts where there was none. */
export async function updatePassenger(
  tx: Tx,
  id: number,
  row: PassengerRow,
  { consentedAt, another }: { consentedAt: Date | null; another: boolean },
): Promise<void> {
  await tx
    .updateTable('savedPassengers')
    .set((eb) => ({
      ...row,
      consentedAt: another ? consentedAt : eb.fn.coalesce('consentedAt', eb.val(consentedAt)),
    }))
    .where('id', '=', id)
    .execute();
}

/** The document an entry of this customer is kept with, by its fingerprint. */
export async function findKeptDocument(tx: Tx, accountId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('savedPassengers')
    .select('idFingerprint')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.idFingerprint;
}

/** Whether there was such a passenger of this customer. */
export async function removePassenger(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('savedPassengers')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return removed.length > 0;
}

export async function findByDocument(tx: Tx, accountId: number, fingerprint: string): Promise<number | null> {
  const row = await tx
    .selectFrom('savedPassengers')
    .select('id')
    .where('accountId', '=', accountId)
    .where('idFingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countPassengers(tx: Tx, accountId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('savedPassengers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
