import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Env } from './env.ts';
import { StartProblem } from './platform/start-problem.ts';

/** What the process that fills the demo is told. */
export interface DemoWish {
  env: Env;
  databaseUrl: string;
}

/** Fills the demo in a process of its own, which takes with it the memory that needs: this one serves on for days. */
export async function fillDemoBeside(wish: DemoWish): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'commands/fill-demo.ts'));
  child.send(wish);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartProblem('The demo could not be filled.');
}
