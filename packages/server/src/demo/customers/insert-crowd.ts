import { keepNumber } from '../../modules/customers/document-number.ts';
import { insertAccounts } from '../../modules/identity/index.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

interface CrowdPerson {
  name: string;
  gender: 'male' | 'female';
  birthDate: string;
  phone: string;
  idType: string;
  idNumber: string;
}

/** Many customers at once, so that the demo's lists are full; they sign in like the others. */
export async function insertCrowd(
  tx: Tx,
  secrets: Secrets,
  passwordHash: string,
  crowd: { people: readonly CrowdPerson[]; registeredAt: (index: number) => Date },
): Promise<{ id: number; username: string }[]> {
  const accounts = await insertAccounts(
    tx,
    crowd.people.map((person, index) => ({
      kind: 'customer' as const,
      username: usernameOf(person.name, index),
      passwordHash,
      name: person.name,
      roleId: null,
      createdAt: crowd.registeredAt(index),
    })),
  );
  const rows = crowd.people.map((person, index) => {
    const { id = 0, username = '' } = accounts[index] ?? {};
    const isCard = person.idType === 'idCard';
    const kept = keepNumber(secrets, isCard ? 'idCard' : 'passport', person.idNumber);
    return {
      accountId: id,
      realName: person.name,
      gender: person.gender,
      birthDate: person.birthDate,
      phone: person.phone,
      email: `${username}@example.com`,
      idCardSealed: isCard ? kept.sealed : null,
      idCardFingerprint: isCard ? kept.fingerprint : null,
      idCardEnding: isCard ? kept.ending : null,
      passportSealed: isCard ? null : kept.sealed,
      passportFingerprint: isCard ? null : kept.fingerprint,
      passportEnding: isCard ? null : kept.ending,
      referenceCode: null,
      superiorId: null,
    };
  });
  await tx.insertInto('customers').values(rows).execute();
  return accounts;
}

/** Of a name in other letters nothing is left, so such a one is called a guest. */
function usernameOf(name: string, index: number): string {
  const plain = name
    .toLowerCase()
    .split(/ bin | binti | a\/[lp] /)[0]
    ?.replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
  return `${plain || 'guest'}${index + 101}`;
}
