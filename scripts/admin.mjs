import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { projectNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  return run(projectNode(), ['packages/server/src/commands/admin.ts', ...process.argv.slice(2)]);
});
