import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepNumber } from './document-number.ts';
import { getProfile } from './profile.query.ts';

export interface SaveProfileInput {
  realName: string;
  gender: 'male' | 'female' | 'other';
  phone: string;
  email?: string | null | undefined;
  idCard?: string | null | undefined;
  passport?: string | null | undefined;
  remarks: string;
}

/** Changes the own profile. An identity card number is needed once; left empty later, the one kept stays. */
export async function saveProfile(
  { db, secrets }: Platform,
  accountId: number,
  input: SaveProfileInput,
  origin: Origin,
): Promise<Profile> {
  return inTransaction(db, async (tx) => {
    const before = await getProfile(tx, accountId);
    if (!input.idCard && !before.idCardEnding)
      throw fieldError('request.invalid', 'idCard', 'validation.required');
    const idCard = input.idCard ? keepNumber(secrets, 'idCard', input.idCard) : null;
    const passport = input.passport ? keepNumber(secrets, 'passport', input.passport) : null;
    const { realName, gender, phone, remarks } = input;
    await tx
      .updateTable('customers')
      .set({ realName, gender, phone, remarks, email: input.email ?? null, updatedAt: origin.at })
      .$if(idCard !== null, (query) =>
        query.set({
          idCardSealed: idCard?.sealed ?? null,
          idCardFingerprint: idCard?.fingerprint ?? null,
          idCardEnding: idCard?.ending ?? null,
        }),
      )
      .$if(passport !== null, (query) =>
        query.set({
          passportSealed: passport?.sealed ?? null,
          passportFingerprint: passport?.fingerprint ?? null,
          passportEnding: passport?.ending ?? null,
        }),
      )
      .where('accountId', '=', accountId)
      .execute();
    await tx
      .updateTable('accounts')
      .set({ name: realName, updatedAt: origin.at })
      .where('id', '=', accountId)
      .execute();
    const after = await getProfile(tx, accountId);
    await recordAudit(tx, origin, {
      action: 'update',
      entity: 'customer',
      entityId: accountId,
      after: { changed: changedFields(before, after) },
    });
    return after;
  });
}

/** Which fields changed, by name: what they hold is the person's own and stays out of the audit log. */
function changedFields(before: Profile, after: Profile): string[] {
  return Object.keys(after).filter((name) => Reflect.get(before, name) !== Reflect.get(after, name));
}
