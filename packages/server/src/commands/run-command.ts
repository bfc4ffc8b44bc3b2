import { StartProblem } from '../platform/start-problem.ts';

/** Runs a command to its end; what the reader can do something about is told in its own words, without a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
