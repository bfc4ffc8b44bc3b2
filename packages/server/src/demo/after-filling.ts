import type { Platform } from '../platform/platform.ts';
import { liveOn } from './booking/live-on.ts';
import { refuseStatement } from './reports/refuse-statement.ts';
import { sendLastMonth } from './reports/send-last-month.ts';

/**
 * What goes through the use cases of the product, each in transactions of its own: orders that were changed, and work that waits for
 * a person. A demo that is cut short here has less to do in it, and is whole otherwise.
 */
export async function afterFilling(running: Platform, publicUrl: string): Promise<void> {
  // Money that does not agree and mails that are refused are logged loudly; here nobody is to be alarmed.
  const platform = { ...running, log: running.log.child({}, { level: 'silent' }) };
  const accounts = await platform.db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', ['admin', 'frontdesk', 'finance', 'agent'])
    .execute();
  const idOf = (username: string) => accounts.find((account) => account.username === username)?.id ?? 0;
  const actor = (username: string) => ({
    accountId: idOf(username),
    username,
    address: '',
    requestId: 'demo',
    at: platform.clock(),
  });
  // Where mails can be sent, the demo's people, who do not exist, are not written to.
  if (platform.mailer) return;
  await liveOn(platform, { id: idOf('frontdesk'), username: 'frontdesk' });
  await sendLastMonth(platform, idOf('admin'), publicUrl);
  await refuseStatement(platform, idOf('agent'), actor('finance'));
}
