import { spawn } from 'node:child_process';
import { onParentGone } from './parent-watch.mjs';
import { root } from './project.mjs';

/** Runs a program to its end in the project's folder; gives its exit code. */
export function run(file, args, { env = {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      ...options,
    });
    const unhook = passSignalsOn(child);
    child.once('error', (error) => {
      unhook();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      unhook();
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/** Hands requests to end on to a child, a second one too, which means now; gives a function that stops doing so. */
export function passSignalsOn(child) {
  let passed = false;
  const pass = (signal) => {
    child.kill(signal);
    passed = true;
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const unwatch = onParentGone(() => {
    if (!passed) pass('SIGTERM');
  });
  return () => {
    process.off('SIGINT', pass).off('SIGTERM', pass);
    unwatch();
  };
}

function exitCodeOf(signal) {
  return { SIGINT: 130, SIGTERM: 143, SIGKILL: 137 }[signal] ?? 1;
}
