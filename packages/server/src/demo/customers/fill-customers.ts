import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { keepNumber } from '../../modules/customers/document-number.ts';
import { keepDocument } from '../../modules/customers/keep-document.ts';
import { insertAccount } from '../../modules/identity/index.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

const people = [
  {
    username: 'superagent',
    level: 'superAgent',
    realName: 'Lim Wei Sheng',
    gender: 'male',
    birthDate: '1979-03-14',
    phone: '+60123450101',
    idCard: '790314-10-5217',
    referenceCode: 'LIMWS',
    superior: null,
  },
  {
    username: 'agent',
    level: 'agent',
    realName: 'Nurul Aisyah binti Rahman',
    gender: 'female',
    birthDate: '1988-07-02',
    phone: '+60123450102',
    idCard: '880702-14-6034',
    referenceCode: 'AISYAH',
    superior: 'superagent',
  },
  {
    username: 'customer',
    level: 'normal',
    realName: 'Tan Mei Ling',
    gender: 'female',
    birthDate: '1992-11-23',
    phone: '+60123450103',
    idCard: '921123-08-5546',
    referenceCode: null,
    superior: null,
  },
] as const;

/** Whom `customer` travels with. */
const companions = (today: string) =>
  [
    {
      name: 'Wong Jia Hao',
      gender: 'male',
      idType: 'idCard',
      number: '900718-10-5533',
      passportExpiry: null,
      nationality: 'MY',
      birthDate: '1990-07-18',
      phone: '+60123450104',
      email: null,
    },
    {
      name: 'Wong Xin Yi',
      gender: 'female',
      idType: 'passport',
      number: 'A51230987',
      nationality: 'MY',
      phone: '+60123450103',
      email: null,
      ...demoChild(today),
    },
  ] as const;

/** The dates of the one child among them, who is still one and may travel whenever the demo is made. */
export function demoChild(today: string): { birthDate: string; passportExpiry: string } {
  return { birthDate: addMonths(today, -7 * 12 - 5), passportExpiry: addMonths(today, 4 * 12 + 5) };
}

/** One customer of every level, the agent under the super agent; the normal one keeps two passengers. */
export async function fillCustomers(
  tx: Tx,
  secrets: Secrets,
  passwordHash: string,
  now: Date,
): Promise<void> {
  // They have been customers for longer than the first of their orders.
  const registeredAt = new Date(now.getTime() - 400 * 86_400_000);
  const ids = new Map<string, number>();
  for (const { username, realName, idCard, superior, ...rest } of people) {
    const accountId = await insertAccount(tx, {
      kind: 'customer',
      username,
      passwordHash,
      name: realName,
      roleId: null,
      createdAt: registeredAt,
    });
    ids.set(username, accountId);
    const kept = keepNumber(secrets, 'idCard', idCard);
    await tx
      .insertInto('customers')
      .values({
        accountId,
        realName,
        ...rest,
        superiorId: ids.get(superior ?? '') ?? null,
        email: `${username}@gangway.example`,
        idCardSealed: kept.sealed,
        idCardFingerprint: kept.fingerprint,
        idCardEnding: kept.ending,
      })
      .execute();
  }
  await keepCompanions(tx, secrets, ids.get('customer') ?? 0, now);
}

async function keepCompanions(tx: Tx, secrets: Secrets, accountId: number, now: Date): Promise<void> {
  for (const { number, ...person } of companions(portDate(now))) {
    const kept = keepDocument(secrets, person.idType, number);
    await tx
      .insertInto('savedPassengers')
      .values({
        accountId,
        ...person,
        idSealed: kept.sealed,
        idFingerprint: kept.fingerprint,
        idEnding: kept.ending,
        consentedAt: now,
      })
      .execute();
  }
}
