import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

export interface RefusedLogin {
  action: 'loginFailed' | 'loginBlocked';
  /** The account it was for, if there is one of that name. */
  account: { id: number; username: string } | undefined;
  /** The name as it was typed. */
  username: string;
  facts?: Record<string, string | number>;
}

/**
 * Notes a login that was refused, under the account it was for. A name nobody has is kept by its first letter alone: it
 * may be a password typed into the wrong field. Called only for tries within the limits and once when one is reached,
 * so that strangers do not fill the log.
 */
export async function noteRefusedLogin(
  db: Db,
  actor: Actor,
  { action, account, username, facts = {} }: RefusedLogin,
): Promise<void> {
  const whose = { accountId: account?.id ?? null, username: account?.username ?? null };
  const after = account ? facts : { ...facts, username: `${Array.from(username.trim())[0] ?? ''}***` };
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      { ...actor, ...whose },
      { action, entity: 'account', entityId: account?.id ?? '-', after },
    ),
  );
}
