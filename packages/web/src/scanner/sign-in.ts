import { currentPath } from '#lib/redirect.ts';
import { loginPath } from '#lib/site-urls.ts';
import { token } from '#lib/token.ts';
import { askServer } from '#ui/scanner/connection.ts';

/** Goes to the login, where somebody answers. False: nobody does, and who is known here stays, or nobody could scan. */
export async function signIn(): Promise<boolean> {
  if ((await askServer()) === null) return false;
  token.clear();
  location.assign(loginPath(currentPath()));
  return true;
}
