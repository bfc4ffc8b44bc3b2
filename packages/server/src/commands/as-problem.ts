import { isDatabaseAway } from '../platform/database/database-away.ts';
import { StartProblem } from '../platform/start-problem.ts';

/** What the database or the machine refused, as one sentence; a fault of ours stays what it is. */
export function asProblem(error: unknown, what: string): unknown {
  if (error instanceof StartProblem || !(error instanceof Error)) return error;
  const isOurs =
    !('code' in error) && !isDatabaseAway(error) && error.message !== 'Connection terminated unexpectedly';
  return isOurs ? error : new StartProblem(`${what}: ${error.message}.`, { cause: error });
}
