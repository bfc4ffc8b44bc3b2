import { isatty } from 'node:tty';

let hungUp = false;

/**
 * Lets this process outlive the terminal it was started from, unless one is still at its ends, as with nohup it is not:
 * that nohup had the signal ignored is no help, for Node undoes it. Npm undoes it too and dies of it.
 */
export function outliveHangUp() {
  if ([0, 1, 2].some((end) => isatty(end))) return;
  process.on('SIGHUP', () => {
    hungUp = true;
  });
}

/** Whether the terminal is gone: then npm, which went with it, was not killed by anybody. */
export function isHungUp() {
  return hungUp;
}
