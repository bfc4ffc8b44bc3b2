import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { askTogetherOf } from '../../platform/ask-together.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { forSeveral } from '../../platform/database/for-several.ts';

/** A customer's own profile; document numbers only by their last four characters. */
export async function getProfile(db: Db, accountId: number): Promise<Profile> {
  const found = await readProfile(db, accountId);
  if (!found) throw new AppError('record.missing');
  const { createdAt, verifiedEmail, ...profile } = found;
  const emailVerified = profile.email !== null && profile.email.toLowerCase() === verifiedEmail;
  return { ...profile, emailVerified, registeredAt: new Date(createdAt).toISOString() };
}

const readProfile = askTogetherOf(async (db: Db, ids: readonly number[]) => {
  const { rows } = await db.executeQuery(profilesOf(ids));
  return new Map(rows.map(({ id, profile }) => [id, profile]));
}, 32);

/** As one value each: the driver reads one text sooner than fifteen. */
const profilesOf = forSeveral<{ id: number; profile: Found }>(
  (ids) => `
  select a.id, json_build_object(
           'id', a.id, 'username', a.username, 'realName', c.real_name, 'gender', c.gender, 'birthDate', c.birth_date, 'phone', c.phone,
           'email', c.email, 'verifiedEmail', c.verified_email, 'idCardEnding', c.id_card_ending, 'passportEnding', c.passport_ending,
           'remarks', c.remarks, 'level', c.level, 'referenceCode', c.reference_code, 'version', c.version,
           'createdAt', a.created_at) as profile
    from customers c join accounts a on a.id = c.account_id where a.id in (${ids})`,
);

type Found = Omit<Profile, 'emailVerified' | 'registeredAt'> & {
  verifiedEmail: string | null;
  createdAt: string;
};
