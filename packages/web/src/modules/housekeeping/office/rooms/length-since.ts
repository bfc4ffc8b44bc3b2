import { stayLength } from '../stay-length.ts';

const minuteMs = 60_000;

/** How long ago something began, in words. */
export function lengthSince(since: string, now: Date): string {
  return stayLength(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMs)));
}
