import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { keepNumber } from './document-number.ts';

export type ProfileInput = Omit<Body<typeof customersCalls.saveCustomer>, 'version'>;

/** What a save would write, to be compared with what stands. What is left empty of some fields stays what it is. */
export function givenProfile({ idCard, passport, birthDate, ...input }: ProfileInput) {
  return {
    ...input,
    email: input.email ?? null,
    idCard: idCard ?? undefined,
    passport: passport ?? undefined,
    birthDate: birthDate ?? undefined,
  };
}

interface KeepProfile {
  accountId: number;
  /** What is kept of the identity card by now. */
  idCardEnding: string | null;
  input: ProfileInput;
  at: Date;
}

/** Writes a profile. An identity card number is needed once; a number or birth date left empty later stays what it is. */
export async function keepProfile(
  tx: Tx,
  secrets: Secrets,
  { accountId, idCardEnding, input, at }: KeepProfile,
): Promise<void> {
  if (!input.idCard && !idCardEnding) throw fieldError('request.invalid', 'idCard', 'validation.required');
  const idCard = input.idCard ? keepNumber(secrets, 'idCard', input.idCard) : null;
  const passport = input.passport ? keepNumber(secrets, 'passport', input.passport) : null;
  const { realName, gender, phone, remarks, birthDate } = input;
  await tx
    .updateTable('customers')
    .set({ realName, gender, phone, remarks, email: input.email ?? null, updatedAt: at })
    // Another address has not been checked, and the one before is theirs no more.
    .set(({ eb }) => ({
      verifiedEmail: eb
        .case()
        .when('verifiedEmail', '=', input.email?.toLowerCase() ?? '')
        .then(eb.ref('verifiedEmail'))
        .end(),
    }))
    .$if(Boolean(birthDate), (query) => query.set({ birthDate: birthDate ?? null }))
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
    .set({ name: realName, updatedAt: at })
    .where('id', '=', accountId)
    .execute();
}
