import path from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxTables } from '@gangway/sandbox-gateway/tables.ts';
import { type Env, readEnv } from '../env.ts';
import { type BackupHeader, checkBackupFile } from '../platform/backup/backup-file.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { secretName } from '../platform/backup/secret-name.ts';
import { createDatabase } from '../platform/database/create-database.ts';
import { migrate, type Migration, readMigrations } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { jobsSchema } from '../platform/jobs/jobs-schema.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { secretFingerprint } from '../platform/secrets/signing-keys.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { asProblem } from './as-problem.ts';
import { checkLedgerCommand } from './check-ledger.ts';
import { runCommand } from './run-command.ts';

const usage = [
  'Usage: npm run restore -- FILE             (into an empty database, while the product is stopped)',
  '       npm run restore -- FILE --replace   (everything that is in the database goes)',
].join('\n');

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new StartProblem(usage);
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', name);
  const header = await checkBackupFile(file);
  const migrations = migrationsOf(header);
  const env = readEnv(process.env);
  refuseOtherSecret(header, env);
  const database = await openDatabase(env);
  try {
    const { rows, tables } = await restoreBackup({
      url: database.directUrl,
      file,
      migrations,
      replace: values.replace,
      secretName: secretAtHand(env),
      ...otherSchemas(header),
    });
    process.stdout.write(`${rows} rows of ${tables} tables are as they were at ${header.madeAt}.\n`);
    await migrate(database.directUrl);
    await addUp(database.directUrl);
  } catch (error) {
    throw asProblem(error, 'The backup could not be restored');
  } finally {
    await database.stop();
  }
});

/** Those that had run on the database of the backup; refuses a backup that this code does not understand. */
function migrationsOf(header: BackupHeader): Migration[] {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return header.migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (!migration)
      throw new StartProblem(
        `The backup was made by a newer Gangway (${header.version}): it has the migration ${name}, which this version does not know. Restore it with that version.`,
      );
    if (migration.checksum !== checksum)
      throw new StartProblem(
        `The migration ${name} is another one here than where the backup was made. Restore it with Gangway ${header.version}.`,
      );
    return migration;
  });
}

function secretAtHand({ secretKey }: Env): string {
  return secretName(secretFingerprint(createSecrets(secretKey)));
}

/** Told before the database is touched; what is really in the backup is looked at once it is there. */
function refuseOtherSecret(header: BackupHeader, env: Env): void {
  const atHand = secretAtHand(env);
  if (header.secretName === null || header.secretName === atHand) return;
  throw new StartProblem(
    `The backup was made with the SECRET_KEY named ${header.secretName}, and the one at hand is ${atHand}: what is encrypted in it could not be read. Nothing was changed; set SECRET_KEY to the old one (where none was set it lies in secret.key of the old DATA_DIR).`,
  );
}

/** How the schemas beside the product's own are made, and which of the backup is of no use here. */
function otherSchemas({ schemas, jobsVersion }: BackupHeader): { makers: string[]; leftOut: string[] } {
  const jobs = jobsSchema();
  const takesJobs = jobsVersion === jobs.version;
  if (schemas.includes('pgboss') && !takesJobs)
    process.stdout.write(
      'The list of jobs is of another version of the job runner and is left out; the next start schedules them anew.\n',
    );
  return {
    makers: [
      ...(takesJobs ? [jobs.text] : []),
      ...(schemas.includes('sandbox_gateway') ? [sandboxTables] : []),
    ],
    leftOut: takesJobs ? [] : ['pgboss'],
  };
}

async function addUp(url: string): Promise<void> {
  const database = createDatabase({ url, poolSize: 2, namedStatements: false, onBroken: () => {} });
  try {
    await checkLedgerCommand(database.db);
  } finally {
    await database.close();
  }
}
