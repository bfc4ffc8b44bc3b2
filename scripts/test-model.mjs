import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { projectNode, tool } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** The model of money at length: a hundred thousand steps, or as many as MODEL_STEPS says. */
await main(async () => {
  await ensureInstalled();
  return run(
    projectNode(),
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--project',
      'integration',
      'packages/server/test/money-model.test.ts',
    ],
    { env: { MODEL_STEPS: process.env['MODEL_STEPS'] ?? '100000' } },
  );
});
