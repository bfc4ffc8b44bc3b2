import { compose } from '../src/compose.ts';
import { createLog } from '../src/platform/log.ts';
import { readTestEnv } from './test-env.ts';

/** Starts a server once on the database named, so that none that comes after has to do what a first start does. */
const [databaseUrl = ''] = process.argv.slice(2);
const gangway = await compose({
  env: readTestEnv({ DATABASE_URL: databaseUrl }),
  databaseUrl,
  log: createLog('warn'),
  webRoot: null,
});
await gangway.stop();
