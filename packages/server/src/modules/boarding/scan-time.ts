import { startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Post } from '@gangway/contract/core/posts.ts';

const dayMs = 86_400_000;

/** How the clock of a device was wrong, if what it says cannot be so: nobody scans tomorrow, or days from the sailing. */
export function clockFault(happened: number, departsAt: Date, at: Date): 'future' | 'tooOld' | null {
  if (happened > at.getTime() + dayMs) return 'future';
  return Math.abs(happened - departsAt.getTime()) > 2 * dayMs ? 'tooOld' : null;
}

/**
 * When a scan happened whose device cannot say: a sailing boards from its own day on, and nothing happened later than it
 * came. Who boarded is taken to have been there from the first, and what else was done to be the latest, so that whoever
 * left is not aboard again. Of one heap each keeps its place.
 */
export function likelyTime(
  post: Post,
  { date, at, place, of }: { date: string; at: Date; place: number; of: number },
): number {
  const latest = at.getTime() - of;
  const opened = startOfPortDay(date).getTime();
  return (post === 'board' ? Math.min(opened, latest) : latest) + place;
}
