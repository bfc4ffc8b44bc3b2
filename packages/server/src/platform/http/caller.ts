import type { Grant } from '@gangway/contract/core/permissions.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';

/** The account behind a request. */
export interface Caller {
  sessionId: number;
  accountId: number;
  username: string;
  name: string;
  /** A guest has booked without an account, and reaches what was booked so. */
  kind: 'staff' | 'customer' | 'guest';
  avatarImageId: number | null;
  introduction: string;
  /** What a guest's session by a mailed link was opened for, and whether the link was asked for a moment before. */
  link: { orderId: number; isAsked: boolean } | null;
  role: { id: number; name: string; template: Role['template'] } | null;
  grants: readonly Grant[];
  /** Where they may scan tickets. */
  posts: readonly Post[];
}

export function isAdministrator({ role }: Caller): boolean {
  return role?.template === 'admin';
}

/** What a token turned out to be. */
export type Authentication =
  | { state: 'valid'; caller: Caller }
  | { state: 'unknown' | 'disabled' | 'endedElsewhere' };

export type Authenticate = (token: string, at: Date) => Promise<Authentication>;
