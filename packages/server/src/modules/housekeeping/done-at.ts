/**
 * When something was done that a device tells later: what it says, unless that lies ahead or before what it ended. Then it
 * is now, as for everybody else.
 */
export function doneAt(told: string | undefined, now: Date, since: Date): Date {
  const at = told === undefined ? now : new Date(told);
  if (at <= now && at >= since) return at;
  return now > since ? now : since;
}
