import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { newPassword, username as usernameSchema } from '@gangway/contract/identity/schemas.ts';
import { readEnv } from '../env.ts';
import { createAdmin, syncMenus } from '../modules/identity/index.ts';
import { AppError } from '../platform/app-error.ts';
import { createDatabase, type Database } from '../platform/database/create-database.ts';
import { readDatabaseTime } from '../platform/database/database-clock.ts';
import { databaseProblem } from '../platform/database/database-problem.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { systemOrigin } from '../platform/http/origin.ts';
import { translate } from '../platform/messages/translate.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { checkLedgerCommand } from './check-ledger.ts';

const usage = [
  'Usage: npm run admin -- create --username NAME   (the password is asked for, or read from a pipe)',
  '       npm run admin -- ledger                   (adds up the balances; fails when they do not agree)',
].join('\n');

try {
  await run();
} catch (error) {
  const problem = error instanceof StartProblem ? error : databaseProblem(error);
  if (!problem) throw error;
  process.stderr.write(`${problem.message}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { username: { type: 'string' } },
  });
  if (positionals[0] === 'ledger') return withDatabase(({ db }) => checkLedgerCommand(db));
  if (positionals[0] !== 'create' || !values.username) throw new StartProblem(usage);
  const username = check(usernameSchema, values.username);
  const password = check(newPassword, await askPassword());
  await withDatabase(async ({ db, pool }) => {
    await syncMenus(db);
    const at = new Date(await readDatabaseTime(pool));
    await createAdmin(db, { username, password }, systemOrigin(at, `command:${randomUUID()}`));
    process.stdout.write(`The administrator ${username} can log in now.\n`);
  });
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const opened = await openDatabase(env);
  try {
    await migrate(opened.directUrl);
    const database = createDatabase({
      url: opened.url,
      poolSize: 2,
      namedStatements: false,
      onBroken: () => {},
    });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof AppError)
      throw new StartProblem(translate('en', `error.${error.reason}`, error.params));
    throw error;
  } finally {
    await opened.stop();
  }
}

async function askPassword(): Promise<string> {
  const input = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: process.stdin.isTTY,
  });
  try {
    if (process.stdin.isTTY) return await input.question('Password for the new administrator: ');
    for await (const line of input) return line;
    return '';
  } finally {
    input.close();
  }
}

function check(schema: typeof newPassword, value: string): string {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new StartProblem(translate('en', result.error.issues[0]?.message ?? '', { field: 'Value' }));
}
