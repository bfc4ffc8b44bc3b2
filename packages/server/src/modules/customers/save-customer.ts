import { portDate } from '@gangway/contract/core/dates.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CustomerRow, getCustomer } from './customers.queries.ts';
import { givenProfile, keepProfile, type ProfileInput } from './keep-profile.ts';
import { requireAccountAge } from './require-account-age.ts';

/** Puts a customer's details right, unless somebody changed them since that version. Nothing changed is not noted. */
export async function saveCustomer(
  { db, secrets }: Platform,
  accountId: number,
  { version, ...input }: ProfileInput & { version: number },
  actor: Actor,
): Promise<CustomerRow> {
  return inTransaction(db, async (tx) => {
    const numbersBefore = await lockNumbers(tx, accountId);
    const before = await getCustomer(tx, accountId);
    await requireCurrent(tx, {
      entity: 'customer',
      entityId: accountId,
      input: { version, ...givenProfile(input) },
      current: before,
    });
    if (input.birthDate && input.birthDate !== before.birthDate)
      requireAccountAge(input.birthDate, portDate(actor.at));
    const { idCardEnding } = before;
    await keepProfile(tx, secrets, { accountId, idCardEnding, input, at: actor.at });
    const after = await getCustomer(tx, accountId);
    const numbersAfter = await lockNumbers(tx, accountId);
    const changed = [
      ...corrected.filter((name) => before[name] !== after[name]),
      ...documents.filter((name) => numbersBefore?.[name] !== numbersAfter?.[name]),
    ];
    if (changed.length > 0) {
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'customer',
        entityId: accountId,
        before: told(before, changed),
        after: told(after, changed),
        isChange: true,
      });
    }
    return after;
  });
}

const corrected = ['realName', 'gender', 'birthDate', 'phone', 'email', 'remarks'] as const;
const documents = ['idCard', 'passport'] as const;
type Field = (typeof corrected)[number] | (typeof documents)[number];

/** Who corrects a number here can read it nowhere: the log tells it by its ending too. */
function told(customer: CustomerRow, fields: readonly Field[]): Record<string, string | null> {
  const values = {
    ...customer,
    idCard: masked(customer.idCardEnding),
    passport: masked(customer.passportEnding),
  };
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function masked(ending: string | null): string | null {
  return ending && `•••• ${ending}`;
}

/** Holds the customer until the end, and gives what tells one document number from another. */
function lockNumbers(tx: Tx, accountId: number) {
  return tx
    .selectFrom('customers')
    .select(['idCardFingerprint as idCard', 'passportFingerprint as passport'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
