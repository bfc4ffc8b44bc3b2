import type { Tx } from '../../platform/database/create-database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { insertAccount } from '../identity/index.ts';
import { keepNumber } from './document-number.ts';

const people = [
  {
    username: 'superagent',
    level: 'superAgent',
    realName: 'Lim Wei Sheng',
    gender: 'male',
    birthDate: '1979-03-14',
    phone: '+60123450101',
    idCard: '790314-10-5217',
  },
  {
    username: 'agent',
    level: 'agent',
    realName: 'Nurul Aisyah binti Rahman',
    gender: 'female',
    birthDate: '1988-07-02',
    phone: '+60123450102',
    idCard: '880702-14-6034',
  },
  {
    username: 'customer',
    level: 'normal',
    realName: 'Tan Mei Ling',
    gender: 'female',
    birthDate: '1992-11-23',
    phone: '+60123450103',
    idCard: '921123-08-5546',
  },
] as const;

/** One customer of every level. */
export async function customersDemo(tx: Tx, secrets: Secrets, passwordHash: string): Promise<void> {
  for (const { username, realName, idCard, ...rest } of people) {
    const accountId = await insertAccount(tx, {
      kind: 'customer',
      username,
      passwordHash,
      name: realName,
      roleId: null,
    });
    const kept = keepNumber(secrets, 'idCard', idCard);
    await tx
      .insertInto('customers')
      .values({
        accountId,
        realName,
        ...rest,
        email: `${username}@gangway.example`,
        idCardSealed: kept.sealed,
        idCardFingerprint: kept.fingerprint,
        idCardEnding: kept.ending,
      })
      .execute();
  }
}
