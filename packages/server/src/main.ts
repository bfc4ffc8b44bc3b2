import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { compose, type Gangway } from './compose.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';
import { type Env, readEnv } from './env.ts';
import { databaseProblem } from './platform/database/database-problem.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLog } from './platform/log.ts';
import { StartProblem } from './platform/start-problem.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';

const webBuild = path.resolve(import.meta.dirname, '../../web/dist');

try {
  await start();
} catch (error) {
  const problem = error instanceof StartProblem ? error : databaseProblem(error);
  if (!problem) throw error;
  process.stderr.write(`${problem.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const database = await openDatabase(env);
  let gangway: Gangway | undefined;
  const stop = async (drainMs: number) => {
    await gangway?.stop(drainMs);
    await database.stop();
  };
  const isStopping = stopOnSignals(() => stop(env.drainMs), log, env.drainMs);
  database.onLost((sentence) => {
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
  try {
    // While developing, Vite serves the pages and there may be no build.
    const webRoot = existsSync(path.join(webBuild, 'site.html')) ? webBuild : null;
    const { url: databaseUrl, directUrl } = database;
    gangway = await compose({ env, databaseUrl, directUrl, log, webRoot, sandbox: true });
    const port = await listenOn(gangway, env);
    process.stdout.write(welcome(env, database.place, port));
  } catch (error) {
    // Told to stop while starting, what was under way breaks off: that is no failure.
    if (isStopping()) return;
    await stop(0);
    throw error;
  }
}

async function listenOn({ app }: Gangway, env: Env): Promise<number> {
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${env.port} is in use by another program: stop that one, or choose another with PORT.`,
      );
    }
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new StartProblem(
        `Port ${env.port} may not be used by this user: choose one above 1023 with PORT.`,
      );
    }
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}

function welcome(env: Env, place: string, port: number): string {
  const lines = [`Gangway is ready at http://localhost:${port}`, `Data: ${place}`];
  if (env.demo !== 'none')
    lines.push(`Demo logins, all with the password ${demoPassword}:`, `  ${demoLogins.join(', ')}`);
  return `\n${lines.join('\n')}\n\n`;
}
