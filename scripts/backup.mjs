import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { projectNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { isWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled({ toRun: isWebBuilt() });
  return run(projectNode(), ['packages/server/src/commands/backup.ts', ...process.argv.slice(2)]);
});
