import { randomUUID } from 'node:crypto';
import { getCustomer } from '../../../src/modules/customers/customers.queries.ts';
import { resetCustomerPassword } from '../../../src/modules/customers/reset-customer-password.ts';
import { saveCustomer } from '../../../src/modules/customers/save-customer.ts';
import { setCustomerStatus } from '../../../src/modules/customers/set-customer-status.ts';
import { insertAccount } from '../../../src/modules/identity/accounts.store.ts';
import { deleteRole } from '../../../src/modules/identity/delete-role.ts';
import { deleteSystemUser } from '../../../src/modules/identity/delete-system-user.ts';
import { saveRole } from '../../../src/modules/identity/save-role.ts';
import { saveSystemUser } from '../../../src/modules/identity/save-system-user.ts';
import { inTransaction } from '../../../src/platform/database/in-transaction.ts';
import { pick } from '../find.ts';
import { versionOf } from '../version-of.ts';
import type { World } from '../world.ts';
import { endOnce, missingId, mustRefuse, type Trick } from './found.ts';

/** Staff and nobody, taken for a customer; a form that somebody else has saved since; the same said by three at once. */
export const customerTrick: Trick = async (world, _, { a, b }) => {
  const { platform } = world;
  const actor = world.actor('editor');
  const nobody = a % 2 === 0 ? missingId : world.account('finance');
  const customer = world.account('customer');
  const profile = { realName: 'Somebody', gender: 'female' as const, phone: '+60123456789', remarks: '' };
  const save = (id: number) => saveCustomer(platform, id, { ...profile, version: 0 }, actor);
  if (b % 5 === 0) return mustRefuse(true, () => getCustomer(platform.db, nobody));
  if (b % 5 === 1) return mustRefuse(true, () => save(nobody));
  if (b % 5 === 2) return mustRefuse(true, () => save(customer));
  if (b % 5 === 3) return mustRefuse(true, () => setCustomerStatus(platform, nobody, 'disabled', actor));
  const disable = () => setCustomerStatus(platform, customer, 'disabled', actor);
  await Promise.all([disable(), disable(), disable()]);
  const noted = await platform.db
    .selectFrom('auditLog')
    .select('id')
    .where('requestId', '=', actor.requestId)
    .execute();
  await setCustomerStatus(platform, customer, 'active', world.actor('editor'));
  if (noted.length > 1) throw new Error(`somebody was disabled ${noted.length} times`);
};

/** Staff and nobody, taken for a customer; a customer, taken for an agent. */
export const passwordTrick: Trick = (world, _, { a, b }) => {
  const whom = pick([missingId, world.account('finance'), world.account('customer')], a) ?? missingId;
  const whose = whom === world.account('customer') || b % 2 === 0 ? 'agent' : undefined;
  return mustRefuse(true, () =>
    resetCustomerPassword(world.platform, whom, 'secret-9', world.actor('editor'), whose),
  );
};

/** A customer and nobody, taken for staff; a role that is not there; one who is gone. */
export const systemUserTrick: Trick = async (world, _, { a }) => {
  const { platform } = world;
  const actor = world.actor('admin');
  const caller = await adminOf(world);
  const roleId = await someRole(world);
  const user = { username: `u${randomUUID().slice(0, 8)}`, name: 'Somebody', status: 'active' as const };
  const save = async (id: number, role = roleId) => {
    const version = await versionOf(world, 'accounts', id);
    return saveSystemUser(platform, caller, { ...user, id, version, roleId: role }, actor);
  };
  const remove = (id: number) => deleteSystemUser(platform, noPortraits, caller, id, actor);
  const nobody = a % 2 === 0 ? missingId : world.account('customer');
  if (a % 7 < 2) return mustRefuse(true, () => save(nobody));
  if (a % 7 < 4) return mustRefuse(true, () => remove(nobody));
  if (a % 7 === 4) return mustRefuse(true, () => save(world.account('finance'), missingId));
  if (a % 7 === 5) return mustRefuse(true, () => remove(caller.accountId));
  const id = await inTransaction(platform.db, (tx) =>
    insertAccount(tx, { kind: 'staff', passwordHash: 'none', introduction: '', roleId, ...user }),
  );
  return endOnce(
    () => remove(id),
    () => save(id),
  );
};

/** A role that came with the product, one that is not there, one that is gone. */
export const roleTrick: Trick = async (world, _, { a }) => {
  const { platform } = world;
  const actor = world.actor('admin');
  const { id: builtIn } = await platform.db
    .selectFrom('roles')
    .select('id')
    .where('builtIn', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const fields = {
    name: randomUUID().slice(0, 12),
    template: 'editor' as const,
    description: '',
    grants: [],
  };
  const wrong = a % 2 === 0 ? missingId : builtIn;
  if (a % 6 < 2) return mustRefuse(true, () => saveRole(platform, { ...fields, id: wrong }, actor));
  if (a % 6 < 4) return mustRefuse(true, () => deleteRole(platform, wrong, actor));
  const { id, version } = await saveRole(platform, fields, actor);
  return endOnce(
    () => deleteRole(platform, id, actor),
    () => saveRole(platform, { ...fields, id, version }, actor),
  );
};

async function adminOf(world: World) {
  const accountId = world.account('admin');
  const { id: sessionId } = await world.platform.db
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const role = { id: 1, name: 'admin', template: 'admin' as const };
  return { ...world.caller('admin'), kind: 'staff' as const, sessionId, role };
}

async function someRole({ platform }: World): Promise<number> {
  const roles = platform.db.selectFrom('roles').select('id').where('template', '=', 'editor');
  return (await roles.orderBy('id').executeTakeFirstOrThrow()).id;
}

const noPortraits = {
  store: async () => 0,
  claim: async () => {},
  drop: async () => {},
  address: () => '',
};
