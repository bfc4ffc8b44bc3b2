/**
 * Does something at once, and however often it is asked for, not again before so many milliseconds have passed; what was
 * asked for meanwhile is done then, once.
 */
export function atMostEvery(pauseMs: number, act: () => void): () => void {
  let isResting = false;
  let isAsked = false;
  function ask(): void {
    isAsked = true;
    if (isResting) return;
    isAsked = false;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (isAsked) ask();
    }, pauseMs);
    act();
  }
  return ask;
}
