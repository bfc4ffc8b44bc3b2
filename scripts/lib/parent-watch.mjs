import { readFileSync } from 'node:fs';
import { isHungUp } from './hang-up.mjs';

/**
 * Calls back once the npm that runs us is gone. npm hands SIGTERM to the shell between us, and the shell keeps it for
 * itself; killed outright, npm tells nobody. The shell that npm was started from may end, and npm of a hang-up that we
 * outlive: we stay. Gives a function that ends the watch.
 */
export function onParentGone(callback) {
  // Run by hand we may well outlive our shell: that is what nohup is for.
  if (!process.env.npm_lifecycle_event) return () => {};
  const line = lineUpToNpm();
  const timer = setInterval(() => {
    if (lineUpToNpm() === line) return;
    clearInterval(timer);
    if (!isHungUp()) callback();
  }, 200);
  timer.unref();
  return () => clearInterval(timer);
}

// npm starts scripts through a shell, which some shells leave standing between npm and us.
function lineUpToNpm() {
  const parent = process.ppid;
  return /^(?:ba|da|z)?sh$/.test(nameOf(parent)) ? `${parent} ${parentOf(parent)}` : `${parent}`;
}

function nameOf(pid) {
  return /^Name:\s+(.*)$/m.exec(statusOf(pid))?.[1] ?? '';
}

function parentOf(pid) {
  return /^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1];
}

function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
