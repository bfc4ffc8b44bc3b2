import { listAccountsWithPassword } from '../modules/identity/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoLogins, demoPassword } from './fill-demo.ts';

const mostNamed = 20;

/** Names, in the log of a product in production, the accounts of the demo that anybody can log in with. */
export async function warnOfDemo({ db, log }: Platform): Promise<void> {
  try {
    const accounts = await listAccountsWithPassword(db, demoLogins, demoPassword);
    if (accounts.length === 0) return;
    const more = accounts.length > mostNamed ? ` and ${accounts.length - mostNamed} more` : '';
    log.warn(
      `this database was filled with the demo, and anybody can log in with its password as ${accounts.slice(0, mostNamed).join(', ')}${more}: change their passwords or switch them off`,
    );
  } catch (error) {
    log.warn({ err: error }, 'accounts of the demo could not be looked for');
  }
}
