import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

interface RefusedLogin {
  action: 'loginFailed' | 'loginBlocked';
  /** The accounts it was for: several share a phone number, and a name may be nobody's. */
  accounts: readonly { id: number; username: string }[];
  /** The name as it was typed. */
  username: string;
  facts?: Record<string, string | number>;
}

/**
 * Notes a login that was refused, under each account it was for. A name nobody has is kept by its first letter alone: it
 * may be a password typed into the wrong field. Called only for tries within the limits and once when one is reached,
 * so that strangers do not fill the log.
 */
export async function noteRefusedLogin(
  db: Db,
  actor: Actor,
  { action, accounts, username, facts = {} }: RefusedLogin,
): Promise<void> {
  const nobody = { ...facts, username: `${Array.from(username.trim())[0] ?? ''}***` };
  await inTransaction(db, async (tx) => {
    for (const { id, username: name } of accounts) {
      const whose = { ...actor, accountId: id, username: name };
      await recordAudit(tx, whose, { action, entity: 'account', entityId: id, after: facts });
    }
    if (accounts.length > 0) return;
    const stranger = { ...actor, accountId: null, username: null };
    await recordAudit(tx, stranger, { action, entity: 'account', entityId: '-', after: nobody });
  });
}
