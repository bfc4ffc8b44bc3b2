import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { isDatabaseAway } from './database-away.ts';

/** What keeps a database from being prepared, in one sentence; null where the error is a fault of ours. */
export function databaseProblem(error: unknown): StartProblem | null {
  if (!(error instanceof Error)) return null;
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code === '42501')
    return problem(
      `The role of the database may not make what Gangway needs there (${error.message}): let the owner of the database grant it CREATE on the database and on its schema public.`,
      error,
    );
  if (code === '53100')
    return problem('There is no space left on the disk of the database: make some, then start again.', error);
  if (code === '25006')
    return problem(
      `The database only lets itself be read (${error.message}): name the one that is written.`,
      error,
    );
  if (code === '26000' || code === '42P05')
    return problem(
      `The pooler in front of the database loses prepared statements (${error.message}): set PG_NAMED_STATEMENTS=off.`,
      error,
    );
  if (isDatabaseAway(error))
    return problem(`The database stopped answering while Gangway was starting: ${error.message}.`, error);
  return null;
}

function problem(sentence: string, cause: Error): StartProblem {
  return new StartProblem(sentence, { cause });
}
