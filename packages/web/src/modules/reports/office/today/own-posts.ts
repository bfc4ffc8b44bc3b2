import { type Post, posts } from '@gangway/contract/core/posts.ts';
import type { TodaysSailing } from '@gangway/contract/reports/dashboard-schemas.ts';

/** The posts whose figures somebody looks at: their own. Who stands at all of them or at none looks at who is aboard. */
export function ownPosts(held: readonly Post[]): Post[] {
  return held.length === 0 || held.length === posts.length ? ['board'] : [...held];
}

/** How many have passed a post, of how many who could: those expected, or once they must be aboard first, those who boarded. */
export function passedPost(
  { boarding }: Pick<TodaysSailing, 'boarding'>,
  post: Post,
): { done: number; of: number } | null {
  if (!boarding) return null;
  const { expected, boarded, food, chip, disembarked } = boarding;
  const done = { board: boarded, food, chip, disembark: disembarked };
  return { done: done[post], of: post === 'board' ? expected : boarded };
}
