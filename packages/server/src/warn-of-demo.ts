import { demoLogins, demoPassword } from './demo-logins.ts';
import { listAccountsWithPassword } from './modules/identity/index.ts';
import type { Platform } from './platform/platform.ts';

/** Names, in the log of a product in production, the accounts of the demo that anybody can log in with. */
export async function warnOfDemo({ db, log }: Platform): Promise<void> {
  try {
    const accounts = await listAccountsWithPassword(db, demoLogins, demoPassword);
    if (accounts.length === 0) return;
    const logins = new Set<string>(demoLogins);
    const named = accounts.filter((username) => logins.has(username));
    const others = accounts.length - named.length;
    // The demo has hundreds of customers.
    const crowd = others > 0 ? [`${others} ${named.length > 0 ? 'more' : 'customers'} of the demo`] : [];
    log.warn(
      `this database was filled with the demo, and anybody can log in with its password as ${[...named, ...crowd].join(', ')}: change their passwords or switch them off`,
    );
  } catch (error) {
    log.warn({ err: error }, 'accounts of the demo could not be looked for');
  }
}
