import { fork } from 'node:child_process';
import path from 'node:path';
import type { Env } from './env.ts';
import { StartProblem } from './platform/start-problem.ts';

/** What the process that fills the demo is told. */
export interface DemoWish {
  env: Env;
  databaseUrl: string;
  /** The moment it is filled for, as this process has it. */
  at: string;
}

const program = path.join(import.meta.dirname, 'commands/fill-demo.ts');
/** On which this process stops, and its database with it. */
const ends = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

/** Fills the demo in a process of its own, which takes with it the memory that needs: this one serves on for days. */
export async function fillDemoBeside(wish: DemoWish): Promise<void> {
  const child = fork(program);
  const end = () => void child.kill('SIGKILL');
  for (const told of ends) process.once(told, end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('exit', resolve);
      child.once('error', reject);
      child.send(wish, (error) => {
        if (error) reject(error);
      });
    });
    if (code !== 0) throw new Error(`the process that fills it ended with ${code}`);
  } catch (error) {
    throw new StartProblem(`The demo could not be filled: ${String(error)}`, { cause: error });
  } finally {
    for (const told of ends) process.off(told, end);
  }
}
