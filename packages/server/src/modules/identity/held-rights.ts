import { type Grant, heldGrants } from '@gangway/contract/core/permissions.ts';
import { heldPosts, posts } from '@gangway/contract/core/posts.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** A role as the session's query brings it: grants one a line, access before route, and posts with spaces between. */
export interface RightsText {
  template: Role['template'];
  grants: string;
  posts: string;
}

export type HeldRights = Pick<Caller, 'grants' | 'posts'>;

const mostKept = 200;
const kept = new Map<string, HeldRights>();

/** What a role holds: the very same lists for as long as the database says the same of it. */
export function heldRights({ template, grants, posts: given }: RightsText): HeldRights {
  const key = `${template}\n${given}\n${grants}`;
  const known = kept.get(key);
  if (known) return known;
  const words = given.split(' ');
  const rights = {
    grants: heldGrants(template, grants === '' ? [] : grants.split('\n').map(readGrant)),
    posts: heldPosts(
      template,
      posts.filter((post) => words.includes(post)),
    ),
  };
  kept.set(key, rights);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return rights;
}

function readGrant(line: string): Grant {
  const access = line.startsWith('edit ') ? 'edit' : 'view';
  return { access, route: line.slice(access.length + 1) };
}
