/** A code out of sight for so long was taken away, and is a new one when it comes again. */
const awayMs = 2_000;
/** An answer stays for so long before the next code is taken, so that each of several in view is read by somebody. */
const answerMs = 1_000;

/**
 * Chooses what is asked about of the codes before the camera: one at a time, each once for as long as it is in view, and
 * the next when the answer to the one before has been seen.
 */
export function createHeldStill() {
  /** When each code that was taken was last seen; those out of sight are forgotten, so it is never longer than the view. */
  const seen = new Map<string, number>();
  let freeAt = 0;
  return {
    /** Which of the codes in view is to be asked about now, if any. */
    take(texts: readonly string[], at: number): string | null {
      for (const [text, seenAt] of seen) if (at - seenAt >= awayMs) seen.delete(text);
      for (const text of texts) if (seen.has(text)) seen.set(text, at);
      const next = at < freeAt ? undefined : texts.find((text) => !seen.has(text));
      if (next === undefined) return null;
      seen.set(next, at);
      freeAt = Infinity;
      return next;
    },
    /** The answer to what was taken is there. */
    answered(at: number): void {
      freeAt = at + answerMs;
    },
  };
}
