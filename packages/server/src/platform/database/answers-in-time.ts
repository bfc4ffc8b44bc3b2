const deadlineMs = 1500;

/**
 * Asks whether the database answers, and does not wait long for it. Whoever asks while another asks hears the same: what
 * is asked again and again must not fill the pool.
 */
export function answersInTime(ask: () => Promise<unknown>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;

  function askOnce(): Promise<boolean> {
    asking ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return () =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), deadlineMs);
      void askOnce().then((answered) => {
        clearTimeout(timer);
        resolve(answered);
      });
    });
}
