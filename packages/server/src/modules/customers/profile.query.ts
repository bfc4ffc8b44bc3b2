import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';

/** A customer's own profile; document numbers only by their last four characters. */
export async function getProfile(db: Db, accountId: number): Promise<Profile> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select([
      'accounts.id',
      'accounts.username',
      'customers.realName',
      'customers.gender',
      'customers.birthDate',
      'customers.phone',
      'customers.email',
      'customers.verifiedEmail',
      'customers.idCardEnding',
      'customers.passportEnding',
      'customers.remarks',
      'customers.level',
      'customers.referenceCode',
      'customers.version',
      'accounts.createdAt',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  const { createdAt, verifiedEmail, ...profile } = row;
  const emailVerified = profile.email !== null && profile.email.toLowerCase() === verifiedEmail;
  return { ...profile, emailVerified, registeredAt: createdAt.toISOString() };
}
