import { readFileSync } from 'node:fs';

/**
 * Calls back once the npm that runs us is gone. npm hands SIGTERM to the shell between us, and the shell keeps it for
 * itself; killed outright, npm tells nobody. Gives a function that ends the watch.
 */
export function onParentGone(callback) {
  // Run by hand we may well outlive our shell: that is what nohup is for.
  if (!process.env.npm_lifecycle_event) return () => {};
  const line = lineage();
  const timer = setInterval(() => {
    if (lineage() === line) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
  return () => clearInterval(timer);
}

function lineage() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
