import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { reachDatabase } from '../platform/database/open-database.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { asProblem } from './as-problem.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run backup -- FILE   (the product may run meanwhile)';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new StartProblem(usage);
  // npm runs scripts in the project's folder; the file is meant from where the reader stands.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', name);
  const database = await reachDatabase(readEnv(process.env));
  try {
    const { header, tables, rows } = await writeBackup(database.directUrl, file);
    process.stdout.write(`${rows} rows of ${tables} tables are in ${file}.\n`);
    if (header.secretName)
      process.stdout.write(
        `The SECRET_KEY they need is not in it; keep it elsewhere. Its name is ${header.secretName}.\n`,
      );
  } catch (error) {
    throw asProblem(error, 'The backup could not be made');
  } finally {
    await database.stop();
  }
});
