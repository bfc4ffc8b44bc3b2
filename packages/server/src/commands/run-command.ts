import { databaseProblem } from '../platform/database/database-problem.ts';
import { StartProblem } from '../platform/start-problem.ts';

/** Runs a command to its end; what the reader can do something about is told in its own words, without a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = error instanceof StartProblem ? error : databaseProblem(error);
    if (!problem) throw error;
    process.stderr.write(`${problem.message}\n`);
    process.exit(1);
  }
}
