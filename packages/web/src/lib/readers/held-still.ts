/** A code out of sight for so long was taken away, and is a new one when it comes again. */
const awayMs = 2_000;

/** Lets each code through once while it is held before the camera; another one at once. */
export function createHeldStill() {
  let last = '';
  let seenAt = 0;
  return {
    isNew(text: string, at: number): boolean {
      const isSame = text === last && at - seenAt < awayMs;
      last = text;
      seenAt = at;
      return !isSame;
    },
  };
}
