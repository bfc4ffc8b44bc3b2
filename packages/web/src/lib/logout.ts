import { sessionCalls } from '@gangway/contract/identity/session-calls.ts';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { forgetOwn } from './own-keys.ts';
import { currentPath } from './redirect.ts';
import { loginPath } from './site-urls.ts';
import { token } from './token.ts';

let leaving = false;

/** Whether this page is on its way out: what it hears of its own session then is no news. */
export function isLoggingOut(): boolean {
  return leaving;
}

/** Ends the session, forgets the token and goes to the login page, which leads back here. */
export async function logout(reads: QueryClient): Promise<void> {
  leaving = true;
  const from = currentPath();
  // What is still being read would come too late, and be refused; so would what a screen just opening asks for.
  onlineManager.setOnline(false);
  await reads.cancelQueries();
  try {
    await callApi(sessionCalls.logout, {}, { quiet: 'background', noBox: true });
  } catch {
    // A session that is over already, or a lost connection: this browser forgets it all the same.
  }
  token.clear();
  forgetOwn();
  await forgetScanned();
  // A page load, so that nothing of the account stays in memory.
  location.assign(loginPath(from));
}

/** Loaded only here: the home page has no byte to spare for it. */
async function forgetScanned(): Promise<void> {
  try {
    const { forgetPeople } = await import('./forget-people.ts');
    await forgetPeople();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
