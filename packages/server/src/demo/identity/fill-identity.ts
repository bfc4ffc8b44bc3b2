import { type ShippedRole, shippedRoles } from '@gangway/contract/core/office-routes.ts';
import { insertAccount } from '../../modules/identity/accounts.store.ts';
import type { Tx } from '../../platform/database/create-database.ts';

const names: Record<ShippedRole, string> = {
  admin: 'Farah Zainal',
  editor: 'Kevin Ong',
  boarding: 'Arif Hakimi',
  food: 'Siti Mariam',
  chip: 'Jason Raj',
  disembark: 'Chong Li Na',
  frontdesk: 'Amirah Yusof',
  housekeeping: 'Devi Krishnan',
  finance: 'Wong Kah Mun',
};

/** One member of staff for every shipped role, named like the role. */
export async function fillIdentity(tx: Tx, passwordHash: string): Promise<void> {
  const roles = await tx.selectFrom('roles').select(['id', 'name']).execute();
  for (const username of shippedRoles) {
    const roleId = roles.find((role) => role.name === username)?.id ?? null;
    await insertAccount(tx, { kind: 'staff', username, passwordHash, name: names[username], roleId });
  }
}
