import type { Post } from '@gangway/contract/core/posts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** A role decides at which posts its holder scans. */
export function requirePost({ posts }: Caller, post: Post): void {
  if (!posts.includes(post)) throw new AppError('boarding.post');
}
