import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Menu, SessionUser } from '@gangway/contract/identity/schemas.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ReadyAnswer } from '../../platform/http/ready-answer.ts';
import type { KeptMenus } from './keep-menus.ts';
import type { Portraits } from './portraits.ts';
import { getSessionUser } from './session-user.ts';

type MadeOf = Pick<Caller, 'grants' | 'posts'> & { menus: Menu[] };

/** About twenty kilobytes each. */
const mostKept = 200;

/**
 * Answers who is signed in. For staff that is a long list of screens, asked for by every page: the answer is kept ready by all that it
 * is made of, which the session has just brought, and the menu. Whatever changes in one of them makes another answer.
 */
export function answerSessionUser(keptMenus: KeptMenus, portraits: Portraits) {
  const kept = new Map<string, MadeOf & { answer: ReadyAnswer }>();
  return async (caller: Caller): Promise<SessionUser | ReadyAnswer> => {
    if (caller.grants.length === 0) return getSessionUser(caller, [], portraits);
    const menus = await keptMenus();
    const { sessionId: _session, link: _link, grants, posts, ...shown } = caller;
    const key = JSON.stringify(shown);
    const known = kept.get(key);
    // The same lists as long as they say the same.
    if (known?.menus === menus && known.grants === grants && known.posts === posts) return known.answer;
    const answer = new ReadyAnswer(identityCalls.info, getSessionUser(caller, menus, portraits));
    kept.delete(key);
    kept.set(key, { menus, grants, posts, answer });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
