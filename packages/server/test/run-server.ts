import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { shiftedEnv } from '../../../scripts/lib/test-now.mjs';

export interface ServerRun {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  errors(): string;
  /** Its address, once it is ready; throws with its last words if it ended instead. */
  address(): Promise<string>;
  /** Its exit code, once it has ended; null if it was killed. */
  ended: Promise<number | null>;
}

const entry = path.resolve(import.meta.dirname, '../src/main.ts');
/** What one start has compiled spares the next a second of the processor. */
export const compiled = path.resolve(import.meta.dirname, '../../../node_modules/.cache/gangway-compiled');

/** Starts the product as a process of its own. What a test does not set is unset, whatever the machine has set. */
export function runServer(env: Record<string, string>): ServerRun {
  // A database that the product starts by itself tells the true time, and the process goes by it.
  const time = env['DATABASE_URL'] ? shiftedEnv() : {};
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      NODE_ENV: 'development',
      PORT: '0',
      DEMO: 'off',
      ...time,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  // After `disconnect` a child gives no 'close' event, so its end is put together from its parts.
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const parts = [once(child, 'exit'), ...streams.map((stream) => finished(stream))];
  const ended = Promise.all(parts).then(() => child.exitCode);
  const ready = new Promise<string>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    child,
    output: () => output,
    errors: () => errors,
    address: () =>
      Promise.race([
        ready,
        ended.then((code) => {
          throw new Error(`the server ended with ${code}: ${errors}`);
        }),
      ]),
    ended,
  };
}
