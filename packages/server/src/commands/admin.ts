import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { newPassword, username as usernameSchema } from '@gangway/contract/identity/schemas.ts';
import { readEnv } from '../env.ts';
import { createAdmin, syncMenus } from '../modules/identity/index.ts';
import { AppError } from '../platform/app-error.ts';
import { createDatabase, type Database } from '../platform/database/create-database.ts';
import { readDatabaseTime } from '../platform/database/database-clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { systemActor } from '../platform/http/actor.ts';
import { translate } from '../platform/messages/translate.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { askPassword } from './ask-password.ts';
import { checkLedgerCommand } from './check-ledger.ts';
import { runCommand } from './run-command.ts';

const usage = [
  'Usage: npm run admin -- create --username NAME   (the password is asked for, or read from a pipe)',
  '       npm run admin -- ledger                   (adds up the balances; fails when they do not agree)',
].join('\n');

await runCommand(run);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { username: { type: 'string' } },
  });
  if (positionals[0] === 'ledger') return withDatabase(({ db }) => checkLedgerCommand(db));
  if (positionals[0] !== 'create' || !values.username) throw new StartProblem(usage);
  const username = check(usernameSchema, values.username);
  const password = check(newPassword, await askPassword('Password for the new administrator: '));
  await withDatabase(async ({ db, pool }) => {
    await syncMenus(db);
    const at = new Date(await readDatabaseTime(pool));
    await createAdmin(db, { username, password }, systemActor(at, `command:${randomUUID()}`));
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

function check(schema: typeof newPassword, value: string): string {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new StartProblem(translate('en', result.error.issues[0]?.message ?? '', { field: 'Value' }));
}
