import { outliveHangUp } from './lib/hang-up.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { projectNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { serverFlags, serverMemory } from './lib/server-flags.mjs';
import { ensureWebBuilt, isWebBuilt } from './lib/web-build.mjs';

outliveHangUp();

await main(async () => {
  await ensureInstalled({ toRun: isWebBuilt() });
  await ensureWebBuilt();
  // The channel tells the server when this process is gone, however it went.
  return run(projectNode(), [...serverFlags, 'packages/server/src/main.ts'], {
    env: serverMemory,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
});
