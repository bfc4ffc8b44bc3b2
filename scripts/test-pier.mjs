import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { projectNode, tool } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** The pier at length: a full ship of 600 people, or as many as PIER_PEOPLE says. */
await main(async () => {
  await ensureInstalled();
  return run(
    projectNode(),
    [tool('vitest', 'vitest.mjs'), 'run', '--project', 'integration', 'packages/server/test/pier.test.ts'],
    { env: { PIER_PEOPLE: process.env['PIER_PEOPLE'] ?? '600' } },
  );
});
