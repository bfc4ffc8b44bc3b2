import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { OutboxTopics } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailLink } from './mail-link.ts';

/** Mails whoever forgot a password the link to a new one, to an address that was checked and to no other. */
export async function mailResetLinks(
  platform: Platform,
  publicUrl: string,
  { wishId, accountIds, locale }: OutboxTopics['password.forgotten'],
): Promise<void> {
  const reached = await platform.db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select(['accounts.id', 'accounts.username', 'customers.verifiedEmail'])
    .where('accounts.id', 'in', accountIds)
    .where('accounts.kind', '=', 'customer')
    .where('accounts.status', '=', 'active')
    .where('accounts.deletedAt', 'is', null)
    .execute();
  for (const { id: accountId, username, verifiedEmail: email } of reached) {
    if (email === null) continue;
    await inTransaction(platform.db, (tx) =>
      mailLink(platform, tx, {
        id: wishId,
        purpose: 'password',
        accountId,
        username,
        email,
        locale,
        publicUrl,
      }),
    );
  }
}
