import type { Locale } from '@gangway/contract/core/locales.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';

/** The passengers a customer keeps, by name; their numbers only by the last four characters. */
export async function listPassengers(db: Db, accountId: number, locale: Locale): Promise<SavedPassenger[]> {
  const rows = await select(db, accountId).orderBy(inLanguage('name', locale)).orderBy('id').execute();
  return rows.map(present);
}

export async function getPassenger(db: Db, accountId: number, id: number): Promise<SavedPassenger> {
  const row = await select(db, accountId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return present(row);
}

function select(db: Db, accountId: number) {
  return db
    .selectFrom('savedPassengers')
    .select([
      'id',
      'name',
      'gender',
      'idType',
      'idEnding',
      'passportExpiry',
      'nationality',
      'birthDate',
      'phone',
      'email',
      'remarks',
      'consentedAt',
      'updatedAt',
    ])
    .where('accountId', '=', accountId);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function present({ consentedAt, updatedAt, ...row }: Row): SavedPassenger {
  return { ...row, consentedAt: consentedAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
}
