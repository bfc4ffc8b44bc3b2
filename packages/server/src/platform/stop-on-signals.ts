import { isatty } from 'node:tty';
import type { FastifyBaseLogger } from 'fastify';

const patienceMs = 20_000;
const sameSignalMs = 1000;

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM, or when the starter that holds the other end of the channel is gone. How
 * long that may take comes on top of the time it is given to drain.
 * Ctrl-C reaches the whole process group, so a second signal within a second is the same one; a later one means now.
 * A terminal that hangs up ends what was left running in it, but not what was sent to the background with nohup.
 * Gives the way to ask whether the process is ending.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  log: FastifyBaseLogger,
  drainMs: number,
): () => boolean {
  let stoppingSince = 0;

  function begin(): void {
    const now = Date.now();
    if (stoppingSince > 0) {
      if (now - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = now;
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, drainMs + patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  }

  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
  process.on('disconnect', begin);
  // With nohup no end of ours is a terminal's; the signal itself Node would not ignore for us.
  const isAtTerminal = [0, 1, 2].some((end) => isatty(end));
  process.on('SIGHUP', () => {
    if (isAtTerminal) begin();
  });
  return () => stoppingSince > 0;
}
