import { once } from 'node:events';
import type { DemoWish } from '../fill-demo-beside.ts';
import { openPlatform } from '../open-platform.ts';
import { createLog } from '../platform/log.ts';
import { runCommand } from './run-command.ts';

// Nobody waits for it any more when the process that has started it is gone.
process.once('disconnect', () => process.exit(1));
// A terminal that hangs up ends what was left running in it, but not what was sent to the background: whoever has started this one knows.
process.on('SIGHUP', () => {});
const [wish] = (await once(process, 'message')) as [DemoWish];
await runCommand(() => fill(wish));
process.exit(0);

async function fill({ env, databaseUrl, at }: DemoWish): Promise<void> {
  if (env.demo === 'none') return;
  const { platform, database, databaseClock } = await openPlatform({
    env,
    databaseUrl,
    log: createLog(env.logLevel),
    clock: () => new Date(at),
  });
  const { fillDemo } = await import('../demo/fill-demo.ts');
  await fillDemo(platform, env.demo, env.publicUrl);
  platform.mailer?.close();
  await databaseClock.stop();
  await database.close();
}
